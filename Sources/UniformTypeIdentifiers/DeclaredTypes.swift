/// The types that every system knows: identifier, what it conforms to, extensions, MIME types, words.
///
/// Source: Apple's documentation, "System-declared uniform type identifiers"; extensions and MIME types as commonly
/// registered.
enum DeclaredTypes {
    static let all: [String: TypeDeclaration] = {
        var result: [String: TypeDeclaration] = [:]
        for declaration in rows { result[declaration.identifier.lowercased()] = declaration }
        return result
    }()

    static let order = rows.map(\.identifier)

    private static let rows: [TypeDeclaration] = table.split(separator: "\n").map { line in
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        func list(_ part: Int) -> [String] { parts[part].split(separator: " ").map(String.init) }
        return TypeDeclaration(
            identifier: parts[0], parents: list(1), extensions: list(2), mimeTypes: list(3),
            words: parts[4].isEmpty ? nil : parts[4])
    }

    private static let table = """
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||
        public.disk-image|public.archive|||disk image
        public.data|public.item|||data
        public.directory|public.item|||directory
        com.apple.resolvable||||
        public.symlink|public.item com.apple.resolvable|||symbolic link
        public.executable|public.item|||executable
        com.apple.mount-point|public.item com.apple.resolvable|||
        com.apple.alias-file|public.data com.apple.resolvable|||alias
        com.apple.bookmark|public.data com.apple.resolvable|||
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        public.text|public.data public.content|||text
        public.plain-text|public.text|txt text|text/plain|text
        public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
        public.utf16-external-plain-text|public.plain-text|||Unicode text
        public.utf16-plain-text|public.plain-text|||Unicode text
        public.delimited-values-text|public.text|||text with delimiters
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|CSV text
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV text
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||TSV text
        public.rtf|public.text|rtf|text/rtf application/rtf|rich text (RTF)
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with pictures
        com.apple.flat-rtfd|public.data public.composite-content|||rich text with pictures
        public.html|public.text|html htm|text/html|HTML text
        public.xml|public.text|xml|application/xml text/xml|XML text
        public.yaml|public.text|yaml yml|application/x-yaml|YAML
        public.css|public.text|css|text/css|CSS
        public.source-code|public.plain-text|||source code
        public.assembly-source|public.source-code|s||assembly source
        public.c-source|public.source-code|c||C source
        public.objective-c-source|public.source-code|m||Objective-C source
        public.swift-source|public.source-code|swift||Swift source
        public.c-plus-plus-source|public.source-code|cp cpp c++ cc cxx||C++ source
        public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
        public.c-header|public.source-code|h||C header
        public.c-plus-plus-header|public.source-code|hh hpp h++ hxx||C++ header
        public.script|public.source-code|||script
        com.netscape.javascript-source|public.source-code public.executable|js mjs|text/javascript application/javascript|JavaScript
        public.shell-script|public.script|sh command||shell script
        public.perl-script|public.shell-script|pl pm||Perl script
        public.python-script|public.shell-script|py|text/x-python-script|Python script
        public.ruby-script|public.shell-script|rb rbw|text/ruby-script|Ruby script
        public.php-script|public.shell-script|php php3 php4|text/php application/php|PHP script
        public.make-source|public.script|mk mak||makefile
        public.json|public.text|json|application/json|JSON
        com.apple.property-list|public.data|plist||property list
        com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
        public.image|public.data public.content|||image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.png|public.image|png|image/png|PNG image
        com.apple.icns|public.image|icns||icon
        com.microsoft.bmp|public.image|bmp dib|image/bmp|BMP image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon
        public.camera-raw-image|public.image|||raw image
        public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
        com.apple.live-photo||||Live Photo
        public.heif|public.image|heif hif|image/heif|HEIF image
        public.heic|public.heif-standard|heic|image/heic|HEIC image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.audiovisual-content|public.data public.content|||audiovisual content
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.audio|public.audiovisual-content|||audio
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg|MPEG movie
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
        public.mpeg-2-transport-stream|public.movie|ts||MPEG-2 transport stream
        public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3|MP3 audio
        public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
        public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
        com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v||protected MPEG-4 video
        public.avi|public.movie|avi vfw|video/avi video/msvideo|AVI movie
        public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/x-wav|WAV audio
        public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio
        public.playlist||||playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl|M3U playlist
        public.folder|public.directory|||folder
        public.volume|public.folder|||volume
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|bundle||bundle
        com.apple.plugin|com.apple.bundle com.apple.package|||plug-in
        com.apple.metadata-importer|com.apple.plugin|mdimporter||
        com.apple.quicklook-generator|com.apple.plugin|qlgenerator||
        com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||
        com.apple.framework|com.apple.bundle|framework||framework
        com.apple.application|public.executable|||application
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
        com.apple.application-and-system-extension|com.apple.xpc-service|appex||
        public.unix-executable|public.data public.executable|||Unix executable
        com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload|Windows executable
        com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefPane||
        public.archive|public.data|||archive
        org.gnu.gnu-zip-archive|public.archive|gz gzip|application/x-gzip application/gzip|gzip archive
        public.bzip2-archive|public.archive|bz2 bzip2|application/x-bzip2|bzip2 archive
        public.zip-archive|public.archive com.pkware.zip-archive|zip|application/zip|ZIP archive
        com.apple.archive|public.data public.archive|aar||Apple archive
        public.tar-archive|public.archive|tar|application/x-tar|tar archive
        public.spreadsheet|public.content|||spreadsheet
        public.presentation|public.composite-content|||presentation
        public.database||||database
        public.message||||message
        public.contact||||contact
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/directory|vCard
        public.to-do-item||||to-do
        public.calendar-event||||calendar event
        public.email-message|public.message|||email message
        com.apple.internet-location|public.data|||internet location
        com.microsoft.internet-shortcut|public.data|url||internet shortcut
        public.font||||font
        public.bookmark||||bookmark
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS#12 data
        public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|certificate
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB
        public.log|public.text|log||log
        com.apple.haptics.ahap|public.text|ahap||haptics
        public.geojson|public.json|geojson|application/geo+json|GeoJSON
        public.heif-standard|public.image||image/heif-standard|HEIF image
        com.apple.m4v-video|public.movie|m4v|video/x-m4v|movie
        com.pkware.zip-archive|public.data|||
        com.apple.m4a-audio|public.audio|m4a|audio/x-m4a|audio
        net.daringfireball.markdown|public.text|md markdown|text/markdown|Markdown
        """
}
