@_exported import MartletCairo
@_exported import MartletCore
@_exported import MartletDrawing
@_exported import MartletGraph
