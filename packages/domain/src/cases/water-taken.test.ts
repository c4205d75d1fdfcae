import { describe, expect, it } from 'vitest'
import { type TakingCase, waterTaken } from './water-taken.ts'

const granted: TakingCase = {
  family: null,
  closed: true,
  status: 'archivada',
  sense: 'otorga',
  until: '2030-05-01',
  decided: 1.5,
  appeal: undefined,
  appealed: undefined,
  asked: 2,
  times: 1,
}
const TODAY = '2026-11-28'

describe('the water that a case takes', () => {
  it.each<[string, Partial<TakingCase>, ReturnType<typeof waterTaken>]>([
    ['is what it granted', {}, { state: 'otorgada', litres: 1.5 }],
    ['is granted until its last day', { until: TODAY }, { state: 'otorgada', litres: 1.5 }],
    ['is granted without a last day', { until: null }, { state: 'otorgada', litres: 1.5 }],
    ['is what an appeal left', { appeal: 'modifica', appealed: 0.75 }, { state: 'otorgada', litres: 0.75 }],
    [
      'stays what an appeal confirmed',
      { appeal: 'confirma', appealed: 9 },
      { state: 'otorgada', litres: 1.5 },
    ],
    ['stays where an appeal left the flow', { appeal: 'modifica' }, { state: 'otorgada', litres: 1.5 }],
    ['is unknown where nobody wrote it', { decided: null }, { state: 'otorgada', litres: null }],
    ['is none after its last day', { until: '2026-11-27' }, null],
    ['is none where it was denied', { sense: 'niega' }, null],
    ['is none where it was revoked', { status: 'revocada' }, null],
    ['is none of a linked case', { family: 'prorroga' }, null],
    ['is what it asks for while it is in progress', { closed: false }, { state: 'en_tramite', litres: 2 }],
    ['is in the unit of the term', { closed: false, times: 0.5 }, { state: 'en_tramite', litres: 1 }],
  ])('%s', (_, change, taken) => {
    expect(waterTaken({ ...granted, ...change }, TODAY)).toEqual(taken)
  })
})
