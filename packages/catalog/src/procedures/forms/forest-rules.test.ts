import { describe, expect, test } from 'vitest'
import { documentsAskedFor } from '@ventanilla/domain/procedures/documents'
import { read } from '@ventanilla/domain/forms/reading'
import { ISOLATED_TREES } from '../isolated-trees/examples.ts'
import { PERSISTENT_FELLING } from '../persistent-felling/examples.ts'
import { PROTECTIVE_PLANTATION } from '../protective-plantation/examples.ts'
import { SINGLE_FELLING } from '../single-felling/examples.ts'
import { procedureByType } from '../procedures.ts'
import { formOf, problemsWith, said } from './said.testkit.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]
const rowsOf = (answers: Readonly<Record<string, unknown>>, key: string): Rows => answers[key] as Rows
/** Changes cells of the first row. */
const first = (rows: Rows, changes: Record<string, unknown>): Rows => [
  { ...rows[0], ...changes },
  ...rows.slice(1),
]

describe('the complete examples of forest requests', () => {
  test.each([7, 8, 11, 12, 25])('of type %i give no warning either', (ttId) => {
    expect(said(ttId, {})).toEqual([])
  })
})

describe('an inventory', () => {
  const inventory = rowsOf(SINGLE_FELLING.complete, 'inventario')
  test('adds its trees and its volume, whatever was sent', () => {
    const { form, complete } = formOf(7)
    const { values } = read(form, { ...complete, total_individuos: 9000, volumen_total: 1 })
    expect(values).toMatchObject({ total_individuos: 105, volumen_total: 13.61 })
  })
  test('warns when the wood does not fit in the trees, with the figure', () => {
    /* 38 cylinders of 24 cm and 6 m: 10,31 m³, plus a tenth */
    expect(said(7, { inventario: first(inventory, { volumen: 11.34 }) })).toEqual([])
    const [problem] = problemsWith(7, { inventario: first(inventory, { volumen: 11.35 }) })
    expect(problem).toMatchObject({ path: 'inventario.0.volumen', severity: 'warning' })
    expect(problem?.message).toContain('10,31 m³')
  })
  test('agrees with what is said of banned species', () => {
    expect(said(7, { especies_veda: false })).toEqual(['veda_en_inventario'])
    expect(said(7, { inventario: inventory.slice(0, 2) })).toEqual(['veda_sin_especie?'])
    expect(said(7, { inventario: inventory.slice(0, 2), especies_veda: false })).toEqual([])
  })
})

describe('a felling once and for all', () => {
  test('stays within its plots, which are added', () => {
    const poligono = SINGLE_FELLING.complete.poligono
    expect(said(7, { area_aprovechar: 50.75, poligono })).toEqual(['area_dibujada?'])
    expect(said(7, { area_aprovechar: 50.7501, poligono })).toEqual([
      'area_mayor_que_predios',
      'area_dibujada?',
    ])
  })
  test('is drawn as large as it is written, within a tenth', () => {
    /* drawn: 4,2022 ha */
    expect(said(7, { area_aprovechar: 3.83 })).toEqual([])
    expect(said(7, { area_aprovechar: 3.81 })).toEqual(['area_dibujada?'])
    expect(said(7, { area_aprovechar: 4.66 })).toEqual([])
    const [problem] = problemsWith(7, { area_aprovechar: 4.68 })
    expect(problem?.message).toContain('mide 4,202 ha y usted escribió 4,68 ha')
  })
  test('asks for the error of the sample only of a sample', () => {
    const { form, complete } = formOf(7)
    expect(read(form, complete).isVisible('error_muestreo')).toBe(true)
    expect(read(form, { ...complete, metodo: 'censo' }).isVisible('error_muestreo')).toBe(false)
  })
})

describe('a felling that keeps the forest', () => {
  const units = rowsOf(PERSISTENT_FELLING.complete, 'unidades_corta')
  test.each([
    ['has no more forest than land', { area_total_bosque: 21.7501 }, ['area_mayor_que_predios']],
    ['does not cut more than the forest', { area_aprovechar: 6.2001 }, ['area_mayor_que_bosque']],
    [
      'takes no more in a year than there is',
      { volumen_anual: 132.71, meses_solicitados: 12 },
      ['anual_mayor_que_inventario'],
    ],
    ['may take all of it in one year', { volumen_anual: 132.7, meses_solicitados: 12 }, []],
    [
      'is asked about taking more in all its time than there is',
      { meses_solicitados: 48 },
      ['tiempo_mayor_que_inventario?'],
    ],
    [
      'has units that fit in its area',
      { unidades_corta: first(units, { area: 1.6001 }) },
      ['unidades_mas_area'],
    ],
    [
      'has units that fit in its inventory',
      { unidades_corta: first(units, { volumen: 49.21 }) },
      ['unidades_mas_volumen'],
    ],
    [
      'calls no two units alike',
      { unidades_corta: first(units, { unidad: 'guadual alto' }) },
      ['unidad_repetida'],
    ],
    [
      'cuts every unit within its cycle',
      { unidades_corta: first(units, { anio: 4 }) },
      ['anio_fuera_del_ciclo'],
    ],
  ])('%s', (_sentence, changes, codes) => {
    expect(said(8, changes)).toEqual(codes)
  })
})

describe('wood for the household', () => {
  const tree = { especie_comun: 'Igua', especie_cientifica: 'Pseudosamanea guachapele', veda: false }
  const trees = (volumen: number) => [{ ...tree, individuos: 40, dap: 38, altura: 6, volumen }]
  test('is twenty cubic metres a year at most', () => {
    expect(said(11, { inventario: trees(20) })).toEqual([])
    const [problem] = problemsWith(11, { inventario: trees(20.01) })
    expect(problem).toMatchObject({ path: 'volumen_total', code: 'volumen_domestico', severity: 'error' })
    expect(problem?.message).toContain('20 m³')
  })
  test('is replaced tree by tree, or a warning says so', () => {
    expect(said(11, { inventario: trees(10), arboles_reponer: 39 })).toEqual(['reposicion_escasa?'])
  })
  test('cannot be filed by who means to sell it', () => {
    expect(said(11, { no_comercializa: false })).toEqual(['falta'])
  })
})

describe('single trees', () => {
  const asked = (changes: Record<string, unknown>): number[] => {
    const { form, complete } = formOf(12)
    const documents = procedureByType(12)?.documents ?? []
    return documentsAskedFor(form, documents, { ...complete, ...changes }).map((one) => one.documentId)
  }
  test('are as many as the inventory counts', () => {
    expect(said(12, { numero_arboles: 3 })).toEqual(['arboles_e_inventario'])
  })
  test('need the numbers of their plot except in public space', () => {
    const predios = ISOLATED_TREES.minimal.predios
    expect(said(12, { predios, espacio: 'publico' })).toEqual([])
    expect(said(12, { predios, espacio: 'institucional' })).toEqual(['falta', 'falta'])
    /* a wrong number entered before the change to public space is ignored */
    const written = rowsOf(ISOLATED_TREES.complete, 'predios')
    expect(said(12, { predios: first(written, { cedula_catastral: '12' }), espacio: 'publico' })).toEqual([])
  })
  test('are pruned when pruning is asked for, and taken away when they fell', () => {
    const calm = { causa_riesgo: undefined, emergencia: undefined }
    expect(said(12, { ...calm, clase_solicitud: 'poda', intervencion: ['tala'] })).toEqual(['poda_sin_poda'])
    expect(said(12, { ...calm, clase_solicitud: 'obra', intervencion: ['retiro'] })).toEqual([
      'retiro_en_pie?',
    ])
    expect(said(12, { ...calm, clase_solicitud: 'caido', intervencion: ['retiro'] })).toEqual([])
  })
  test('are shown in photos once, and with the word of the firemen when they are a risk', () => {
    expect(asked({})).toEqual(expect.arrayContaining([57, 58]))
    expect(asked({ clase_solicitud: 'obra' })).not.toContain(58)
  })
})

describe('a protective plantation', () => {
  const species = rowsOf(PROTECTIVE_PLANTATION.complete, 'especies')
  test.each([
    ['is not planted to sell', { comercial: true }, ['plantacion_comercial']],
    ['may be sown today', { especies: first(species, { fecha_siembra: '2026-11-21' }) }, []],
    [
      'is not sown tomorrow',
      { especies: first(species, { fecha_siembra: '2026-11-22' }) },
      ['siembra_futura'],
    ],
    [
      'has no species on more land than all of them',
      { especies: first(species, { area: 2.56 }) },
      ['especie_mas_que_total', 'area_de_las_especies?'],
    ],
    ['holds a tree in every square metre', { especies: first(species, { arboles: 13_000 }) }, []],
    [
      'is asked about more trees than that',
      { especies: first(species, { arboles: 13_001 }) },
      ['siembra_densa?'],
    ],
    ['is asked about land that its species do not add up to', { area_total: 2.5 }, ['area_de_las_especies?']],
    [
      'is not larger than its plots',
      { area_total: 14.6001 },
      ['area_de_las_especies?', 'area_mayor_que_predios', 'area_dibujada?'],
    ],
  ])('%s', (_sentence, changes, codes) => {
    expect(said(25, changes)).toEqual(codes)
  })
})
