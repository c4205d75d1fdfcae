import { describe, expect, it } from 'vitest'
import type { FeeMethod } from '../procedures/procedure.ts'
import type { FeeParameters } from './parameters.ts'
import { maximumFee } from './maximum.ts'

/** Two ranges and round figures, so that expected values can be worked out by hand. */
const PARAMETERS: FeeParameters = {
  years: [
    { year: 2010, smmlv: 500_000, uvt: null, uvb: null, norm: 'Decreto A' },
    { year: 2011, smmlv: 1_000_000, uvt: null, uvb: null, norm: 'Decreto B' },
    { year: 2012, smmlv: null, uvt: null, uvb: null, norm: '' },
  ],
  inflation: { 2010: '10' },
  scale2010: [
    { from: 0, to: 25, fee: 80_000 },
    { from: 25, to: 2115, fee: 200_000 },
  ],
  ownScale: {},
  waterTariff: {},
  dischargeTariff: { baseYear: 2010, tariffs: {} },
  timberTariff: { baseYear: 2010, tariff: '1' },
  permitPaper: { 2011: 2_100 },
  administrationPercent: '25',
}
const of = (
  evaluation: FeeMethod,
  projectValue: number | null = null,
  more: { asked?: boolean; year?: number } = {},
) =>
  maximumFee(
    {
      fee: { evaluation, followUp: 'no_genera', levies: [], exemptions: [] },
      projectValue,
      asked: true,
      year: 2011,
      ...more,
    },
    PARAMETERS,
  )

describe('what an applicant may expect to pay for the evaluation', () => {
  it('is the cap of the year, with its working, said to be a maximum before the settlement', () => {
    const fee = of('tabla_unica_con_tope', 30_000_000)
    // 30 minimum wages: 200.000 pesos of 2010, plus ten per cent
    expect([fee.value, fee.headline]).toEqual([220_000, 'No pagará más de $ 220.000 por la evaluación.'])
    expect(fee.explanation).toContain('liquida el valor definitivo, que puede ser menor')
    expect(fee.steps.map((step) => step.value)).toEqual(['30,0000 SMMLV', '$ 200.000 de 2010', '$ 220.000'])
    expect(fee.norms).toContain('Ley 633 de 2000 art. 96')
  })

  it('is a percentage of a dear project', () => {
    expect(of('unico_por_informe', 3_000_000_000).value).toBe(15_000_000)
  })

  it('is told with the last figures known where those of the year are not, and says so', () => {
    const fee = of('tabla_unica_con_tope', 20_000_000, { year: 2012 })
    expect([fee.value, fee.explanation.endsWith('con las cifras de 2011, las últimas publicadas.')]).toEqual([
      88_000,
      true,
    ])
  })

  it.each([null, 0])('waits for the costs (%s)', (value) => {
    const fee = of('tabla_unica_con_tope', value)
    expect([fee.value, fee.headline]).toEqual([
      null,
      'Complete los costos del proyecto para saber cuánto pagaría como máximo.',
    ])
  })

  it('is not promised where the form does not ask for the costs', () => {
    expect(of('tabla_unica_con_tope', null, { asked: false }).headline).toBe(
      'La evaluación se cobra según el costo del proyecto.',
    )
  })

  it('is nothing where the norms charge nothing, whatever the project costs', () => {
    const fee = of('no_genera', 30_000_000)
    expect([fee.value, fee.steps, fee.headline]).toEqual([
      null,
      [],
      'Este trámite no tiene costo de evaluación.',
    ])
  })

  it('is the fixed price, or that of the permit', () => {
    expect(of('tarifa_fija_sunl').headline).toBe('Pagará $ 2.100 por cada documento.')
    expect(of('segun_permiso', 30_000_000).value).toBeNull()
  })
})
