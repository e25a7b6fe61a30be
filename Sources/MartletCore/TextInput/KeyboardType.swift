/// What a keyboard on the screen should offer. (On Apple's systems it belongs to UIKit; programs name it in
/// `keyboardType(_:)`.)
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
    case webSearch, asciiCapableNumberPad

    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a field is for, by the meaning of its content. (On Apple's systems it belongs to UIKit.)
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    public static let givenName = UITextContentType(rawValue: "givenName")
    public static let middleName = UITextContentType(rawValue: "middleName")
    public static let familyName = UITextContentType(rawValue: "familyName")
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    public static let addressState = UITextContentType(rawValue: "addressState")
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    public static let countryName = UITextContentType(rawValue: "countryName")
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    public static let URL = UITextContentType(rawValue: "URL")
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// Which letters a keyboard on the screen shifts by itself.
public struct TextInputAutocapitalization: Sendable {
    package enum Kind: Sendable { case never, words, sentences, characters }

    let kind: Kind

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}

/// The older name of the same. (On Apple's systems it belongs to UIKit.)
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none = 0
    case words, sentences, allCharacters
}

private struct KeyboardTypeKey: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
private struct TextContentTypeKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AutocapitalizationKey: EnvironmentKey {
    static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
    var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }

    var textContentType: String? {
        get { self[TextContentTypeKey.self] }
        set { self[TextContentTypeKey.self] = newValue }
    }

    /// Whether fields leave spelling alone.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[AutocapitalizationKey.self] }
        set { self[AutocapitalizationKey.self] = newValue }
    }
}

extension View {
    /// Says what a keyboard on the screen should offer for fields inside.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

    /// Says what fields inside are for.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType?.rawValue)
    }

    /// Whether fields inside leave spelling alone.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The older name of `autocorrectionDisabled(_:)`.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }

    /// Says which letters a keyboard on the screen shifts by itself; nil leaves that to the kind of field.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        environment(\.textInputAutocapitalization, autocapitalization)
    }

    /// The older form of `textInputAutocapitalization(_:)`.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        let kind: TextInputAutocapitalization =
            switch style {
            case .none: .never
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .characters
            }
        return environment(\.textInputAutocapitalization, kind)
    }
}
