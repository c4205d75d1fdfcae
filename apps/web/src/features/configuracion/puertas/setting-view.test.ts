import { expect, it } from 'vitest'
import { doorFor, viewOf } from './item-views.ts'
import { doorOf } from './doors.ts'

it('a setting says its unit and its limits at its field; another kind keeps the words of its door', () => {
  expect(doorFor(doorOf('ajuste'), 'ajuste', 'sesiones.dias').fields['value']).toMatchObject({
    unit: 'días',
    help: expect.stringContaining('Límites: entre 1 y 14 días.'),
  })
  expect(doorFor(doorOf('ajuste'), 'ajuste', 'otro.ajuste').fields).toEqual(doorOf('ajuste').fields)
  expect(doorFor(doorOf('sede'), 'sede', 'norte').fields).toEqual(doorOf('sede').fields)
  expect(viewOf('ajuste').has('sesiones.dias', 'value')).toBe(true)
})
