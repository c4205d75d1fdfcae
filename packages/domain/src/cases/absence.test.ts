import { describe, expect, it } from 'vitest'
import type { Actor } from '../access/actor.ts'
import {
  type Colleague,
  faultsOfDays,
  keepsAbsencesOf,
  keysLeft,
  stateOfAbsence,
  whyNotAbsent,
  whyNotStandIn,
  whyUncovered,
} from './absence.ts'
import { absentWords } from './absence-words.ts'

const TODAY = '2026-12-01'
const days = (from: string, until: string) => ({ from: `2026-12-${from}`, until: `2026-12-${until}` })
const colleague = (name: string, more: Partial<Colleague> = {}): Colleague => ({
  id: name,
  name,
  active: true,
  audience: ['CLI_JURIDICO'],
  absences: [],
  ...more,
})
const marta = colleague('Marta')
const actor = (role: string, office: string | null = null): Actor => ({
  id: 'me',
  kind: 'funcionario',
  name: 'Yo',
  roles: [role],
  office,
  audience: [],
})

describe('the days of an absence', () => {
  it.each([
    ['2026-12-01', '2026-12-01', null],
    ['2026-12-05', '2026-12-09', null],
    ['2026-11-30', '2026-12-09', 'from'],
    ['2026-12-05', '2026-12-04', 'until'],
    ['2026-12-05', '2028-01-01', 'until'],
    ['2026-13-01', '2026-12-04', 'from'],
    ['2026-12-01', 'mañana', 'until'],
  ])('from %s until %s', (from, until, path) => {
    expect(faultsOfDays({ from, until }, TODAY)[0]?.path ?? null).toBe(path)
  })

  it('of one person never cross', () => {
    const away = colleague('Marta', { absences: [days('03', '09')] })
    expect(whyNotAbsent(away, days('09', '12'))).toContain('ya tiene una ausencia')
    expect(whyNotAbsent(away, days('10', '12'))).toBeNull()
  })

  it('say where it stands', () => {
    expect(stateOfAbsence(days('02', '03'), false, TODAY)).toBe('porEmpezar')
    expect(stateOfAbsence(days('01', '01'), false, TODAY)).toBe('enCurso')
    expect(stateOfAbsence(days('01', '01'), true, TODAY)).toBe('terminada')
    expect(stateOfAbsence({ from: '2026-11-01', until: '2026-11-30' }, false, TODAY)).toBe('terminada')
  })
})

describe('who can stand in', () => {
  it.each([
    ['a colleague with one of the roles', colleague('Luis'), null],
    ['not oneself', marta, 'Nadie se reemplaza a sí mismo'],
    ['not an inactive account', colleague('Luis', { active: false }), 'no está activa'],
    ['not another role', colleague('Luis', { audience: ['CLI_TECNICO@norte'] }), 'no tiene ningún rol'],
    [
      'not who is absent too: no chain, no circle',
      colleague('Luis', { absences: [days('09', '12')] }),
      'también está ausente',
    ],
    ['who is absent on other days', colleague('Luis', { absences: [days('10', '12')] }), null],
  ])('%s', (_, standIn, why) => {
    const said = whyNotStandIn(standIn, marta, days('03', '09'))
    if (why === null) expect(said).toBeNull()
    else expect(said).toContain(why)
  })

  it('leaves the roles that only the absent official has', () => {
    const both = colleague('Marta', { audience: ['CLI_JURIDICO', 'CLI_NOTIFICADOR'] })
    expect(keysLeft(both, colleague('Luis'))).toEqual(['CLI_NOTIFICADOR'])
  })

  it('is judged by the days that are left: an absence of the stand-in that has passed matters no more', () => {
    const luis = colleague('Luis', { absences: [days('01', '04')] })
    expect(whyUncovered(marta, luis, days('01', '09'), '2026-12-04')).toContain('también está ausente')
    expect(whyUncovered(marta, luis, days('01', '09'), '2026-12-05')).toBeNull()
    expect(whyUncovered(marta, undefined, days('01', '09'), TODAY)).toContain('Nadie hace sus tareas')
  })
})

describe('whose absences an official registers', () => {
  const theirs = { id: 'other', office: 'norte' }
  it.each([
    ['CLI_JURIDICO', null, false],
    ['CLI_TECNICO', 'norte', false],
    ['CLI_JEFE_TERRITORIAL', 'norte', true],
    ['CLI_JEFE_TERRITORIAL', 'ibague', false],
    ['CLI_COORDINADOR_JURIDICO', null, true],
    ['CLI_ADMIN', null, true],
    ['SUPERADMIN', null, true],
    ['USER_CIUDADANO', null, false],
  ])('%s of %s: those of another one: %s', (role, office, keeps) => {
    expect(keepsAbsencesOf(actor(role, office), theirs)).toBe(keeps)
  })

  it.each(['CLI_JURIDICO', 'CLI_JEFE_TERRITORIAL', 'CLI_ADMIN', 'LIDER_RESPEL'])('%s: their own', (role) => {
    expect(keepsAbsencesOf(actor(role, 'norte'), { id: 'me', office: null })).toBe(true)
  })
})

it('lists of people say until when a colleague is absent, and who stands in', () => {
  expect(absentWords({ until: '2026-12-09', standIn: 'Ana Ruiz' })).toBe(
    'ausente hasta el 9 de diciembre de 2026, reemplaza Ana Ruiz',
  )
  expect(absentWords({ until: '2026-12-09', standIn: null })).toBe(
    'ausente hasta el 9 de diciembre de 2026, sin reemplazo',
  )
})
