// Looks at a display and acts on it as a person would: pixels by XGetImage, events by XTEST.
#include "CMeasure.h"

#if __has_include(<X11/Xlib.h>) && __has_include(<X11/Xutil.h>)
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <dlfcn.h>
#include <stdlib.h>

// Loaded by hand, so that the benchmarks need no more to be built than GTK does.
static void *function(const char *library, const char *name) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    return handle ? dlsym(handle, name) : NULL;
}
#define X(name) ((__typeof__(&name))function("libX11.so.6", #name))

void *measure_open_display(const char *name) {
    __typeof__(&XOpenDisplay) open = X(XOpenDisplay);
    return open ? open(name) : NULL;
}

void measure_close_display(void *display) { X(XCloseDisplay)(display); }

uint64_t measure_pixels(void *display, int x, int y, int width, int height) {
    static __typeof__(&XGetImage) get;
    static __typeof__(&XDefaultRootWindow) root;
    if (!get) {
        get = X(XGetImage);
        root = X(XDefaultRootWindow);
    }
    XImage *image = get(display, root(display), x, y, width, height, ~0UL, ZPixmap);
    if (!image) return 0;
    uint64_t hash = 1469598103934665603ULL;
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            uint32_t pixel = ((uint32_t *)(image->data + row * image->bytes_per_line))[column] & 0xFFFFFF;
            if (width * height == 1) hash = pixel;
            else hash = (hash ^ pixel) * 1099511628211ULL;
        }
    image->f.destroy_image(image);
    return hash;
}

int measure_pointer(void *display, int x, int y) {
    static int (*move)(Display *, int, int, int, unsigned long);
    if (!move) move = function("libXtst.so.6", "XTestFakeMotionEvent");
    if (!move) return 0;
    move(display, -1, x, y, 0);
    X(XFlush)(display);
    return 1;
}

int measure_button(void *display, int button, int is_down) {
    static int (*press)(Display *, unsigned, int, unsigned long);
    static __typeof__(&XFlush) flush;
    if (!press) {
        press = function("libXtst.so.6", "XTestFakeButtonEvent");
        flush = X(XFlush);
    }
    if (!press) return 0;
    press(display, button, is_down, 0);
    flush(display);
    return 1;
}
#else
void *measure_open_display(const char *name) { return 0; }
void measure_close_display(void *display) {}
uint64_t measure_pixels(void *display, int x, int y, int width, int height) { return 0; }
int measure_pointer(void *display, int x, int y) { return 0; }
int measure_button(void *display, int button, int is_down) { return 0; }
#endif
