import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Actor, audienceOf } from './actor.ts'
import { type CaseSubject, can, GRANTS, holds, type Permission, reachesOf, scopeFor } from './permissions.ts'

const PERMISSIONS = Object.keys(GRANTS) as Permission[]
const ROLES = [...new Set(Object.values(GRANTS).flatMap((grants) => Object.keys(grants)))]
  .filter((role) => !role.includes('*'))
  .concat('CLI_JURIDICO', 'CLI_TECNICO', 'ROL_INVENTADO')
const people = fc.constantFrom('a', 'b', 'c')
const offices = fc.option(fc.constantFrom('ibague', 'norte'), { nil: null })
const keys = fc.constantFrom('CLI_JURIDICO', 'CLI_TECNICO@ibague', 'CLI_TECNICO@norte', 'SOLICITANTE')

const subjects = fc.record<CaseSubject>({
  parties: fc.array(people, { maxLength: 2 }),
  office: offices,
  handlers: fc.array(people, { maxLength: 2 }),
  offered: fc.array(keys, { maxLength: 2 }),
  asked: fc.record({
    handlers: fc.array(people, { maxLength: 2 }),
    offered: fc.array(keys, { maxLength: 2 }),
  }),
  followed: fc.boolean(),
})
const actors = fc
  .record({ id: people, roles: fc.uniqueArray(fc.constantFrom(...ROLES), { maxLength: 3 }), office: offices })
  .map((given): Actor => actor(given.id, given.roles, given.office))

function actor(id: string, roles: readonly string[], office: string | null = null): Actor {
  return { id, kind: 'funcionario', name: id, roles, office, audience: audienceOf(roles, office) }
}

const NOBODY = { handlers: [], offered: [] } as const
const stranger: CaseSubject = { parties: ['x'], office: 'sur', ...NOBODY, asked: NOBODY, followed: false }

describe('a permission', () => {
  it('that no role grants is refused for every case', () => {
    fc.assert(
      fc.property(actors, subjects, fc.constantFrom(...PERMISSIONS), (who, subject, permission) => {
        if (!holds(who, permission)) expect(can(who, permission, subject)).toBe(false)
      }),
    )
  })

  it('is never lost by one more role', () => {
    fc.assert(
      fc.property(
        actors,
        fc.constantFrom(...ROLES),
        subjects,
        fc.constantFrom(...PERMISSIONS),
        (who, role, subject, permission) => {
          const more = actor(who.id, [...who.roles, role], who.office)
          if (can(who, permission, subject)) expect(can(more, permission, subject)).toBe(true)
        },
      ),
    )
  })

  it('reaches a case without any tie only where it reaches all of them', () => {
    fc.assert(
      fc.property(actors, fc.constantFrom(...PERMISSIONS), (who, permission) => {
        expect(can(who, permission, stranger)).toBe(reachesOf(who, permission).includes('all'))
        expect(scopeFor(who, permission).all).toBe(reachesOf(who, permission).includes('all'))
      }),
    )
  })
})

describe('who sees a case', () => {
  const mine: CaseSubject = {
    parties: ['a'],
    office: 'ibague',
    handlers: ['b'],
    offered: ['CLI_TECNICO@ibague'],
    asked: { handlers: ['p'], offered: ['CLI_TECNICO_FORESTAL@ibague'] },
    followed: false,
  }
  it.each([
    ['its applicant', actor('a', ['USER_CIUDADANO']), true],
    ['another citizen', actor('z', ['USER_CIUDADANO']), false],
    ['who had one of its tasks', actor('b', ['CLI_JURIDICO']), true],
    ['a technician of its office, to whom a task is offered', actor('z', ['CLI_TECNICO'], 'ibague'), true],
    ['a technician of another office', actor('z', ['CLI_TECNICO'], 'norte'), false],
    ['the head of its office', actor('z', ['CLI_JEFE_TERRITORIAL'], 'ibague'), true],
    ['the head of another office', actor('z', ['CLI_JEFE_TERRITORIAL'], 'norte'), false],
    ['the head of no office', actor('z', ['CLI_JEFE_TERRITORIAL'], null), false],
    ['the director', actor('z', ['CLI_DIRECTOR_GENERAL']), true],
    ['who was asked about it', actor('p', ['CLI_PLANIFICACION_AMBIENTAL']), true],
    ['who can be asked about it', actor('z', ['CLI_TECNICO_FORESTAL'], 'ibague'), true],
    ['who is asked in another office', actor('z', ['CLI_TECNICO_FORESTAL'], 'norte'), false],
    ['a member of staff whose applicant role is not theirs', actor('a', ['CLI_NOTIFICADOR']), false],
  ] as const)('%s', (_who, person, expected) => {
    expect(can(person, 'cases.read', mine)).toBe(expected)
  })
  it('and acts in it only who works on it, not who is asked about it', () => {
    expect(can(actor('p', ['CLI_PLANIFICACION_AMBIENTAL']), 'cases.act', mine)).toBe(false)
  })
})

describe('a case that ended and left obligations', () => {
  const left: CaseSubject = { parties: ['a'], office: 'norte', ...NOBODY, asked: NOBODY, followed: true }
  it.each([
    ['who begins follow-up', actor('z', ['CLI_COORDINADOR_SEGUIMIENTO'], 'ibague'), 'cases.read', true],
    ['who begins follow-up, its acts too', actor('z', ['CLI_APOYO_ADMINISTRATIVO_7']), 'acts.read', true],
    ['nobody of them works on it', actor('z', ['CLI_COORDINADOR_SEGUIMIENTO']), 'cases.act', false],
    ['nor takes all of it away', actor('z', ['CLI_COORDINADOR_SEGUIMIENTO']), 'cases.export', false],
    ['who visits in follow-up', actor('z', ['CLI_TECNICO_SEGUIMIENTO'], 'norte'), 'cases.read', false],
    ['the head of its office', actor('z', ['CLI_JEFE_TERRITORIAL'], 'norte'), 'cases.read', true],
    ['the head of another office', actor('z', ['CLI_JEFE_TERRITORIAL'], 'sur'), 'cases.read', false],
  ] as const)('%s', (_who, person, permission, expected) => {
    expect(can(person, permission, left)).toBe(expected)
    if (!person.roles.includes('CLI_JEFE_TERRITORIAL'))
      expect(can(person, permission, { ...left, followed: false })).toBe(false)
  })
})
