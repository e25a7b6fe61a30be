// What the figures of windows are held beside: the same by GTK's own widgets, in C. With the argument `flip`, an area that
// turns from white to black and back with each click; else Examples/Hello.
#include <gtk/gtk.h>
#include <string.h>

static gboolean flips, is_on;

static void draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
    cairo_set_source_rgb(cr, !is_on, !is_on, !is_on);
    cairo_paint(cr);
}

static void released(GtkGestureClick *gesture, int count, double x, double y, gpointer area) {
    is_on = !is_on;
    gtk_widget_queue_draw(area);
}

static GtkWidget *area(void) {
    GtkWidget *area = gtk_drawing_area_new();
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, NULL, NULL);
    GtkGesture *click = gtk_gesture_click_new();
    g_signal_connect(click, "released", G_CALLBACK(released), area);
    gtk_widget_add_controller(area, GTK_EVENT_CONTROLLER(click));
    return area;
}

static GtkWidget *hello(void) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
    GtkWidget *image = gtk_image_new_from_icon_name("globe-symbolic");
    gtk_image_set_pixel_size(GTK_IMAGE(image), 26);
    gtk_box_append(GTK_BOX(box), image);
    gtk_box_append(GTK_BOX(box), gtk_label_new("Hello, world!"));
    return box;
}

static void activate(GtkApplication *app, gpointer data) {
    GtkWidget *window = gtk_application_window_new(app);
    gtk_window_set_title(GTK_WINDOW(window), "Hello");
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
    gtk_window_set_child(GTK_WINDOW(window), flips ? area() : hello());
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
    flips = argc > 1 && strcmp(argv[1], "flip") == 0;
    GtkApplication *app = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), 1, argv);
}
