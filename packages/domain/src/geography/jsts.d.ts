/** What the oracles of overlaps and distances use of jsts, which brings no types for its modules. */
declare module 'jsts/org/locationtech/jts/geom/GeometryFactory.js' {
  export default class GeometryFactory {
    createLinearRing(coordinates: unknown[]): object
    createLineString(coordinates: unknown[]): object
    createPolygon(border: object, holes: object[]): object
    createMultiPolygon(polygons: object[]): object
    createMultiLineString(lines: object[]): object
    createPoint(coordinate: unknown): object
    createMultiPointFromCoords(coordinates: unknown[]): object
  }
}
declare module 'jsts/org/locationtech/jts/geom/Coordinate.js' {
  export default class Coordinate {
    constructor(x: number, y: number)
    x: number
    y: number
  }
}
declare module 'jsts/org/locationtech/jts/operation/distance/DistanceOp.js' {
  export default class DistanceOp {
    static distance(a: object | undefined, b: object | undefined): number
  }
}
declare module 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js' {
  export default class OverlayOp {
    static intersection(a: object, b: object): { getArea(): number }
  }
}
declare module 'jsts/org/locationtech/jts/operation/union/UnaryUnionOp.js' {
  export default class UnaryUnionOp {
    static union(geometry: object): object
  }
}
declare module 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js' {
  interface Face {
    getArea(): number
  }
  export default class Polygonizer {
    add(geometry: object): void
    getPolygons(): { toArray(): Face[] }
  }
}
declare module 'jsts/org/locationtech/jts/algorithm/InteriorPointArea.js' {
  export default class InteriorPointArea {
    static getInteriorPoint(geometry: object): { x: number; y: number }
  }
}
