"""A settings portal for tests: org.freedesktop.portal.Settings on the session bus.

Each line that is written to the pipe given as argument is NAMESPACE KEY VALUE, the value in GVariant's text form; it is kept
and announced. "ready" is printed once the name is owned.
"""
import os
import sys

from gi.repository import Gio, GLib

XML = """<node><interface name="org.freedesktop.portal.Settings">
<method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
settings = {}
rest = ""
pipe = os.open(sys.argv[1], os.O_RDWR)


def called(connection, sender, path, interface, method, parameters, invocation):
    if method == "ReadAll":
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))
    else:
        space, key = parameters.unpack()
        invocation.return_value(GLib.Variant("(v)", (settings[space][key],)))


def readable(channel, condition):
    global rest
    data = os.read(pipe, 65536)
    if not data:
        loop.quit()
        return False
    *lines, rest = (rest + data.decode()).split("\n")
    for line in lines:
        space, key, value = line.split(" ", 2)
        value = GLib.Variant.parse(None, value, None, None)
        settings.setdefault(space, {})[key] = value
        bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", GLib.Variant("(ssv)", (space, key, value)))
    return True


def acquired(connection, name):
    print("ready", flush=True)


loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], called, None, None)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, acquired, None)
GLib.io_add_watch(pipe, GLib.IO_IN | GLib.IO_HUP, readable)
loop.run()
