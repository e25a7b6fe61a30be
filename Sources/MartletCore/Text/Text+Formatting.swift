extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Hashable, Codable { case date, time, relative, offset, timer }
        let kind: Kind

        /// Day, month and year.
        public static let date = DateStyle(kind: .date)
        /// Hours and minutes.
        public static let time = DateStyle(kind: .time)
        /// How far from now, when it was made. It does not count on by itself yet.
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    private struct DateIdentity: Hashable, Sendable {
        let date: Date
        let style: DateStyle
    }

    /// A date in the environment's locale, calendar and time zone.
    public init(_ date: Date, style: DateStyle) {
        self.init(
            storage: .formatted(
                TextFormatting(identity: AnyHashableSendable(DateIdentity(date: date, style: style))) {
                    style.string(from: date, in: $0)
                }))
    }

    /// A range of days.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            storage: .formatted(
                TextFormatting(identity: AnyHashableSendable(dates)) {
                    let style = DateStyle.date
                    return style.string(from: dates.lowerBound, in: $0) + " – "
                        + style.string(from: dates.upperBound, in: $0)
                }))
    }

    /// A value in a format, for the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .formatted(TextFormatting(input, format)))
    }

    /// What a formatter makes of an object.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// What a formatter makes of a value.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension TextFormatting {
    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
        let source = FormatSource(input: input, format: format)
        self.init(identity: AnyHashableSendable(source), make: source.string)
    }

    /// A value and its format. Values are compared where they can be.
    private struct FormatSource<F: FormatStyle>: Hashable, @unchecked Sendable where F.FormatOutput == String {
        let input: F.FormatInput
        let format: F

        static func == (a: Self, b: Self) -> Bool {
            guard a.format == b.format else { return false }
            func equal<E: Equatable>(_ x: E) -> Bool { (b.input as? E) == x }
            guard let x = a.input as? any Equatable else { return false }
            return equal(x)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(format) }

        func string(_ environment: EnvironmentValues) -> String {
            format.locale(environment.locale).format(input)
        }
    }
}

extension Text.DateStyle {
    func string(from date: Date, in environment: EnvironmentValues) -> String {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        switch kind {
        case .date:
            formatter.dateStyle = .long
            formatter.timeStyle = .none
        case .time:
            formatter.dateStyle = .none
            formatter.timeStyle = .short
        case .relative, .offset, .timer: return distance(to: date)
        }
        return formatter.string(from: date)
    }

    private func distance(to date: Date) -> String {
        let seconds = Int(date.timeIntervalSinceNow.rounded())
        let (h, m, s) = (abs(seconds) / 3600, abs(seconds) / 60 % 60, abs(seconds) % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if kind == .timer { return h > 0 ? "\(h):\(two(m)):\(two(s))" : "\(m):\(two(s))" }
        let parts = [(h, "hr"), (m, "min"), (s, "sec")].filter { $0.0 > 0 }.prefix(2).map { "\($0.0) \($0.1)" }
        let text = parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
        return kind == .offset ? (seconds < 0 ? "-" : "+") + text : text
    }
}
