import { KINDS } from '@ventanilla/domain/configuration/kinds'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { ZONE_CLASSES } from '@ventanilla/domain/places/zone-classes'
import { describe, expect, it } from 'vitest'
import { ZONE_DOOR } from './zone-door.ts'

/** A form that offers what the server refuses, or hides what it takes, is a wall that nobody sees. */
describe('the form of a zone', () => {
  const content = {
    ...ZONE_DOOR.begin,
    name: 'Zona',
    layer: '01900000-0000-7000-8000-0000000000b1',
    source: 'Instituto',
    sourceDate: '2024-06-30',
  }
  it.each(
    keysIn(ZONE_CLASSES).flatMap((id) =>
      (['question', 'concept', 'group'] as const).map((name) => [name, id] as const),
    ),
  )('asks for «%s» of the class %s exactly where it is taken', (name, id) => {
    const given = { ...content, class: id, flowFrom: 'caudal', sourceFrom: 'fuente', [name]: '7' }
    expect(ZONE_DOOR.fields[name]?.applies?.(given)).toBe(KINDS.zona.check(given, '1').ok)
  })
})
