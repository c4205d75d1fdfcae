import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { Note } from '../../../ui/states/note.tsx'
import { type Item, type ItemName, useItemIfAny } from '../item-data.ts'
import type { Content, Door } from '../puertas/door.ts'

/** What an item says once what waits for it has come into force by a day. */
export function contentBy(item: Item | null, day: string): Content | null {
  if (item === null) return null
  const waiting = item.waiting.filter(({ due }) => bogotaDate(due) <= day).at(-1)
  if (waiting !== undefined) return waiting.retired ? null : waiting.content
  return item.inForce === null || item.inForce.retired ? null : item.inForce.content
}

/** What keeps an item's year from serving. */
export function missingOf(
  door: Door,
  year: string,
  own: Item | null,
  yearBefore: Item | null,
): readonly string[] {
  const begins = `${year}-01-01`
  return door.years?.missing(Number(year), contentBy(own, begins), contentBy(yearBefore, begins)) ?? []
}

/** What keeps a year from serving; null: it is not known yet, or the kind has no years. */
export function useMissing(name: ItemName, item: Item | null, door: Door): readonly string[] | null {
  const before = useItemIfAny(
    door.years === undefined ? null : { kind: name.kind, key: String(Number(name.key) - 1) },
  )
  if (door.years === undefined || before.data === undefined) return null
  return missingOf(door, name.key, item, before.data)
}

/** «Falta para liquidar: el salario mínimo de 2027»; nothing for a kind without years. */
export function YearNote({
  name,
  item,
  door,
}: {
  readonly name: ItemName
  readonly item: Item | null
  readonly door: Door
}) {
  const missing = useMissing(name, item, door)
  if (missing === null || door.years === undefined) return null
  if (missing.length === 0) return <Note tone="ok">Con estas cifras se puede liquidar.</Note>
  return (
    <Note tone="warn" title={`${door.years.falls}:`}>
      {missing.join('; ')}.
    </Note>
  )
}
