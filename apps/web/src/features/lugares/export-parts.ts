/** A number for a spreadsheet of a Spanish locale; '' where it is not known. */
export const comma = (value: number | null, decimals: number): string =>
  value === null ? '' : value.toFixed(decimals).replace('.', ',')

/** A position as GeoJSON writes it. */
export const position = ({ lat, lon }: { readonly lat: number; readonly lon: number }): [number, number] => [
  lon,
  lat,
]

/** A text of XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
