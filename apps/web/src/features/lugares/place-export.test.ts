import { readGeometry } from '@ventanilla/domain/geography/geometry/read-geometry'
import { describe, expect, it } from 'vitest'
import type { Asked } from './place-address.ts'
import { EXPORTS, type Found } from './place-export.ts'

const asked: Asked = {
  shape: 'area',
  at: [
    { lat: 4.4, lon: -75.4 },
    { lat: 4.5, lon: -75.4 },
    { lat: 4.5, lon: -75.5 },
  ],
  metres: 2_000,
}
const zone = {
  key: '3',
  name: 'Páramos',
  class: 'paramo' as const,
  source: 'Instituto',
  sourceDate: '2024-06-30',
  norm: '',
  warning: '',
  layer: '01900000-0000-7000-8000-0000000000b1',
  because: null,
}
const found: Found = {
  municipality: { certain: false, names: ['Ibagué'], zone: null },
  offices: [],
  subbasin: null,
  zones: [
    {
      ...zone,
      state: 'cruza',
      crossed: [{ name: 'Alto; «Nevado»', code: 'P1', areaM2: 12_345.6, share: 0.25 }],
    },
    {
      ...zone,
      key: '4',
      name: 'Rondas',
      state: 'sin_verificar',
      because: 'La capa no está cargada.',
      crossed: [],
    },
  ],
  areaM2: 49_382.4,
  repaired: false,
  cases: [
    {
      id: '01900000-0000-7000-8000-0000000000c1',
      radicado: '2026-0001',
      expediente: null,
      procedure: 'Concesión de aguas',
      applicant: 'Pérez & <hijos>',
      municipality: 'Ibagué',
      statusLabel: '=HYPERLINK("http://malo")',
      ended: false,
      metres: 812.4,
      at: { lat: 4.45, lon: -75.45 },
    },
  ],
  more: false,
  water: null,
}

describe('what was found, saved', () => {
  it('as CSV has a line for each zone and each case, and no cell that a spreadsheet runs', () => {
    const [, paramo = '', ronda = '', filed = '', end] = EXPORTS.csv.text(asked, found).split('\r\n')
    expect(paramo).toContain('"Alto; «Nevado», P1"')
    expect(paramo).toContain(';12346;25,00;Instituto;2024-06-30')
    expect(paramo.split(';')).toHaveLength(14)
    expect(ronda).toContain('La capa no está cargada.')
    expect(filed).toContain(`;2026-0001;Concesión de aguas, Pérez & <hijos>;"'=HYPERLINK(""`)
    expect(filed.endsWith(';4,450000;-75,450000;;')).toBe(true)
    expect(end).toBe('')
  })

  it('as GeoJSON and as KML is read again by the portal with the same place and case', () => {
    for (const format of ['geojson', 'kml'] as const) {
      const { shapes } = readGeometry(EXPORTS[format].text(asked, found))
      const area = shapes.find((shape) => shape.type === 'polygon')
      expect(area?.type === 'polygon' && area.rings[0]).toEqual(
        asked.at.map(({ lat, lon }) => ({ lon, lat })),
      )
      expect(
        shapes.filter((shape) => shape.type === 'point').map((shape) => shape.type === 'point' && shape.at),
      ).toEqual([{ lon: -75.45, lat: 4.45 }])
    }
  })
})

const NONE = { captures: 0, litres: 0, withoutFlow: 0, verified: true, asked: 0 }
const water: NonNullable<Found['water']> = {
  comparedBy: 'corriente',
  streams: {
    layer: zone.layer,
    name: 'Corrientes',
    source: 'Instituto',
    sourceDate: '2024-06-30',
    faults: null,
  },
  reach: { id: '3', name: 'Río', metres: 4 },
  doubtful: false,
  others: [],
  source: '',
  sources: [],
  upstream: { captures: 1, litres: 1.75, withoutFlow: 0, verified: false, asked: 0 },
  downstream: NONE,
  unordered: NONE,
  captures: [
    {
      capture: { layer: zone.layer, number: 4 },
      name: '=Acueducto & <sierra>',
      procedure: '',
      holder: '',
      source: 'Río',
      state: 'registrada',
      litres: 1.75,
      at: { lat: 4.47, lon: -75.42 },
      joining: { state: 'propuesta', reach: { id: '1', name: 'Río', metres: 9 }, word: null },
      mayConfirm: false,
      where: 'arriba',
      metres: 2_212.4,
      verified: false,
    },
  ],
  more: false,
  whole: true,
  everything: true,
}

describe('the captures of the same water, saved', () => {
  const asked: Asked = { shape: 'puntos', at: [{ lat: 4.45, lon: -75.42 }], metres: 0 }
  const all: Found = { ...found, water }

  it('as CSV are lines with their flow and order, after their sums', () => {
    const lines = EXPORTS.csv.text(asked, all).split('\r\n')
    expect(lines).toContainEqual(expect.stringMatching(/^Suma aguas arriba;.*;1,750;orden no verificado$/))
    expect(lines).toContainEqual(expect.stringMatching(/^Suma aguas abajo;.*;0,000;orden verificado$/))
    const capture = lines.find((one) => one.startsWith('Captación aguas arriba;')) ?? ''
    expect(capture).toContain("'=Acueducto & <sierra>")
    expect(
      capture.endsWith(';2212;;;Instituto;2024-06-30;4,470000;-75,420000;1,750;orden no verificado'),
    ).toBe(true)
  })

  it('as GeoJSON and as KML are points that the portal reads again', () => {
    for (const format of ['geojson', 'kml'] as const) {
      const { shapes } = readGeometry(EXPORTS[format].text(asked, all))
      expect(
        shapes.filter((shape) => shape.type === 'point').map((shape) => shape.type === 'point' && shape.at),
      ).toContainEqual({
        lon: -75.42,
        lat: 4.47,
      })
    }
  })
})
