"""A program of another toolkit's making that gives a list of addresses to drag: text/uri-list, as file managers do.

Its one window is dragged from anywhere. The arguments are the addresses. "asked" is printed when the list is read.
"""
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk

data = "".join(address + "\r\n" for address in sys.argv[1:]).encode()


def prepare(source, x, y):
    return Gdk.ContentProvider.new_for_bytes("text/uri-list", GLib.Bytes.new(data))


def activate(application):
    window = Gtk.ApplicationWindow(application=application, title="Source", default_width=160, default_height=160)
    source = Gtk.DragSource()
    source.connect("prepare", prepare)
    source.connect("drag-end", lambda *_: print("ended", flush=True))
    box = Gtk.Box(hexpand=True, vexpand=True)
    box.add_controller(source)
    window.set_child(box)
    window.present()


application = Gtk.Application(flags=0x20)  # Gio.ApplicationFlags.NON_UNIQUE
application.connect("activate", activate)
application.run([])
