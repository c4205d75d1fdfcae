import type { Absence } from '@ventanilla/contract/absences.contract'
import { describe, expect, it } from 'vitest'
import { periodOf, tasksOf } from './absence-words.ts'

const absence: Absence = {
  id: 'a',
  person: { id: 'p', name: 'Marta Gil' },
  standIn: { id: 's', name: 'Luis Parra' },
  office: null,
  from: '2026-12-01',
  until: '2026-12-07',
  situation: null,
  state: 'porEmpezar',
  uncovered: null,
  rolesLeft: [],
  open: 3,
  left: 0,
  registeredBy: 'Marta Gil',
  keeps: false,
}

describe('an absence in words', () => {
  it('says its days', () => {
    expect(periodOf(absence)).toBe('Del 1 de diciembre de 2026 al 7 de diciembre de 2026')
    expect(periodOf({ ...absence, until: absence.from })).toBe('El 1 de diciembre de 2026')
  })

  it.each([
    [{}, 'Tiene 3 tareas asignadas, que hace Luis Parra.'],
    [{ open: 0 }, 'No tiene tareas asignadas hoy.'],
    [{ left: 1 }, 'Tiene 3 tareas asignadas: Luis Parra hace 2 y una espera, por su firma o por otro rol.'],
    [{ standIn: null }, 'Tiene 3 tareas asignadas, que esperan.'],
    [{ uncovered: 'Luis Parra también está ausente.' }, 'Tiene 3 tareas asignadas, que esperan.'],
  ])('says who does the tasks: %o', (more, words) => {
    expect(tasksOf({ ...absence, ...more })).toBe(words)
  })
})
