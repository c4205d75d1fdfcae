import { formatFolios, formatShortDate } from '../formats.tsx'

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

/** A line of the file index: document date, folios, how it was received and its original name. */
export const sheetWords = ({ documentDate, folioFrom, folioTo, cameIn, original }: Sheet): string =>
  [
    formatShortDate(documentDate),
    formatFolios(folioFrom, folioTo),
    cameIn === 'papel' ? 'Llegó en papel' : 'Electrónico',
    ...(original === null ? [] : [original]),
  ].join(' · ')

/** Number of folios of a file, its series, and its opening and closing dates. */
export const fileWords = ({ folios, series, openedOn, closedOn }: File): string =>
  [
    folios === 1 ? '1 folio' : `${folios} folios`,
    ...(series === null ? [] : [series]),
    ...(openedOn === null ? [] : [`Abierto el ${formatShortDate(openedOn)}`]),
    ...(closedOn === null ? [] : [`Cerrado el ${formatShortDate(closedOn)}`]),
  ].join(' · ')
