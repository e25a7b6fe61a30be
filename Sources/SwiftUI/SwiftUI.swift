// What `import SwiftUI` gives: the views and their meaning, and the modules that come with them on Apple's systems.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Foundation
@_exported import MartletCore
@_exported import Observation

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
