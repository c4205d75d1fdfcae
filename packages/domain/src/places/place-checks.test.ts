import { describe, expect, it } from 'vitest'
import { answerOfCase, pendingZones } from './place-checks.ts'
import type { ZoneAnswer } from './zone-answers.ts'

const shape = { name: 'Alto', code: '', areaM2: null, share: null }
const CROSSES: ZoneAnswer = { state: 'cruza', crossed: [shape] }
const APART: ZoneAnswer = { state: 'no_cruza' }
const UNKNOWN: ZoneAnswer = { state: 'sin_verificar', because: 'La capa no está cargada.' }
const of = (...answers: readonly ZoneAnswer[]) =>
  answerOfCase(answers.map((answer, i) => ({ place: `Punto ${i + 1}`, answer })))

describe('what a zone says of a case', () => {
  it.each([
    ['crosses where one place does', [APART, CROSSES], 'cruza'],
    ['crosses although another place was not checked', [UNKNOWN, CROSSES], 'cruza'],
    ['is not known where a place was not checked and none crosses', [APART, UNKNOWN], 'sin_verificar'],
    ['does not cross where no place does', [APART, APART], 'no_cruza'],
    ['is not known without any place', [], 'sin_verificar'],
  ] satisfies [string, ZoneAnswer[], string][])('%s', (_, answers, state) => {
    expect(of(...answers).state).toBe(state)
  })

  it('names the place of each shape', () => {
    expect(of(APART, CROSSES)).toEqual({ state: 'cruza', crossed: [{ place: 'Punto 2', ...shape }] })
  })
})

it('a zone is pending until somebody verified it', () => {
  const check = (zone: string, state: 'cruza' | 'no_cruza' | 'sin_verificar') => ({ zone, state })
  const before = [check('1', 'sin_verificar'), check('2', 'sin_verificar'), check('3', 'no_cruza')]
  expect(pendingZones(before)).toEqual(['1', '2'])
  expect(pendingZones([...before, check('2', 'cruza')])).toEqual(['1'])
})
