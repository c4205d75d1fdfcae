import type { Fault } from '../kernel/problem.ts'
import { REQUIRED } from '../kernel/field-sentences.ts'
import { folded } from '../kernel/search-text.ts'
import { canonical } from './canonical.ts'
import { itemProblems, type KindId, KINDS } from './kinds.ts'
import type { PasteVerdict } from './words.ts'

/** What each pasted row would do to the items of a kind. */

type Content = Readonly<Record<string, unknown>>

/** An item that there is: its draft, or what is in force. */
export interface KnownItem {
  readonly key: string
  readonly content: Content
  /** retired, or about to be */
  readonly retired: boolean
}

export interface PastedRows {
  /** datum that identifies an item */
  readonly by: string
  /** what a new item begins with */
  readonly begin: Content
  /** data of each row; an empty cell is absent and leaves what there is */
  readonly rows: readonly Content[]
}

export interface JudgedRow {
  readonly verdict: PasteVerdict
  /** of the item that it changes; null: a new one */
  readonly key: string | null
  /** the whole content that would be saved */
  readonly content: Content
  readonly problems: readonly Fault[]
}

const nameIn = (content: Content, by: string): string | null => {
  const value = content[by]
  return typeof value === 'string' && value.trim() !== '' ? folded(value) : null
}

/** Items by what identifies them; one that serves stands before one that is retired. */
function byName(known: readonly KnownItem[], by: string): ReadonlyMap<string, KnownItem> {
  const found = new Map<string, KnownItem>()
  for (const item of known) {
    const name = nameIn(item.content, by)
    if (name !== null && (found.get(name)?.retired ?? true)) found.set(name, item)
  }
  return found
}

/** Place after the last one; the pasted ones follow each other. */
const nextPlace = (known: readonly KnownItem[]): number =>
  Math.max(-1, ...known.map(({ content: { order } }) => (typeof order === 'number' ? order : -1))) + 1

/** Judges pasted rows, each by itself and against the others. Pure. */
export function judgePasted(
  kind: KindId,
  known: readonly KnownItem[],
  { by, begin, rows }: PastedRows,
): readonly JudgedRow[] {
  const items = byName(known, by)
  const names = rows.map((row) => nameIn(row, by))
  let place = nextPlace(known)
  return rows.map((row, i): JudgedRow => {
    const name = names[i] ?? null
    const item = name === null ? undefined : items.get(name)
    const content =
      item === undefined
        ? { ...begin, ...('order' in begin && { order: place++ }), ...row }
        : { ...item.content, ...row }
    const key = item?.key ?? null
    const again = name === null ? -1 : names.findIndex((other, j) => j !== i && other === name)
    const own: readonly Fault[] = [
      ...(name === null ? [{ path: by, message: REQUIRED }] : []),
      ...(again === -1
        ? []
        : [{ path: by, message: `Está dos veces en lo que pegó: también en la fila ${again + 1}` }]),
      ...(item?.retired === true
        ? [{ path: by, message: 'Se retiró: reactívelo en su pantalla antes de cambiarlo' }]
        : []),
      ...(item === undefined && KINDS[kind].keys.next === null
        ? [{ path: by, message: 'No hay ninguno así: empiécelo en su pantalla' }]
        : []),
    ]
    const told = new Set(own.map(({ path }) => path))
    const problems = [...own, ...contentProblems(kind, key, content).filter(({ path }) => !told.has(path))]
    if (problems.length > 0) return { verdict: 'mal', key, content, problems }
    if (item === undefined) return { verdict: 'nuevo', key, content, problems }
    return { verdict: isSame(item.content, content) ? 'igual' : 'cambia', key, content, problems }
  })
}

/** A new item has no key yet. */
function contentProblems(kind: KindId, key: string | null, content: Content): readonly Fault[] {
  if (key !== null) return itemProblems(kind, key, content)
  const checked = KINDS[kind].check(content)
  return checked.ok ? [] : checked.problems
}

const isSame = (a: Content, b: Content): boolean => canonical(a) === canonical(b)
