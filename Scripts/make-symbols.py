#!/usr/bin/env python3
"""Makes Sources/MartletCairo/Symbols/SymbolTable+Data.swift.

    Scripts/make-symbols.py DIRECTORY_OF_BOOTSTRAP_SVGS > Sources/MartletCairo/Symbols/SymbolTable+Data.swift

Reads the SVG files of Bootstrap Icons (MIT; Debian package bootstrap-icons, /usr/share/bootstrap-icons/svg) and the
tables below: which icon stands for which SF Symbols name, our own drawings for names without a counterpart, and the
layout sizes that SF Symbols have at 13 points (measured on macOS 26.2; `w h below` in Scripts/symbol-sizes.txt, where
`below` is how far the symbol reaches under the baseline).

A line of the output is `name|x y w h|W H B|paths`: the ink's box in the 16-unit square, the measured size if known, and
paths, each led by f (fill), e (fill by even-odd) or s (stroke of 1.15 units, round)."""
import math, os, re, sys

ICONS = {  # SF Symbols name: Bootstrap icon
    "checkmark": "check-lg", "magnifyingglass": "search", "xmark": "x-lg", "multiply": "x-lg", "ellipsis": "three-dots",
    "plus": "plus-lg", "minus": "dash-lg", "exclamationmark": "exclamation-lg", "questionmark": "question-lg",
    "info": "info-lg", "xmark.circle": "x-circle", "x.circle": "x-circle", "checkmark.circle": "check-circle",
    "multiply.circle": "x-circle", "minus.circle": "dash-circle", "questionmark.circle": "question-circle",
    "exclamationmark.circle": "exclamation-circle", "ellipsis.circle": "", "plus.square": "plus-square",
    "minus.square": "dash-square", "checkmark.square": "check-square", "xmark.square": "x-square", "plus.app": "plus-square",
    "exclamationmark.triangle": "exclamation-triangle", "exclamationmark.octagon": "exclamation-octagon",
    "xmark.octagon": "x-octagon", "questionmark.diamond": "question-diamond", "list.bullet": "list-ul",
    "list.number": "list-ol", "list.dash": "list-ul", "list.star": "list-stars", "checklist": "list-check",
    "list.triangle": "list-ul", "list.bullet.indent": "list-nested", "list.bullet.rectangle": "card-list",
    "list.bullet.rectangle.portrait": "journal-text", "list.bullet.below.rectangle": "view-stacked",
    "list.bullet.clipboard": "clipboard-data", "list.clipboard": "clipboard2-check", "pencil.and.list.clipboard": "clipboard-check",
    "person.crop.circle": "person-circle", "person.circle": "person-circle", "person.crop.square": "person-square",
    "person.2": "people", "person.3": "people", "person.3.sequence": "people", "person.badge.plus": "person-plus",
    "person.fill.badge.plus": "person-plus-fill", "person.badge.minus": "person-dash", "person.badge.key": "person-lock",
    "person.crop.circle.badge.xmark": "person-x", "person.crop.circle.badge.plus": "person-plus",
    "person.crop.circle.badge.checkmark": "person-check", "person.crop.circle.fill.badge.checkmark": "person-check-fill",
    "person.crop.circle.badge.exclamationmark": "person-exclamation", "person.crop.circle.badge.moon": "person-dash",
    "person.crop.rectangle": "person-badge", "person.text.rectangle": "person-vcard",
    "square.and.arrow.up": "box-arrow-up", "square.and.arrow.down": "box-arrow-in-down", "square.and.pencil": "pencil-square",
    "arrow.up.forward.square": "box-arrow-up-right", "arrow.up.forward.app": "box-arrow-up-right",
    "sparkles": "stars", "sparkle": "=", "gearshape": "gear", "gearshape.fill": "gear-fill", "gear": "gear", "gearshape.2": "gear-wide-connected",
    "slider.horizontal.3": "sliders", "slider.vertical.3": "sliders2-vertical", "slider.horizontal.2.square": "ui-radios",
    "photo": "image", "photo.on.rectangle": "images", "photo.on.rectangle.angled": "images", "photo.stack": "images",
    "arrow.up.arrow.down": "arrow-down-up", "arrow.left.arrow.right": "arrow-left-right", "arrow.right.arrow.left": "arrow-left-right",
    "arrow.swap": "arrow-left-right", "arrow.left.and.right": "=", "arrow.up.and.down": "=",
    "arrow.left.and.right.square": "", "arrow.forward": "arrow-right", "arrow.backward": "arrow-left",
    "arrow.forward.circle": "arrow-right-circle", "arrow.backward.circle": "arrow-left-circle", "arrow.forward.square": "arrow-right-square",
    "arrow.triangle.2.circlepath": "arrow-repeat", "arrow.2.squarepath": "repeat", "arrow.3.trianglepath": "recycle",
    "arrow.2.circlepath": "arrow-repeat", "arrow.triangle.branch": "git", "arrow.triangle.pull": "git",
    "arrow.uturn.left": "arrow-90deg-left", "arrow.uturn.right": "arrow-90deg-right", "arrow.uturn.backward": "arrow-90deg-left",
    "arrow.uturn.forward": "arrow-90deg-right", "arrow.turn.down.right": "arrow-return-right", "arrow.turn.up.left": "arrow-return-left",
    "arrow.turn.down.left": "arrow-return-left", "return": "arrow-return-left", "arrow.up.forward": "arrow-up-right",
    "arrow.up.left.and.arrow.down.right": "arrows-angle-expand", "arrow.down.right.and.arrow.up.left": "arrows-angle-contract",
    "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": "arrows-fullscreen",
    "arrow.up.and.down.and.arrow.left.and.right": "arrows-move", "arrow.up.and.down.and.sparkles": "magic",
    "arrow.down.to.line": "download", "arrow.up.to.line": "upload", "arrow.down.to.line.compact": "arrow-bar-down",
    "arrow.up.doc": "file-earmark-arrow-up", "arrow.down.doc": "file-earmark-arrow-down", "arrow.up.message": "chat-right-dots",
    "arrowshape.turn.up.left": "reply", "arrowshape.turn.up.right": "forward", "arrowshape.turn.up.left.2": "reply-all",
    "arrowtriangle.down": "caret-down", "arrowtriangle.up": "caret-up", "arrowtriangle.left": "caret-left",
    "arrowtriangle.right": "caret-right", "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": "symmetry-vertical",
    "arrow.counterclockwise.circle": "", "gobackward": "arrow-counterclockwise", "goforward": "arrow-clockwise",
    "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock-history", "clock.arrow.circlepath": "clock-history",
    "hand.thumbsup": "hand-thumbs-up", "hand.thumbsdown": "hand-thumbs-down", "hand.raised": "=", "hand.draw": "hand-index",
    "hand.point.right": "hand-index-thumb", "hand.point.up.left": "hand-index", "hand.tap": "hand-index-thumb", "hands.clap": "=",
    "hand.raised.fingers.spread": "=hand.raised", "hand.wave": "=hand.raised",
    "doc": "file-earmark", "doc.on.doc": "files", "document.on.document": "files", "doc.text": "file-earmark-text",
    "doc.plaintext": "file-earmark-text", "doc.richtext": "file-earmark-richtext", "doc.badge.plus": "file-earmark-plus",
    "doc.on.clipboard": "clipboard", "doc.text.magnifyingglass": "file-earmark-text", "document": "file-earmark", "doc.zipper": "file-earmark-zip",
    "line.3.horizontal": "list", "line.horizontal.3": "list", "line.3.horizontal.decrease": "filter",
    "line.horizontal.3.decrease": "filter", "text.alignleft": "text-left", "text.aligncenter": "text-center",
    "text.alignright": "text-right", "text.justify": "justify", "text.alignjustify": "justify", "text.justify.left": "justify-left",
    "text.append": "text-indent-left", "text.quote": "blockquote-left", "text.badge.checkmark": "list-check",
    "text.badge.plus": "list-task", "text.badge.minus": "list-task", "text.badge.star": "list-stars", "increase.indent": "indent",
    "decrease.indent": "unindent", "text.magnifyingglass": "search", "text.bubble": "chat-left-text", "paragraphsign": "paragraph",
    "bubble.right": "chat-right", "bubble.left": "chat-left", "bubble.middle.bottom": "chat-square", "message": "chat",
    "bubble.left.and.bubble.right": "chat-left-dots", "bubble.left.and.text.bubble.right": "chat-left-text", "captions.bubble": "badge-cc",
    "exclamationmark.bubble": "chat-left", "plus.bubble": "chat-left", "quote.bubble": "chat-left-quote", "ellipsis.bubble": "chat-left-dots",
    "quote.opening": "quote", "quote.closing": "quote", "questionmark.bubble": "chat-left", "phone": "telephone", "envelope.open": "envelope-open",
    "archivebox": "archive", "paintpalette": "palette", "safari": "compass", "wand.and.stars": "magic", "wand.and.rays": "magic",
    "wand.and.stars.inverse": "magic", "location": "cursor", "location.north": "cursor", "qrcode": "qr-code", "qrcode.viewfinder": "qr-code-scan",
    "barcode": "upc", "barcode.viewfinder": "upc-scan", "sun.max": "brightness-high", "sun.min": "brightness-low", "moon.stars": "moon-stars",
    "textformat": "fonts", "textformat.abc": "type", "textformat.size": "fonts", "character": "fonts", "bold": "type-bold",
    "italic": "type-italic", "underline": "type-underline", "strikethrough": "type-strikethrough", "character.cursor.ibeam": "input-cursor-text",
    "text.cursor": "cursor-text", "checkmark.seal": "patch-check", "seal": "=", "xmark.seal": "patch-exclamation", "rosette": "award",
    "questionmark.app": "question-square", "backward": "rewind", "forward": "fast-forward", "backward.end": "skip-start",
    "forward.end": "skip-end", "backward.end.alt": "skip-backward", "forward.end.alt": "skip-forward", "playpause": "play",
    "chevron.forward": "chevron-right", "chevron.backward": "chevron-left", "chevron.up.chevron.down": "chevron-expand",
    "chevron.left.forwardslash.chevron.right": "code-slash", "chevron.left.2": "chevron-double-left", "chevron.right.2": "chevron-double-right",
    "dot.radiowaves.left.and.right": "broadcast", "dot.radiowaves.right": "rss", "antenna.radiowaves.left.and.right": "broadcast-pin",
    "badge.plus.radiowaves.right": "rss", "wave.3.right": "rss", "fork.knife": "=", "number": "hash", "pencil.line": "pencil",
    "pencil.and.scribble": "pen", "scribble": "=", "highlighter": "pen", "paintbrush": "brush", "eyedropper": "eyedropper",
    "drop": "droplet", "drop.triangle": "droplet-half", "music.quarternote.3": "music-note-list", "music.mic": "mic", "microphone": "mic",
    "mic.slash": "mic-mute", "paperplane": "send", "book.closed": "book", "books.vertical": "bookshelf", "text.book.closed": "journal-text",
    "chart.bar": "bar-chart", "chart.pie": "pie-chart", "chart.line.uptrend.xyaxis": "graph-up-arrow", "chart.xyaxis.line": "graph-up",
    "chart.line.downtrend.xyaxis": "graph-down-arrow", "chart.bar.xaxis": "bar-chart-line", "checkmark.shield": "shield-check",
    "xmark.shield": "shield-x", "lock.shield": "shield-lock", "exclamationmark.shield": "shield-exclamation", "dice": "dice-5",
    "die.face.1": "dice-1", "die.face.2": "dice-2", "die.face.3": "dice-3", "die.face.4": "dice-4", "die.face.5": "dice-5", "die.face.6": "dice-6",
    "face.smiling": "emoji-smile", "smiley": "emoji-smile", "face.dashed": "emoji-neutral", "flame": "fire", "hourglass.bottomhalf.filled": "hourglass-bottom",
    "hourglass.bottomhalf.fill": "hourglass-bottom", "hourglass.tophalf.fill": "hourglass-top", "iphone": "phone", "ipad": "tablet",
    "applewatch": "smartwatch", "macbook.and.iphone": "laptop", "laptopcomputer": "laptop", "macbook": "laptop", "desktopcomputer": "pc-display",
    "display": "display", "network": "globe2", "globe.americas": "globe-americas", "globe.europe.africa": "globe-europe-africa",
    "party.popper": "balloon", "balloon": "balloon", "square.on.square": "back", "plus.square.on.square": "plus-square", "rectangle.on.rectangle": "back",
    "square.fill.on.square.fill": "front", "square.on.circle": "intersect", "rectangle.stack": "collection", "square.stack": "collection",
    "square.stack.3d.up": "layers", "square.3.layers.3d": "layers", "rectangle.3.group": "grid-1x2", "rectangle.3.offgrid": "grid-1x2",
    "sidebar.left": "layout-sidebar", "sidebar.leading": "layout-sidebar", "sidebar.right": "layout-sidebar-reverse",
    "sidebar.trailing": "layout-sidebar-reverse", "square.leadingthird.inset.filled": "layout-sidebar-inset",
    "square.trailingthird.inset.filled": "layout-sidebar-inset-reverse", "rectangle.split.3x1": "layout-three-columns",
    "square.split.2x1": "layout-split", "rectangle.split.2x1": "layout-split", "square.grid.2x2": "grid", "square.grid.3x3": "grid-3x3-gap",
    "square.grid.3x2": "grid-3x2-gap", "rectangle.grid.2x2": "grid", "rectangle.grid.1x2": "hdd-stack", "tablecells": "table",
    "circle.grid.2x2": "=", "circle.grid.3x3": "=", "circle.grid.cross": "dpad", "circle.grid.cross.left.filled": "dpad-fill",
    "menubar.rectangle": "window", "macwindow": "window", "filemenu.and.selection": "menu-button-wide", "filemenu.and.cursorarrow": "menu-button-wide",
    "contextualmenu.and.cursorarrow": "menu-button", "timer": "stopwatch", "viewfinder": "=", "waveform.path.ecg": "activity",
    "waveform.path": "activity", "waveform": "soundwave", "bird": "=", "swift": "=bird", "box.truck": "truck", "truck.box": "truck",
    "shippingbox": "box-seam", "cube": "box", "cube.transparent": "bounding-box", "app.dashed": "=square.dashed", "square.dashed": "=",
    "rectangle.dashed": "=square.dashed", "circle.dotted": "=", "circle.dashed": "=circle.dotted", "building.2": "buildings", "building": "building",
    "building.columns": "bank", "cup.and.saucer": "cup-hot", "mug": "cup", "wineglass": "cup-straw", "figure.walk": "=", "figure.run": "=figure.walk",
    "figure.jumprope": "=figure.walk", "figure.stand": "=figure.walk", "figure": "=figure.walk", "figure.wave": "=figure.walk",
    "folder.badge.plus": "folder-plus", "folder.badge.minus": "folder-minus", "folder.badge.gearshape": "folder-symlink",
    "folder.fill.badge.gearshape": "folder-symlink-fill", "lock.rotation": "lock", "lock.open": "unlock", "poweroutlet.type.b": "outlet",
    "powerplug": "plug", "rays": "brightness-low", "speaker.slash": "volume-mute", "speaker.wave.1": "volume-down", "speaker.wave.2": "volume-up",
    "speaker.wave.3": "volume-up", "speaker": "volume-off", "hifispeaker": "speaker", "tray.full": "inboxes", "tray": "inbox",
    "tray.and.arrow.down": "inbox", "video": "camera-video", "wallet.pass": "wallet2", "wallet.bifold": "wallet2", "wifi.slash": "wifi-off",
    "airplayaudio": "broadcast", "airplayvideo": "cast", "align.horizontal.left": "align-start", "align.horizontal.center": "align-center",
    "align.horizontal.right": "align-end", "battery.100": "battery-full", "battery.50": "battery-half", "battery.0": "battery", "bell.and.waves.left.and.right": "alarm",
    "bell.badge": "bell", "bitcoinsign.circle": "currency-bitcoin", "dollarsign.circle": "coin", "dollarsign": "currency-dollar",
    "eurosign": "currency-euro", "yensign": "currency-yen", "sterlingsign": "currency-pound", "blinds.horizontal.open": "distribute-vertical", "bolt": "lightning",
    "bolt.slash": "lightning", "calendar.badge": "calendar-event", "calendar.badge.plus": "calendar-plus", "calendar.badge.clock": "calendar-week",
    "calendar.badge.minus": "calendar-minus", "calendar.badge.checkmark": "calendar-check", "camera.aperture": "camera2", "curlybraces": "braces", "crown": "=",
    "delete.left": "backspace", "delete.right": "backspace-reverse", "exclamationmark.magnifyingglass": "search", "plus.magnifyingglass": "zoom-in",
    "minus.magnifyingglass": "zoom-out", "externaldrive": "hdd", "internaldrive": "hdd", "opticaldiscdrive": "optical-audio", "opticaldisc": "disc",
    "faxmachine": "printer", "scanner": "printer", "fiberchannel": "ethernet", "flowchart": "diagram-3", "gamecontroller": "controller",
    "gauge": "speedometer2", "gauge.with.dots.needle.bottom.50percent": "speedometer", "speedometer": "speedometer", "hockey.puck": "record-circle",
    "icloud": "cloud", "icloud.and.arrow.down": "cloud-arrow-down", "icloud.and.arrow.up": "cloud-arrow-up", "icloud.slash": "cloud-slash",
    "laptopcomputer.trianglebadge.exclamationmark": "laptop", "largecircle.fill.circle": "record-circle", "smallcircle.filled.circle": "record-circle",
    "circle.inset.filled": "record-circle", "record.circle": "record-circle", "leaf": "=", "tree": "tree", "light.beacon.max": "=", "mappin": "geo",
    "mappin.and.ellipse": "geo-alt", "mappin.circle": "", "memories": "clock-history", "memories.badge.plus": "clock-history",
    "pin.slash": "pin", "platter.filled.bottom.iphone": "phone", "plus.rectangle": "plus-square", "plusminus": "plus-slash-minus",
    "plus.forwardslash.minus": "plus-slash-minus", "point.3.connected.trianglepath.dotted": "diagram-2", "point.3.filled.connected.trianglepath.dotted": "share",
    "puzzlepiece": "puzzle", "puzzlepiece.extension": "puzzle", "rectangle": "=", "rectangle.portrait": "=", "rectangle.inset": "pip",
    "rectangle.bottomthird.inset": "window-dock", "rectangle.bottomthird.inset.fill": "window-dock", "square.bottomthird.inset.filled": "window-dock",
    "rectangle.portrait.bottomthird.inset.filled": "window-dock", "pip": "pip", "rectangle.compress.vertical": "chevron-bar-contract",
    "rectangle.expand.vertical": "chevron-bar-expand", "rectangle.portrait.and.arrow.right": "box-arrow-right", "rectangle.portrait.and.arrow.forward": "box-arrow-right",
    "rectangle.and.pencil.and.ellipsis": "input-cursor-text", "rhombus": "diamond", "rotate.3d": "arrow-repeat", "scalemass": "=", "scroll": "newspaper",
    "selection.pin.in.out": "aspect-ratio", "separator.horizontal": "dash-lg", "server.rack": "hdd-rack", "shippingbox.and.arrow.backward": "box-arrow-in-left",
    "skew": "=parallelogram", "snowflake": "snow", "snow": "snow2", "storefront": "shop", "suitcase": "briefcase", "briefcase": "briefcase",
    "suit.heart": "suit-heart", "trapezoid.and.line.horizontal": "=trapezoid", "trapezoid.and.line.vertical": "=trapezoid", "trapezoid": "=",
    "windshield.rear.and.wiper": "car-front", "xmark.bin": "trash3", "zzz": "=", "ant": "bug", "ladybug": "bug", "bus": "bus-front", "car": "car-front",
    "tram": "train-front", "ferry": "tsunami", "cat": "=pawprint", "dog": "=pawprint", "pawprint": "=", "hare": "=pawprint", "tortoise": "=pawprint",
    "creditcard": "credit-card", "cursorarrow": "cursor", "cylinder": "database", "graduationcap": "mortarboard", "link.badge.plus": "link-45deg", "link": "link-45deg",
    "mountain.2": "=", "pills": "capsule-pill", "pill": "capsule", "cross.case": "bandaid", "cross": "plus-lg", "heart.text.square": "clipboard2-heart",
    "radio": "boombox", "ruler": "rulers", "star.leadinghalf.filled": "star-half", "touchid": "fingerprint", "faceid": "person-bounding-box",
    "circle.and.line.horizontal": "slash-circle", "circle.slash": "slash-circle", "nosign": "slash-circle", "circle.lefthalf.filled": "circle-half",
    "circle.righthalf.filled": "circle-half", "theatermasks": "mask", "ticket": "ticket-perforated", "tshirt": "=", "cloud.rain": "cloud-rain", "cloud.bolt": "cloud-lightning",
    "cloud.sun": "cloud-sun", "cloud.snow": "cloud-snow", "cloud.fog": "cloud-fog", "tornado": "tornado", "wrench.and.screwdriver": "tools", "hammer": "hammer",
    "wrench": "wrench", "screwdriver": "screwdriver", "key": "key", "gift": "gift", "lightbulb": "lightbulb", "alarm": "alarm", "headphones": "headphones",
    "printer": "printer", "scissors": "scissors", "paperclip": "paperclip", "umbrella": "umbrella", "bandage": "bandaid", "stethoscope": "heart-pulse",
    "function": "=", "sum": "=", "percent": "percent", "equal": "=", "divide": "=", "command": "command", "option": "option", "control": "chevron-up", "shift": "shift",
    "escape": "escape", "power": "power", "eject": "eject", "repeat": "repeat", "repeat.1": "repeat-1", "infinity": "infinity", "bicycle": "bicycle", "fuelpump": "fuel-pump",
    "mouse": "mouse", "keyboard": "keyboard", "cpu": "cpu", "memorychip": "memory", "sdcard": "sd-card", "simcard": "sim", "airplane": "airplane", "binoculars": "binoculars",
    "basket": "basket", "cart.badge.plus": "cart-plus", "cart.badge.minus": "cart-dash", "bag.badge.plus": "bag-plus", "bag": "bag", "banknote": "cash", "newspaper": "newspaper",
    "magazine": "journal", "note.text": "sticky", "note": "sticky", "calendar.circle": "", "square.and.line.vertical.and.square": "symmetry-vertical", "lasso": "bounding-box-circles",
    "crop": "crop", "perspective": "bounding-box", "camera.viewfinder": "camera", "film": "film", "tv": "tv", "play.rectangle": "play-btn", "pause.rectangle": "pause-btn",
    "stop": "stop", "record": "record", "guitars": "music-note", "pianokeys": "=", "medal": "award", "trophy": "trophy", "flag.checkered": "flag", "target": "bullseye", "scope": "=viewfinder",
    "hexagon": "hexagon", "pentagon": "pentagon", "octagon": "octagon", "triangle": "triangle", "diamond": "diamond", "oval": "=", "capsule": "=", "rectangle.roundedtop": "=rectangle",
    "app": "app", "app.badge": "app-indicator", "square": "square", "circle": "circle", "shield": "shield", "eye": "eye", "eyes": "eye", "bookmark": "bookmark", "tag": "tag",
    "bolt.horizontal": "lightning", "bolt.horizontal.circle": "", "thermometer": "thermometer-half", "humidity": "moisture", "wind": "wind", "cloud": "cloud", "bed.double": "=", "sofa": "=bed.double",
    "fan": "fan", "lamp.desk": "lamp", "door.left.hand.closed": "door-closed", "door.left.hand.open": "door-open", "bathtub": "=bed.double", "washer": "=", "house": "house", "terminal": "terminal",
    "person": "person", "heart": "heart", "star": "star", "bell": "bell", "trash": "trash", "folder": "folder", "pencil": "pencil", "play": "play", "pause": "pause", "lock": "lock", "map": "map", "globe": "globe",
    "clock": "clock", "camera": "camera", "mic": "mic", "envelope": "envelope", "calendar": "calendar", "wifi": "wifi", "moon": "moon", "sunrise": "sunrise", "sunset": "sunset", "book": "book",
    "list.bullet.rectangle.fill": "card-list",
}

def scallops(r):
    """A round seal with ten lobes."""
    at = lambda k, q: "%.2f %.2f" % (8 + q * math.sin(k * math.pi / 10), 8 - q * math.cos(k * math.pi / 10))
    return "M" + at(0, r) + "".join("Q%s %s" % (at(2 * k + 1, r * 1.22), at(2 * k + 2, r)) for k in range(10)) + "z"


OWN = {  # drawings of our own on a square of 16 units
    "seal": ["s" + scallops(6.6)], "seal.fill": ["f" + scallops(7.1)],
    "arrow.left.and.right": ["sM1.5 8h13M4.8 4.5 1.3 8l3.5 3.5M11.2 4.5 14.7 8l-3.5 3.5"],
    "sparkle": ["fM8 .8C8.4 5 9.2 7 15.2 8 9.2 9 8.4 11 8 15.2 7.6 11 6.8 9 .8 8 6.8 7 7.6 5 8 .8z"],
    "arrow.up.and.down": ["sM8 1.5v13M4.5 4.8 8 1.3l3.5 3.5M4.5 11.2 8 14.7l3.5-3.5"],
    "hand.raised": ["sM4.2 9.2V3.9a1.05 1.05 0 0 1 2.1 0V7M6.3 7V2.2a1.05 1.05 0 0 1 2.1 0V7M8.4 7V2.9a1.05 1.05 0 0 1 2.1 0V7.6M10.5 7.6V4.6a1.05 1.05 0 0 1 2.1 0V10c0 3-1.7 5-4.5 5-2.2 0-3.4-.9-4.3-2.6L1.9 9.1c-.3-.6 0-1.2.5-1.4.5-.2 1 0 1.3.4l.8 1.1"],
    "hand.raised.fill": ["fM3.6 8.1V3.9a1.2 1.2 0 0 1 2.4 0v3h.3V2.1a1.2 1.2 0 0 1 2.4 0v4.8H9V2.8a1.2 1.2 0 0 1 2.4 0v4.6h.3V4.6a1.1 1.1 0 0 1 2.2 0V10c0 3.4-2 5.6-5.3 5.6-2.5 0-3.9-1-4.9-2.9L1.5 9.3c-.4-.8-.1-1.6.6-1.9.5-.2 1.1 0 1.5.7z"],
    "hands.clap": ["sM5 9.5 3.4 7.9M6.3 8.2 3 4.9M7.7 6.9 5 4.2M5 9.5l-1.4-1.2c-.5-.4-1.2.1-.9.8l2.4 3.7c1.7 2.4 4.6 2.6 6.6.6 1.7-1.7 1.9-3.2 1.2-5.5l-1-3.1c-.2-.8-1.3-.7-1.4.1l.1 2.2L7.2 3.6M10.5 1v1.6M13.8 2.2l-1 1.1M7.8 1l.4 1.4"],
    "hands.clap.fill": ["fM4 6.6 3 5.6c-.7-.8.4-1.8 1.1-1.1l1 1-.4-.4c-.7-.8.4-1.8 1.1-1.1l.9.9c-.3-.9.7-1.5 1.3-.9l2.5 2.5-.1-1.9c.1-1.1 1.7-1.3 2-.2l1 3.2c.9 2.7.5 4.4-1.3 6.2-2.4 2.4-5.7 2.1-7.7-.7L2.1 9.5c-.6-1 .5-1.9 1.3-1.3z", "sM10.5 1v1.6M13.8 2.2l-1 1.1M7.8 1l.4 1.4"],
    "fork.knife": ["sM3 1.5v4a2 2 0 0 0 4 0v-4M5 1.5v13M11 14.5V1.5c2 1 2.5 3 2.5 7H11"],
    "scribble": ["sM1.5 9.5C3 4 6 1 7.2 2.4 8.6 4 3.6 11 5 12.2 6.6 13.6 9.4 4.8 11 5.8c1.4.9-2 6.4-.7 7.2 1.2.8 2.6-2 4.2-2.4"],
    "circle.grid.2x2": ["fM4 .8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zm0 1.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 .8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zm0 1.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zm0 1.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zm0 1.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"],
    "circle.grid.2x2.fill": ["fM4 .8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM12 .8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM4 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z"],
    "circle.grid.3x3": ["f" + "".join("M%s %sa1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z" % (x, y) for y in (.9, 6.2, 11.5) for x in (2.7, 8, 13.3))],
    "viewfinder": ["sM1.5 5V3A1.5 1.5 0 0 1 3 1.5h2M11 1.5h2A1.5 1.5 0 0 1 14.5 3v2M14.5 11v2a1.5 1.5 0 0 1-1.5 1.5h-2M5 14.5H3A1.5 1.5 0 0 1 1.5 13v-2"],
    "bird": ["sM1.2 9.4 7 7.5l.6-2.3c.7-2.3 3.6-2.3 4.3-.3l2.300.6L12 6.8l-.2 2.2c-1.3 4.7-7.3 5-9.8 1.500zM6 13v2M8.5 13v2", "fM9.8 4.300a.7.7 0 1 0 0 1.400.7.7 0 0 0 0-1.400z"],
    "bird.fill": ["eM.5 9.3 6.5 7.2l.6-2.3c.9-2.8 4.3-2.7 5.1-.3l2.800.8-2.5 1.6-.2 2.200C11.2 12.5 9 13.6 6.7 13.6 4.4 13.6 2.5 12.5 1.5 11zM9.8 4.400a.8.8 0 1 0 0 1.600.8.8 0 0 0 0-1.600z", "sM6 13v2M8.5 13v2"],
    "square.dashed": ["sM1.7 4.5V3.2A1.5 1.5 0 0 1 3.2 1.7h1.3M6.8 1.7h2.4M11.5 1.7h1.3a1.5 1.5 0 0 1 1.5 1.5v1.3M14.3 6.8v2.4M14.3 11.5v1.3a1.5 1.5 0 0 1-1.5 1.5h-1.3M9.2 14.3H6.8M4.5 14.3H3.2a1.5 1.5 0 0 1-1.5-1.5v-1.3M1.7 9.2V6.8"],
    "circle.dotted": ["f" + "".join("M%.2f %.2fa.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0z" % (8 - .8 + 6.4 * math.cos(k * math.pi / 8), 8 + 6.4 * math.sin(k * math.pi / 8)) for k in range(16))],
    "figure.walk": ["fM9 .7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z", "sM4.8 7.7 7.3 5l1.9.2 1.2 2.6 2 .8M8.3 5.3 7.4 9.2l2.1 2 .7 3.8M7.3 9.4l-.9 2.7-2.1 2.9"],
    "crown": ["sM2.5 12.8 1.3 4.5l3.9 3L8 2.3l2.8 5.2 3.9-3-1.2 8.3z"],
    "crown.fill": ["fM2.3 13.4 1 4.8c-.1-.6.5-.9.9-.6l3.2 2.5 2.4-4.4c.2-.4.8-.4 1 0l2.4 4.4 3.2-2.5c.4-.3 1 0 .9.6l-1.3 8.6z"],
    "leaf": ["sM2 14C3 10 5.5 8 9.5 7M3.5 11.3C1.5 5.5 6 2 14.3 1.7c.5 8.3-3.3 12.6-8.8 11"],
    "leaf.fill": ["fM14.9 1.2c.6 8.6-3.5 13.5-9.3 12.2-1.2-.3-2-.6-2.5-1C4 10 6 8.4 9.7 7.5c.6-.2.4-.9-.2-.8-3.6.7-6 2.2-7.2 4.7C.4 5.3 5.4 1.1 14.9 1.2z", "fM3.1 12.2c-.3.7-.5 1.4-.6 2.1-.1.7-1.1.6-1-.1.1-1 .4-1.9.8-2.7z"],
    "light.beacon.max": ["sM3 14.5h10M4.2 14.3V9.5a3.8 3.8 0 0 1 7.6 0v4.8M8 1.2v1.9M2.7 3.4l1.3 1.3M13.3 3.4 12 4.7M.9 8.7h1.7M15.1 8.7h-1.7"],
    "rectangle": ["sM2 3h12a1.2 1.2 0 0 1 1.2 1.2v7.6A1.2 1.2 0 0 1 14 13H2A1.2 1.2 0 0 1 .8 11.8V4.2A1.2 1.2 0 0 1 2 3z"],
    "rectangle.fill": ["fM2 2.4h12a1.8 1.8 0 0 1 1.8 1.8v7.6A1.8 1.8 0 0 1 14 13.6H2A1.8 1.8 0 0 1 .2 11.8V4.2A1.8 1.8 0 0 1 2 2.4z"],
    "rectangle.portrait": ["sM4.2.8h7.6A1.2 1.2 0 0 1 13 2v12a1.2 1.2 0 0 1-1.2 1.2H4.2A1.2 1.2 0 0 1 3 14V2A1.2 1.2 0 0 1 4.2.8z"],
    "rectangle.portrait.fill": ["fM4.2.2h7.6A1.8 1.8 0 0 1 13.6 2v12a1.8 1.8 0 0 1-1.8 1.8H4.2A1.8 1.8 0 0 1 2.4 14V2A1.8 1.8 0 0 1 4.2.2z"],
    "oval": ["sM8 3c4 0 7.2 2.2 7.2 5S12 13 8 13 .8 10.8.8 8 4 3 8 3z"],
    "oval.fill": ["fM8 2.4c4.3 0 7.8 2.5 7.8 5.6S12.3 13.6 8 13.6.2 11.1.2 8 3.7 2.4 8 2.4z"],
    "capsule": ["sM5 4h6a4 4 0 0 1 0 8H5a4 4 0 0 1 0-8z"],
    "capsule.fill": ["fM4.8 3.4h6.4a4.6 4.6 0 0 1 0 9.2H4.8a4.6 4.6 0 0 1 0-9.2z"],
    "scalemass": ["sM5.2 5.7h5.6c.6 0 1.1.4 1.2 1l1.1 6.6c.1.7-.4 1.2-1.1 1.2H4c-.7 0-1.2-.5-1.1-1.2L4 6.7c.1-.6.6-1 1.2-1zM8 1.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2z"],
    "scalemass.fill": ["fM6 5.1a2.7 2.7 0 1 1 4 0h.9c.9 0 1.6.6 1.7 1.5l1.1 6.6c.2 1.1-.6 2-1.7 2H4c-1.1 0-1.9-.9-1.7-2l1.1-6.6c.1-.9.8-1.5 1.7-1.5zm2-3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"],
    "trapezoid": ["sM4.8 3.5h6.4l3.3 9h-13z"],
    "zzz": ["sM1.2 9.5h4l-4 4.8h4M6 5h3.6L6 9.3h3.6M10.6 1.5h3.2l-3.2 3.8h3.2"],
    "pawprint": ["sM8 8.2c1.9 0 4.2 2.9 4.2 4.8 0 1.4-1.1 1.9-2.2 1.6-.8-.2-1.3-.4-2-.4s-1.2.2-2 .4c-1.1.3-2.2-.2-2.2-1.6 0-1.9 2.3-4.8 4.2-4.8zM5.7 1.5c.9 0 1.5 1.1 1.5 2.4S6.5 6 5.7 6s-1.5-.9-1.5-2.1.6-2.4 1.5-2.4zM10.3 1.5c.9 0 1.5 1.2 1.5 2.4S11.2 6 10.3 6 8.8 5.2 8.8 3.9s.6-2.4 1.5-2.4zM2.3 5.5c.8-.1 1.5.8 1.6 1.9.1 1.1-.4 1.9-1.1 1.9-.8 0-1.5-.8-1.6-1.9-.1-1 .3-1.8 1.1-1.9zM13.7 5.5c-.8-.1-1.5.8-1.6 1.9-.1 1.1.4 1.9 1.1 1.9.8 0 1.5-.8 1.6-1.9.1-1-.3-1.8-1.1-1.9z"],
    "pawprint.fill": ["fM8 7.6c2.3 0 4.9 3.2 4.9 5.4 0 1.8-1.4 2.6-3 2.2-.8-.2-1.2-.4-1.9-.4s-1.1.2-1.9.4c-1.6.4-3-.4-3-2.2 0-2.2 2.6-5.4 4.9-5.4zM5.7.9c1.2 0 2.1 1.4 2.1 3S6.9 6.7 5.7 6.7 3.6 5.4 3.6 3.9 4.5.9 5.7.9zM10.3.9c1.2 0 2.1 1.5 2.1 3s-.9 2.8-2.1 2.8-2.1-1.2-2.1-2.8.9-3 2.1-3zM2.2 4.9c1.1-.2 2.1 1 2.3 2.4.2 1.5-.6 2.6-1.7 2.6S.7 8.9.5 7.5C.4 6.1 1.1 5 2.2 4.9zM13.8 4.9c-1.1-.2-2.1 1-2.3 2.4-.2 1.5.6 2.6 1.7 2.6s2.1-1 2.3-2.4c.1-1.4-.6-2.5-1.7-2.6z"],
    "mountain.2": ["sM1 13 5.5 5.5 8 9.7M6.2 13l4.1-7 4.7 7zM1 13h14"],
    "mountain.2.fill": ["fM.4 12.6 4.9 5.1c.3-.5.9-.5 1.2 0l1.7 2.8 1.5-2.6c.3-.5 1-.5 1.3 0l5 6.8c.4.6 0 1.4-.7 1.4H1.1c-.7 0-1.1-.4-.7-.9z"],
    "tshirt": ["sM5.5 1.8 1.2 4l1.4 3.3 1.7-.7v7.6h7.4V6.6l1.7.7L14.8 4l-4.3-2.2c-.5 2.3-4.5 2.3-5 0z"],
    "tshirt.fill": ["fM5.7 1c.4 2.6 4.2 2.6 4.6 0l5.3 2.7-1.8 4.4-1.7-.7v7.4H3.9V7.4l-1.7.7L.4 3.7z"],
    "function": ["sM9.5 2.3C8 1 6.8 1.7 6.5 3.8L5.3 12c-.3 2-1.5 2.6-2.8 1.6M3.8 6.3h4.7M9.5 8.5l4 5M13.5 8.5l-4 5"],
    "sum": ["sM12.5 4V2H3.5l5 6-5 6h9v-2"],
    "equal": ["sM2.5 5.5h11M2.5 10.5h11"],
    "divide": ["sM2.5 8h11", "fM8 2.3a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM8 11.3a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z"],
    "pianokeys": ["sM2.5 2.5h11a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM5.8 9v4.5M10.2 9v4.5", "fM4.7 2.5h2.2V9H4.7zM9.1 2.5h2.2V9H9.1z"],
    "bed.double": ["sM1.3 13.5V9.7A1.7 1.7 0 0 1 3 8h10a1.7 1.7 0 0 1 1.7 1.7v3.8M1.3 11.5h13.4M2.7 8V4.5a1.2 1.2 0 0 1 1.2-1.2h8.2a1.2 1.2 0 0 1 1.2 1.2V8M4.7 8V6.5h6.6V8"],
    "bed.double.fill": ["fM2.2 7.4V4.5c0-1 .8-1.8 1.8-1.8h8c1 0 1.8.8 1.8 1.8v2.9h-2V6.6c0-.5-.4-.8-.8-.8H9.2c-.4 0-.8.3-.8.8v.8h-.8v-.8c0-.5-.4-.8-.8-.8H5c-.4 0-.8.3-.8.8v.8zM.7 13.9V10c0-1 .8-1.8 1.8-1.8h11c1 0 1.8.8 1.8 1.8v3.9h-1.3v-1.8H2v1.8z"],
    "washer": ["sM3 1.2h10A.8.8 0 0 1 13.8 2v12a.8.8 0 0 1-.8.8H3a.8.8 0 0 1-.8-.8V2A.8.8 0 0 1 3 1.2zM8 5.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM4.3 3.3h1.5"],
    "parallelogram": ["sM4.5 3.5h10l-3 9h-10z"],
    "chevron.compact.up": ["sM1.5 9.5 8 6.5l6.5 3"],
}

NUMBER = re.compile(r"[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?")


def tokens(d):
    """Commands and numbers; the flags of arcs are single digits and may touch the next number."""
    i, command, index = 0, None, 0
    while i < len(d):
        c = d[i]
        if c.isalpha():
            command, index = c, 0
            yield c
            i += 1
        elif c in " ,\n\t":
            i += 1
        else:
            if command in "aA" and index % 7 in (3, 4):
                yield float(c)
                i += 1
            else:
                m = NUMBER.match(d, i)
                yield float(m.group())
                i = m.end()
            index += 1


def points(d):
    """Points on an outline, dense enough for its box."""
    out, cur, start, ctrl, stream, command = [], (0, 0), (0, 0), None, list(tokens(d)), None
    i = 0

    def take(n):
        nonlocal i
        part = stream[i:i + n]
        i += n
        return part

    def curve(p0, p1, p2, p3):
        for k in range(1, 17):
            t = k / 16
            u = 1 - t
            out.append(tuple(u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * e for a, b, c, e in zip(p0, p1, p2, p3)))

    while i < len(stream):
        if isinstance(stream[i], str):
            command = stream[i]
            i += 1
            if command in "zZ":
                cur = start
                continue
        rel = command.islower()
        ox, oy = cur if rel else (0, 0)
        low = command.lower()
        if low == "m":
            x, y = take(2)
            cur = start = (x + ox, y + oy)
            out.append(cur)
            command = "l" if rel else "L"
        elif low == "l":
            x, y = take(2)
            cur = (x + ox, y + oy)
            out.append(cur)
        elif low == "h":
            cur = (take(1)[0] + ox, cur[1])
            out.append(cur)
        elif low == "v":
            cur = (cur[0], take(1)[0] + oy)
            out.append(cur)
        elif low in "cs":
            if low == "c":
                a, b = take(2)
                c1 = (a + ox, b + oy)
            else:
                c1 = (2 * cur[0] - ctrl[0], 2 * cur[1] - ctrl[1]) if ctrl else cur
            a, b, x, y = take(4)
            c2, end = (a + ox, b + oy), (x + ox, y + oy)
            curve(cur, c1, c2, end)
            cur, ctrl = end, c2
            continue
        elif low in "qt":
            if low == "q":
                a, b = take(2)
                c = (a + ox, b + oy)
            else:
                c = cur
            x, y = take(2)
            end = (x + ox, y + oy)
            curve(cur, tuple(p + (q - p) * 2 / 3 for p, q in zip(cur, c)), tuple(p + (q - p) * 2 / 3 for p, q in zip(end, c)), end)
            cur = end
        elif low == "a":
            rx, ry, rot, large, sweep, x, y = take(7)
            end = (x + ox, y + oy)
            arc(cur, end, abs(rx), abs(ry), math.radians(rot), large, sweep, out)
            cur = end
        ctrl = None
    return out


def arc(p, q, rx, ry, phi, large, sweep, out):
    """SVG 1.1, appendix F.6: from end points to centre and angles."""
    if p == q or rx == 0 or ry == 0:
        out.append(q)
        return
    c, s = math.cos(phi), math.sin(phi)
    dx, dy = (p[0] - q[0]) / 2, (p[1] - q[1]) / 2
    x, y = c * dx + s * dy, -s * dx + c * dy
    lam = x * x / rx**2 + y * y / ry**2
    if lam > 1:
        rx, ry = rx * math.sqrt(lam), ry * math.sqrt(lam)
    k = max(0, (rx**2 * ry**2 - rx**2 * y * y - ry**2 * x * x) / (rx**2 * y * y + ry**2 * x * x))
    k = math.sqrt(k) * (-1 if large == sweep else 1)
    cx, cy = k * rx * y / ry, -k * ry * x / rx
    mx, my = c * cx - s * cy + (p[0] + q[0]) / 2, s * cx + c * cy + (p[1] + q[1]) / 2
    a0 = math.atan2((y - cy) / ry, (x - cx) / rx)
    a1 = math.atan2((-y - cy) / ry, (-x - cx) / rx)
    d = a1 - a0
    if sweep and d < 0:
        d += 2 * math.pi
    if not sweep and d > 0:
        d -= 2 * math.pi
    for k in range(1, 25):
        t = a0 + d * k / 24
        ex, ey = rx * math.cos(t), ry * math.sin(t)
        out.append((mx + c * ex - s * ey, my + s * ex + c * ey))


def load(folder, name):
    text = open(os.path.join(folder, name + ".svg")).read()
    paths = []
    for tag in re.findall(r"<(?:path|circle|rect)[^>]*>", text):
        if tag.startswith("<circle"):
            cx, cy, r = (float(re.search(k + r'="([^"]*)"', tag).group(1)) for k in ("cx", "cy", "r"))
            paths.append("fM%g %ga%g %g 0 1 0 %g 0 %g %g 0 0 0 %g 0z" % (cx - r, cy, r, r, 2 * r, r, r, -2 * r))
        elif tag.startswith("<path"):
            d = re.search(r' d="([^"]*)"', tag).group(1)
            paths.append(("e" if "evenodd" in tag else "f") + d)
    return paths


def main():
    folder = sys.argv[1]
    here = os.path.dirname(os.path.abspath(__file__))
    have = {f[:-4] for f in os.listdir(folder)}
    sizes, names = {}, []
    for line in open(os.path.join(here, "symbol-sizes.txt")):
        if line.startswith("#") or not line.strip():
            continue
        part = line.split()
        if len(part) == 4:
            sizes[part[0]] = part[1:]
        names.append(part[0])

    def drawing(name, icon):
        if icon.startswith("="):
            own = icon[1:] or name
            return OWN.get(own)
        return load(folder, icon) if icon in have else None

    def resolve(name):
        if name in OWN:
            return OWN[name]
        if name in ICONS:
            return drawing(name, ICONS[name]) if ICONS[name] else None
        if name.endswith(".fill") and (name[:-5] in ICONS or name.replace(".", "-") not in have):
            base = name[:-5]
            icon = ICONS.get(base, base.replace(".", "-"))
            if icon.startswith("="):
                return OWN.get((icon[1:] or base) + ".fill")
            if icon and icon + "-fill" in have:
                return load(folder, icon + "-fill")
            return None
        if name.replace(".", "-") in have:
            return load(folder, name.replace(".", "-"))
        return None

    result = {}
    for name in sorted(set(names) | set(ICONS) | set(OWN) | {n + ".fill" for n in ICONS}):
        paths = resolve(name)
        if paths:
            result[name] = paths
    for name in ("apple.logo",):
        result.pop(name, None)
    lines = []
    for name, paths in sorted(result.items()):
        pts, reach = [], 0
        for path in paths:
            more = points(path[1:])
            r = 0.575 if path[0] == "s" else 0
            pts += [(x + dx, y + dy) for x, y in more for dx, dy in ((-r, -r), (r, r))]
        x0, y0 = min(p[0] for p in pts), min(p[1] for p in pts)
        x1, y1 = max(p[0] for p in pts), max(p[1] for p in pts)
        box = " ".join("%g" % round(v, 2) for v in (x0, y0, x1 - x0, y1 - y0))
        lines.append("%s|%s|%s|%s" % (name, box, " ".join(sizes.get(name, [])), ";".join(paths)))
    extra = ["%s||%s|" % (n, " ".join(s)) for n, s in sorted(sizes.items()) if n not in result]
    print("// Made by Scripts/make-symbols.py; do not edit. Outlines: Bootstrap Icons 1.10.3, MIT, see Licenses/bootstrap-icons.txt.")
    print("extension SymbolTable {")
    print('    /// `name|box|size at 13 points|paths`, one symbol a line.')
    print('    static let data = #"""')
    for line in sorted(lines + extra):
        print("        " + line)
    print('        """#')
    print("}")
    missing = [n for n in names if n not in result]
    print(len(result), "symbols;", "left to composition or missing:", " ".join(missing), file=sys.stderr)


main()
