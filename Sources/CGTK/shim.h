#include <gtk/gtk.h>
#include <gdk/gdk.h>
