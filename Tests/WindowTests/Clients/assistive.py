"""An assistive tool for tests: an AT-SPI client outside the program that is looked at, by pyatspi.

Each line of standard input is a JSON object: {"do": NAME, ...}; each is answered by one line, {"ok": RESULT} or
{"error": TEXT}. "ready" is printed first. Objects are meant by where they are found: "role" and "name", either may be
missing, and "index" among those that fit.
"""
import json
import os
import sys
import time

import pyatspi
from gi.repository import Atspi, GLib

heard = []
desktop = pyatspi.Registry.getDesktop(0)
application = None


def remember(event):
    value = event.any_data
    if isinstance(value, Atspi.Accessible):
        value = value.name
    elif not isinstance(value, (str, int, float, type(None))):
        value = str(value)
    source = event.source
    try:
        place = [source.getRoleName(), source.name]
    except Exception:
        place = ["gone", ""]
    heard.append([str(event.type), event.detail1, event.detail2, value, *place])


def spin(seconds):
    """Runs the main loop for a while: events come in."""
    end = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        if not context.iteration(False):
            time.sleep(0.002)


def walk(node, depth=0):
    yield node, depth
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child is not None:
            yield from walk(child, depth + 1)


def states(node):
    return sorted(pyatspi.stateToString(state) for state in node.getState().getStates())


def describe(node, depth):
    extents = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS) if "Component" in interfaces(node) else None
    return {
        "depth": depth, "role": node.getRoleName(), "name": node.name, "description": node.description,
        "states": states(node), "interfaces": interfaces(node), "path": node.path if hasattr(node, "path") else "",
        "index": node.getIndexInParent(), "extents": list(extents) if extents else None,
        "attributes": node.getAttributes(),
    }


def interfaces(node):
    return sorted(node.get_interfaces())


def find(ask):
    fits = [
        node for node, _ in walk(application)
        if ask.get("role", node.getRoleName()) == node.getRoleName() and ask.get("name", node.name) == node.name
    ]
    index = ask.get("index", 0)
    if index >= len(fits):
        raise LookupError("nothing of role %s and name %s" % (ask.get("role"), ask.get("name")))
    return fits[index]


def attach(ask):
    global application
    end = time.monotonic() + ask.get("timeout", 20)
    while time.monotonic() < end:
        desktop.clear_cache()
        for index in range(desktop.childCount):
            child = desktop.getChildAtIndex(index)
            if child is not None and child.name == ask["name"]:
                application = child
                return child.name
        spin(0.05)
    raise LookupError("no program %s" % ask["name"])


def tree(ask):
    return [describe(node, depth) for node, depth in walk(application)]


def listen(ask):
    pyatspi.Registry.registerEventListener(remember, *ask["events"])
    spin(0.05)


def unlisten(ask):
    pyatspi.Registry.deregisterEventListener(remember, *ask["events"])
    spin(0.05)


def events(ask):
    """Events until one of each wanted kind is there, or the time is over."""
    wanted = set(ask.get("until", []))
    end = time.monotonic() + ask.get("timeout", 10)
    while time.monotonic() < end:
        spin(0.05)
        wanted -= {event[0] for event in heard}
        if not wanted:
            break
    result = list(heard)
    heard.clear()
    return result


def action(ask):
    actions = find(ask).queryAction()
    names = [actions.getName(index) for index in range(actions.nActions)]
    if "action" not in ask:
        return names
    return actions.doAction(names.index(ask["action"]))


def value(ask):
    value = find(ask).queryValue()
    if "set" in ask:
        value.currentValue = ask["set"]
    return [value.currentValue, value.minimumValue, value.maximumValue, value.minimumIncrement]


def text(ask):
    text = find(ask).queryText()
    call = ask.get("call")
    if call:
        result = getattr(text, call)(*ask.get("with", []))
        return list(result) if isinstance(result, tuple) else result
    return [text.getText(0, -1), text.caretOffset, text.characterCount, text.getNSelections()]


def edit(ask):
    return getattr(find(ask).queryEditableText(), ask["call"])(*ask.get("with", []))


def component(ask):
    result = getattr(find(ask).queryComponent(), ask["call"])(*ask.get("with", []))
    if isinstance(result, Atspi.Accessible):
        return [result.getRoleName(), result.name]
    return list(result) if hasattr(result, "__iter__") else result


def relations(ask):
    return [
        [relation.relationTypeToString() if hasattr(relation, "relationTypeToString") else int(relation.getRelationType()),
         [relation.getTarget(index).name for index in range(relation.getNTargets())]]
        for relation in find(ask).getRelationSet()
    ]


def matches(ask):
    roles = [getattr(pyatspi, "ROLE_" + name) for name in ask["roles"]]
    rule = Atspi.MatchRule.new(
        Atspi.StateSet.new([]), Atspi.CollectionMatchType.ALL, {}, Atspi.CollectionMatchType.ALL, roles,
        Atspi.CollectionMatchType.ANY, [], Atspi.CollectionMatchType.ALL, False)
    found = Atspi.Collection.get_matches(
        find(ask).get_collection_iface(), rule, Atspi.CollectionSortOrder.CANONICAL, 0, True)
    return [[node.getRoleName(), node.name] for node in found]


def cache(ask):
    """What a program gives for the caches of tools, asked without the library."""
    from gi.repository import Gio
    bus = Gio.DBusConnection.new_for_address_sync(
        os.environ["MARTLET_TEST_BUS"],
        Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    reply = bus.call_sync(
        ask["bus"], "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", None, None, 0, 5000, None)
    return [[item[0][1], item[2][1], item[3], item[4], item[6], item[7]] for item in reply.unpack()[0]]


def main():
    print("ready", flush=True)
    for line in sys.stdin:
        ask = json.loads(line)
        try:
            answer = {"ok": globals()[ask["do"]](ask)}
        except Exception as error:  # said to the test, which fails by it
            answer = {"error": "%s: %s" % (type(error).__name__, error)}
        print(json.dumps(answer), flush=True)


main()
