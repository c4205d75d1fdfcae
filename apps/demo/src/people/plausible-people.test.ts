import { expect, it } from 'vitest'
import { answersNear } from '../scenarios/places.ts'
import { appearing, attendee, placeOf } from './plausible-people.ts'

it('has at a visit who applied, or who represents it, at the place that the application names', () => {
  const person = answersNear('ciudadano@demo.test', 0)
  const company = answersNear('empresa@demo.test', 1)
  expect(attendee(person)).toMatchObject({ name: 'Marta Lucía Ávila Rondón', capacity: 'Solicitante' })
  expect(attendee(company)).toMatchObject({ document: '65748219', capacity: 'Representante legal' })
  expect(attendee(company)['name']).toBe(company['representante_nombre'])
  expect(attendee({})).toMatchObject({ capacity: 'Administrador del predio' })
  expect(placeOf(person)).toEqual(person['coordenada_captacion'])
  expect(placeOf(company)).not.toEqual(placeOf(person))
})

it('has the summoned person come, or who represents the company that was summoned', () => {
  const summoned = (name: string) => appearing({ 'notificacion.destinatario': { name } })
  expect(summoned('Marta Lucía Ávila Rondón')).toEqual({
    name: 'Marta Lucía Ávila Rondón',
    document: '28534107',
  })
  expect(summoned('Agrícola El Combeima S.A.S.')).toMatchObject({ document: '65748219' })
  expect(summoned('Inversiones Agropecuarias Totare S.A.S.').name).not.toBe('Marta Lucía Ávila Rondón')
})
