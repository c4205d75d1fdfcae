import { describe, expect, it } from 'vitest'
import { SYSTEM } from '../../access/actor.ts'
import { changeLetter } from './change-letter.ts'
import type { SinglePart } from '../definition/change-steps.ts'

const FACTS = { 'solicitante_nuevo.nombre': 'Piscícola Los Naranjos S.A.S.' }
type Doers = Partial<Record<SinglePart, string>>

describe('the letter on a change of applicant that failed says why', () => {
  it.each<[string, Doers, RegExp]>([
    ['nobody opened the link', {}, /^Piscícola Los Naranjos S\.A\.S\. no se vinculó/],
    ['it was never sent', { link: 'taker', send: SYSTEM.id }, /no se envió dentro del término/],
    ['it was rejected', { link: 'taker', send: 'giver', study: 'official' }, /no encontró acreditado/],
    ['it was not accepted', { study: 'official', accept: 'taker' }, /manifestó que no acepta/],
    ['nobody answered', { study: 'official', accept: SYSTEM.id }, /El silencio no se entiende/],
  ])('%s', (_why, doers, words) => {
    expect(changeLetter(FACTS, (part) => doers[part]).body).toMatch(words)
  })
})
