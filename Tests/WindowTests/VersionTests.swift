#if GTK
import MartletGTK
import Testing

@Test func aGTKThatIsNewEnoughIsLinked() {
    #expect(GTK.version >= (4, 8, 0))
}
#endif
