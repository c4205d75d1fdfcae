/** The one call that is used of it; the package brings no types. */
declare module 'shpjs' {
  export interface Parts {
    readonly shp: Uint8Array
    readonly dbf?: Uint8Array
    /** name of the character set of the table */
    readonly cpg?: string
  }
  export interface Features {
    readonly features: readonly {
      readonly geometry: unknown
      readonly properties: Readonly<Record<string, unknown>>
    }[]
  }
  export default function shp(parts: Parts): Promise<Features>
}
