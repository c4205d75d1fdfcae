import { describe, expect, it } from 'vitest'
import { SYSTEM } from '../../access/actor.ts'
import type { LetterId } from './declared-letters.ts'
import { changeLetter } from './change-letter.ts'
import type { SinglePart } from '../definition/change-steps.ts'

const FACTS = { 'solicitante_nuevo.nombre': 'Piscícola Los Naranjos S.A.S.' }
type Doers = Partial<Record<SinglePart, string>>

describe('the letter on a change of applicant that failed says why', () => {
  it.each<[string, Doers, LetterId]>([
    ['nobody opened the link', {}, 'cambio-no-vinculado'],
    ['it was never sent', { link: 'taker', send: SYSTEM.id }, 'cambio-no-enviado'],
    ['it was rejected', { link: 'taker', send: 'giver', study: 'official' }, 'cambio-no-acreditado'],
    ['it was not accepted', { study: 'official', accept: 'taker' }, 'cambio-no-aceptado'],
    ['nobody answered', { study: 'official', accept: SYSTEM.id }, 'cambio-sin-respuesta'],
  ])('%s', (_why, doers, letter) => {
    expect(changeLetter(FACTS, (part) => doers[part]).letter).toBe(letter)
  })
})
