"""A pointer and a keyboard for tests on Wayland: zwlr_virtual_pointer_v1 and zwp_virtual_keyboard_v1, spoken without a library.

The arguments are acts: `move X Y` in pixels of an output of WIDTH by HEIGHT (the first two arguments), `down`, `up`, `wheel N`
(notches, positive ones show what is further down), `key CODE` and `shift CODE` (of linux/input-event-codes.h, on a keyboard as
sold in the USA), `preedit TEXT` and `commit TEXT` as an input method of the compositor (zwp_input_method_v2) composes in the
field that has the focus, `sleep SECONDS`. A compositor tells programs of a pointer when the first one is there, so the test keeps one
that sleeps.
"""
import os
import socket
import struct
import sys
import time

WHEEL, NOTCH = 0, 15
KEYMAP = b"""xkb_keymap { xkb_keycodes { include "evdev+aliases(qwerty)" }; xkb_types { include "complete" };
xkb_compat { include "complete" }; xkb_symbols { include "pc+us+inet(evdev)" }; };\0"""


def text(value):
    data = value.encode() + b"\0"
    return struct.pack("=I", len(data)) + data + b"\0" * (-len(data) % 4)


class Hands:
    def __init__(self, width, height):
        self.size = (width, height)
        self.socket = socket.socket(socket.AF_UNIX)
        place = os.environ["WAYLAND_DISPLAY"]
        self.socket.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], place))
        self.rest = b""
        self.send(1, 1, struct.pack("=I", 2))  # wl_display.get_registry
        self.names = {interface: (name, version) for name, interface, version in self.globals()}
        # Ids are taken in order.
        self.bind("zwlr_virtual_pointer_manager_v1", 4)
        self.send(4, 0, struct.pack("=II", 0, 5))  # create_virtual_pointer, for any seat
        self.has_keyboard = False
        self.has_method = False
        self.wait()

    def bind(self, interface, number):
        if interface not in self.names:
            sys.exit("the compositor has no " + interface)
        name, version = self.names[interface]
        self.send(2, 0, struct.pack("=I", name) + text(interface) + struct.pack("=II", version, number))

    def send(self, receiver, code, payload=b"", files=[]):
        message = struct.pack("=II", receiver, (len(payload) + 8) << 16 | code) + payload
        if files:
            socket.send_fds(self.socket, [message], files)
        else:
            self.socket.sendall(message)

    def press(self, code, shift):
        if not self.has_keyboard:
            self.has_keyboard = True
            self.bind("wl_seat", 7)
            self.bind("zwp_virtual_keyboard_manager_v1", 8)
            self.send(8, 0, struct.pack("=II", 7, 9))
            file = os.memfd_create("keymap")
            os.write(file, KEYMAP)
            self.send(9, 0, struct.pack("=II", 1, len(KEYMAP)), [file])
        now = int(time.monotonic() * 1000) & 0xFFFFFFFF
        self.send(9, 2, struct.pack("=IIII", int(shift), 0, 0, 0))
        for state in 1, 0:
            self.send(9, 1, struct.pack("=III", now, code, state))
        self.send(9, 2, struct.pack("=IIII", 0, 0, 0, 0))

    def compose(self, preedit, committed):
        if not self.has_method:
            self.has_method = True
            self.bind("wl_seat", 7)
            self.bind("zwp_input_method_manager_v2", 8)
            self.send(8, 0, struct.pack("=II", 7, 9))
            self.turns = 0
            # A field tells of itself before anything can be put there.
            for sender, code, payload in self.events():
                if sender == 9 and code == 6:
                    sys.exit("there is another input method")
                if sender == 9 and code == 5:
                    self.turns += 1
                    break
        if committed:
            self.send(9, 0, text(committed))
        self.send(9, 1, text(preedit) + struct.pack("=ii", len(preedit.encode()), len(preedit.encode())))
        self.send(9, 3, struct.pack("=I", self.turns))

    def events(self):
        while True:
            while len(self.rest) >= 8:
                sender, word = struct.unpack("=II", self.rest[:8])
                if len(self.rest) < word >> 16:
                    break
                payload, self.rest = self.rest[8 : word >> 16], self.rest[word >> 16 :]
                yield sender, word & 0xFFFF, payload
            data = self.socket.recv(65536)
            if not data:
                sys.exit("the compositor has gone")
            self.rest += data

    def globals(self):
        found = []
        self.send(1, 0, struct.pack("=I", 3))  # wl_display.sync
        for sender, code, payload in self.events():
            if sender == 3:
                return found
            if sender == 2 and code == 0:
                name, length = struct.unpack("=II", payload[:8])
                interface = payload[8 : 8 + length - 1].decode()
                found.append((name, interface, struct.unpack("=I", payload[-4:])[0]))

    def wait(self):
        """Waits until everything that was sent has been done."""
        self.send(1, 0, struct.pack("=I", 6))
        for sender, code, payload in self.events():
            if sender == 1 and code == 0:
                sys.exit("the compositor refuses: %r" % payload[12:])
            if sender == 9 and code == 5 and self.has_method:
                self.turns += 1
            if sender == 6:
                return

    def act(self, words):
        words = iter(words)
        for word in words:
            now = int(time.monotonic() * 1000) & 0xFFFFFFFF
            if word == "move":
                self.send(5, 1, struct.pack("=IIIII", now, int(next(words)), int(next(words)), *self.size))
            elif word in ("down", "up"):
                self.send(5, 2, struct.pack("=III", now, 0x110, word == "down"))
            elif word == "wheel":
                notches = int(next(words))
                self.send(5, 5, struct.pack("=I", WHEEL))
                self.send(5, 7, struct.pack("=IIii", now, 0, notches * NOTCH * 256, notches))
            elif word in ("key", "shift"):
                self.press(int(next(words)), word == "shift")
                self.wait()
                continue
            elif word in ("preedit", "commit"):
                string = next(words)
                self.compose(*((string, "") if word == "preedit" else ("", string)))
                self.wait()
                continue
            elif word == "sleep":
                self.wait()
                time.sleep(float(next(words)))
                continue
            else:
                sys.exit("what is " + word + "?")
            self.send(5, 4)  # zwlr_virtual_pointer_v1.frame
            # An id that was used for a callback is free again once it has been called.
            self.wait()


Hands(int(sys.argv[1]), int(sys.argv[2])).act(sys.argv[3:])
