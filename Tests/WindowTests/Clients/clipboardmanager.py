"""A clipboard manager for tests, by freedesktop's clipboard manager specification: it owns CLIPBOARD_MANAGER, and when a
program asks it to SAVE_TARGETS it reads the text of CLIPBOARD and owns that from then on.

"ready" is printed once it is there. Only UTF8_STRING is kept, and only as much as one answer of the server holds.
"""
import ctypes
import struct

x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
display = ctypes.c_void_p(x.XOpenDisplay(None))
window = x.XCreateSimpleWindow(display, x.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)


def atom(name):
    return x.XInternAtom(display, name.encode(), 0)


MANAGER, CLIPBOARD, SAVE, TEXT = (atom(n) for n in ("CLIPBOARD_MANAGER", "CLIPBOARD", "SAVE_TARGETS", "UTF8_STRING"))
TARGETS, PLACE, ATOM = atom("TARGETS"), atom("MARTLET_TEST"), 4
kept, waiting = b"", None


def own(selection):
    x.XSetSelectionOwner(display, selection, window, 0)
    x.XFlush(display)


def put(requestor, place, kind, size, data, count):
    x.XChangeProperty(display, ctypes.c_ulong(requestor), place, kind, size, 0, data, count)


def answer(request, place):
    # XSelectionEvent: type, serial, send_event, display, requestor, selection, target, property, time
    event = (ctypes.c_char * 192)()
    struct.pack_into("=iixxxxxxxxixxxxQQQQQQ", event, 0, 31, 0, 0, 0, *request[:3], place, request[4])
    struct.pack_into("=Q", event, 24, 0)
    x.XSendEvent(display, ctypes.c_ulong(request[0]), 0, 0, event)
    x.XFlush(display)


own(MANAGER)
print("ready", flush=True)
event = (ctypes.c_char * 192)()
while True:
    x.XNextEvent(display, event)
    kind = struct.unpack_from("=i", event)[0]
    if kind == 30:  # SelectionRequest: type, serial, send_event, display, owner, requestor, selection, target, property, time
        requestor, selection, target, place, time = struct.unpack_from("=QQQQQ", event, 40)
        request = (requestor, selection, target, place, time)
        if selection == MANAGER and target == SAVE:
            waiting = request
            x.XConvertSelection(display, CLIPBOARD, TEXT, PLACE, window, ctypes.c_ulong(time))
            x.XFlush(display)
        elif target == TARGETS:
            put(requestor, place, ATOM, 32, (ctypes.c_ulong * 2)(TARGETS, TEXT), 2)
            answer(request, place)
        elif selection == CLIPBOARD and target == TEXT:
            put(requestor, place, TEXT, 8, kept, len(kept))
            answer(request, place)
        else:
            answer(request, 0)
    elif kind == 31 and waiting:  # SelectionNotify: what was asked for is here
        kind, size, count, rest = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
        data = ctypes.c_void_p()
        x.XGetWindowProperty(
            display, window, PLACE, ctypes.c_long(0), ctypes.c_long(1 << 16), 1, ctypes.c_ulong(0), ctypes.byref(kind),
            ctypes.byref(size), ctypes.byref(count), ctypes.byref(rest), ctypes.byref(data))
        kept = ctypes.string_at(data.value, count.value) if data.value else b""
        own(CLIPBOARD)
        answer(waiting, waiting[3])
        waiting = None
