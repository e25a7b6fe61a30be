@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import MartletDrawing
@_exported import Observation
