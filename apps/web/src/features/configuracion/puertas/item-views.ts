import type { Door } from './door.ts'
import type { OpenKind } from './doors.ts'
import type { ItemView } from './item-view.ts'
import { LETTER_VIEW } from './letter-view.ts'
import { MESSAGE_VIEW } from './message-view.ts'
import { SETTING_VIEW } from './setting-view.ts'

const PLAIN: ItemView = { has: () => true, preview: () => null }

const VIEWS: Readonly<Partial<Record<OpenKind, ItemView>>> = {
  mensaje: MESSAGE_VIEW,
  carta: LETTER_VIEW,
  ajuste: SETTING_VIEW,
}

export const viewOf = (kind: OpenKind): ItemView => VIEWS[kind] ?? PLAIN

/** A door with the fields that an item has. */
export function doorFor(door: Door, kind: OpenKind, key: string): Door {
  const { has, field: drawn = (_key, field) => field } = viewOf(kind)
  const fields = Object.entries(door.fields).filter(([name]) => has(key, name))
  return { ...door, fields: Object.fromEntries(fields.map(([name, field]) => [name, drawn(key, field)])) }
}
