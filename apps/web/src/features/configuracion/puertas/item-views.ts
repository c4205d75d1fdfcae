import type { Door } from './door.ts'
import type { OpenKind } from './doors.ts'
import type { ItemView } from './item-view.ts'
import { MESSAGE_VIEW } from './message-view.ts'

const PLAIN: ItemView = { has: () => true, preview: () => null }

const VIEWS: Readonly<Partial<Record<OpenKind, ItemView>>> = { mensaje: MESSAGE_VIEW }

export const viewOf = (kind: OpenKind): ItemView => VIEWS[kind] ?? PLAIN

/** A door with the fields that an item has. */
export const doorFor = (door: Door, kind: OpenKind, key: string): Door => ({
  ...door,
  fields: Object.fromEntries(Object.entries(door.fields).filter(([name]) => viewOf(kind).has(key, name))),
})
