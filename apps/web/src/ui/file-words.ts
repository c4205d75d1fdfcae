import { formatFolios, formatShortDate } from './formats.tsx'

interface Sheet {
  readonly documentDate: string
  readonly folioFrom: number
  readonly folioTo: number
  readonly cameIn: 'papel' | 'electrónico'
  readonly original: string | null
}
interface File {
  readonly folios: number
  readonly series: string | null
  readonly openedOn: string | null
  readonly closedOn: string | null
}

/** A line of the index of a file: the date of the document, its sheets, how it came in and the name it came with. */
export const sheetWords = ({ documentDate, folioFrom, folioTo, cameIn, original }: Sheet): string =>
  [
    formatShortDate(documentDate),
    formatFolios(folioFrom, folioTo),
    cameIn === 'papel' ? 'Llegó en papel' : 'Electrónico',
    ...(original === null ? [] : [original]),
  ].join(' · ')

/** How many sheets a file has, its series, and since when and until when it takes documents. */
export const fileWords = ({ folios, series, openedOn, closedOn }: File): string =>
  [
    folios === 1 ? '1 folio' : `${folios} folios`,
    ...(series === null ? [] : [series]),
    ...(openedOn === null ? [] : [`Abierto el ${formatShortDate(openedOn)}`]),
    ...(closedOn === null ? [] : [`Cerrado el ${formatShortDate(closedOn)}`]),
  ].join(' · ')
