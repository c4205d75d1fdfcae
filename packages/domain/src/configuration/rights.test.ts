import { describe, expect, it } from 'vitest'
import { GRANTS } from '../access/permissions.ts'
import { keysIn } from '../kernel/keys-in.ts'
import { KINDS } from './kinds.ts'
import { mayConfigure, rolesThat } from './rights.ts'

const ALL = keysIn(KINDS)
/** What the product alone publishes, and administrators read, until a case keeps the definitions with which it was filed. */
const BY_THE_PRODUCT: readonly string[] = ['familia', 'acto', 'pasaje', 'seccion']
const RIGHTS = ['read', 'edit', 'publish'] as const

describe('who decides about a kind', () => {
  it.each(RIGHTS)('with the permission to %s has that right on some kind, and nobody else', (right) => {
    const roles = new Set(ALL.flatMap((kind) => rolesThat(right, kind)))
    expect(Object.keys(GRANTS[`configuration.${right}`]).toSorted()).toEqual([...roles].toSorted())
  })

  it('sees what they edit or publish, and each kind has both administrators', () => {
    for (const kind of ALL) {
      for (const role of [...rolesThat('edit', kind), ...rolesThat('publish', kind)])
        expect(mayConfigure([role], 'read', kind)).toBe(true)
      for (const right of RIGHTS)
        for (const role of ['CLI_ADMIN', 'SUPERADMIN'])
          expect([kind, right, mayConfigure([role], right, kind)]).toEqual([
            kind,
            right,
            right === 'read' || !BY_THE_PRODUCT.includes(kind),
          ])
    }
  })

  it('is none of those who apply, nor a role that nobody wrote down', () => {
    for (const kind of ALL)
      for (const role of ['USER_CIUDADANO', 'CLI_TECNICO', 'CLI_OTRO', ''])
        expect(RIGHTS.filter((right) => mayConfigure([role], right, kind))).toEqual([])
  })

  it('is the fee office for figures and the legal office for causes, whose heads publish', () => {
    expect(rolesThat('publish', 'cifras')).toEqual([
      'CLI_ADMIN',
      'SUPERADMIN',
      'CLI_SUBDIRECTOR_ADMINISTRATIVO',
    ])
    expect(mayConfigure(['CLI_LIQUIDADOR'], 'edit', 'cifras')).toBe(true)
    expect(mayConfigure(['CLI_LIQUIDADOR'], 'publish', 'cifras')).toBe(false)
    expect(mayConfigure(['CLI_LIQUIDADOR'], 'read', 'sede')).toBe(false)
    expect(rolesThat('publish', 'causa_rechazo')).toEqual([
      'CLI_ADMIN',
      'SUPERADMIN',
      'CLI_SUBDIRECTOR_JURIDICO',
    ])
  })
})
