import { expect, it } from 'vitest'
import { fullStop } from './full-stop.ts'

it.each([
  ['de 2:00 a 5:00 p. m.', 'de 2:00 a 5:00 p. m.'],
  ['de 14:00 a 17:00', 'de 14:00 a 17:00.'],
  ['¿Seguro?', '¿Seguro?'],
])('«%s» ends as «%s»', (text, ended) => {
  expect(fullStop(text)).toBe(ended)
})
