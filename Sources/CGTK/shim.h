#include <gtk/gtk.h>
#include <gdk/gdk.h>
#include <glib-unix.h>
