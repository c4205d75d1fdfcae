import { expect, it } from 'vitest'
import { deviceWords } from './device-words.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
    'Chrome en Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari en iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge en Windows'],
  ['Token: Hoja de cálculo', 'Programa «Hoja de cálculo»'],
  ['curl/8.9', 'Programa desconocido'],
  [null, 'Programa desconocido'],
])('an open session of %s is shown as %s', (agent, words) => {
  expect(deviceWords(agent)).toBe(words)
})
