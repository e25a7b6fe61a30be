@_exported import MartletCore
@_exported import MartletDrawing
@_exported import MartletGraph
