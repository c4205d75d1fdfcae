import type { configurationPaste } from '@ventanilla/contract/configuration-paste.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { PastedItem } from '@ventanilla/domain/configuration/pasted-items'
import type { PasteVerdict } from '@ventanilla/domain/configuration/words'
import type { Door } from '../puertas/door.ts'

type Judged = EndpointAnswer<(typeof configurationPaste)['configuration.judgePasted']>['body']['rows'][number]

/** A pasted row with what it would do. */
export interface JudgedRow extends Pick<
  Judged,
  'key' | 'title' | 'revision' | 'base' | 'content' | 'changes'
> {
  /** place among the pasted rows, from 1 */
  readonly number: number
  readonly verdict: PasteVerdict
  /** why it cannot be saved, sentence by sentence */
  readonly reasons: readonly string[]
}

/** The server's verdicts with the cells that nobody could read, which the server never saw. Wrong rows come first. */
export function judgedRows(
  fields: Door['fields'],
  pasted: readonly PastedItem[],
  judged: readonly Judged[],
): readonly JudgedRow[] {
  return judged
    .map(({ problems, verdict, ...row }, i): JudgedRow => {
      const unread = pasted[i]?.unread ?? []
      const lost = new Set(unread.map(({ column }) => column))
      const labelOf = (path: string): string => fields[path.split('/')[0] ?? '']?.label ?? path
      const reasons = [
        ...unread.map(({ column, text }) => `${column}: no se entiende «${text}».`),
        // what could not be read is missing, too
        ...problems
          .map(({ path, message }) => ({ label: labelOf(path), message }))
          .filter(({ label }) => !lost.has(label))
          .map(({ label, message }) => `${label}: ${message}${/[.!?]$/.test(message) ? '' : '.'}`),
      ]
      return { ...row, number: i + 1, verdict: reasons.length > 0 ? 'mal' : verdict, reasons }
    })
    .toSorted((a, b) => Number(b.verdict === 'mal') - Number(a.verdict === 'mal') || a.number - b.number)
}

/** What is sent to be saved: nothing for rows that say what there is already. */
export const toSave = (rows: readonly JudgedRow[]) =>
  rows
    .filter(({ verdict }) => verdict === 'nuevo' || verdict === 'cambia')
    .toSorted((a, b) => a.number - b.number)
    .map(({ key, revision, base, content }) => ({ key, revision, base, content }))

const SAID = [
  ['nuevo', 'nueva', 'nuevas'],
  ['cambia', 'cambia una que ya está', 'cambian las que ya están'],
  ['igual', 'dice lo mismo que ya está', 'dicen lo mismo que ya está'],
  ['mal', 'por corregir', 'por corregir'],
] as const

/** '120 nuevas, 3 cambian las que ya están, 1 por corregir.' */
export function summaryOf(rows: readonly JudgedRow[]): string {
  const parts = SAID.flatMap(([verdict, one, many]) => {
    const count = rows.filter((row) => row.verdict === verdict).length
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
  return `${parts.join(', ')}.`
}
