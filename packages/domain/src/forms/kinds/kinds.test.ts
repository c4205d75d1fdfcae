import { describe, expect, test } from 'vitest'
import type { FieldDef, FieldKind } from '../definition.ts'
import { NO_LISTS, type Lists } from '../lists.ts'
import { acceptText, fileFault } from './document/document.ts'
import { feeRowTotals } from './feeTable/feeTable.ts'
import type { KindContext, Mode } from './kind.ts'
import { hectaresOf } from '../drawn-area.ts'
import { polygonOf } from './polygon/polygon.ts'
import { asText, kindOf } from './registry.ts'

const field = (kind: FieldKind, more: Partial<FieldDef> = {}): FieldDef => ({
  key: 'x',
  kind,
  label: 'X',
  required: true,
  ...more,
})
const context = (mode: Mode, more: Partial<KindContext> = {}): KindContext => ({
  mode,
  lists: NO_LISTS,
  today: '2026-11-21',
  values: {},
  items: {},
  ...more,
})
const faults = (
  value: unknown,
  one: FieldDef,
  mode: Mode = 'final',
  more: Partial<KindContext> = {},
): string[] =>
  kindOf(one)
    .check(value, one, context(mode, more))
    .map((fault) => `${fault.at ?? ''}:${fault.code}`)

describe('a checklist', () => {
  const items = {
    documents: [
      { id: 'd1', title: 'Cédula' },
      { id: 'd2', title: 'Plano' },
    ],
  }
  const one = field('checklist')
  test('needs a reason for everything but plain approval', () => {
    expect(faults({ d1: { verdict: 'cumple' }, d2: { verdict: 'no_cumple' } }, one)).toEqual(['d2:motivo'])
    expect(faults({ d1: { verdict: 'no_aplica', reason: ' ' } }, one)).toEqual(['d1:motivo'])
    expect(faults({ d1: { verdict: 'no_cumple', reason: 'Ilegible' } }, one)).toEqual([])
  })
  test('is complete when every document has a verdict, and takes no others', () => {
    expect(faults({ d1: { verdict: 'cumple' } }, one, 'final', { items })).toEqual(['d2:falta'])
    expect(faults({ d1: { verdict: 'cumple' } }, one, 'draft', { items })).toEqual([])
    expect(faults({ d9: { verdict: 'cumple' } }, one, 'draft', { items })).toEqual(['d9:desconocido'])
  })
  test('reads as a count', () => {
    expect(
      asText({ d1: { verdict: 'cumple' }, d2: { verdict: 'no_cumple', reason: 'x' } }, one, NO_LISTS),
    ).toBe('1 cumplen, 1 no cumplen')
  })
})

describe('requirements and their answers', () => {
  test('name what is asked, once each', () => {
    const one = field('requirements')
    expect(faults([{ id: 'r1', text: 'Aporte el plano' }], one)).toEqual([])
    expect(
      faults(
        [
          { id: 'r1', text: '' },
          { id: 'r1', text: 'x' },
        ],
        one,
      ),
    ).toEqual(['0:falta', '1:repetido'])
    expect(kindOf(one).isEmpty([])).toBe(true)
  })
  test('speak of each line as what it is', () => {
    const missing = (more: Partial<FieldDef>): unknown =>
      kindOf(field('requirements')).check(
        [{ id: 'r1', text: '' }],
        field('requirements', more),
        context('final'),
      )
    expect(missing({})).toMatchObject([{ message: 'Escriba qué se requiere.' }])
    expect(missing({ lineOf: 'obligacion' })).toMatchObject([{ message: 'Escriba la obligación.' }])
    expect(missing({ lineOf: 'individuo' })).toMatchObject([
      { message: 'Escriba el individuo y la intervención que se autoriza.' },
    ])
  })
  const items = {
    requirements: [
      { id: 'r1', text: 'Plano' },
      { id: 'r2', text: 'Poder' },
    ],
  }
  test('are answered by the applicant with words or files', () => {
    const one = field('answers', { answeredBy: 'solicitante' })
    expect(
      faults({ r1: { fileIds: ['f1'] }, r2: { text: 'Va', fileIds: [] } }, one, 'final', { items }),
    ).toEqual([])
    expect(faults({ r1: { text: ' ', fileIds: [] } }, one, 'final', { items })).toEqual([
      'r1:falta',
      'r2:falta',
    ])
    expect(faults({ r1: { verdict: 'cumple' } }, one, 'draft')).toEqual(['r1:forma'])
  })
  test('are judged by the authority', () => {
    const one = field('answers')
    expect(
      faults({ r1: { verdict: 'cumple' }, r2: { verdict: 'no_cumple' } }, one, 'final', { items }),
    ).toEqual(['r2:motivo'])
    expect(faults({ r1: { text: 'x', fileIds: [] } }, one, 'draft')).toEqual(['r1:forma'])
  })
})

describe('a recipient', () => {
  const one = field('recipient')
  const person = { personId: 'p1', name: 'Ana Ríos' }
  test('needs the place that its means needs', () => {
    expect(faults({ ...person, means: 'electronica' }, one)).toEqual(['email:falta'])
    expect(faults({ ...person, means: 'electronica', email: 'ana@' }, one)).toEqual(['email:correo'])
    expect(faults({ ...person, means: 'aviso' }, one)).toEqual(['address:falta'])
    expect(faults({ ...person, means: 'personal' }, one)).toEqual([])
  })
  test('takes only the means of its step', () => {
    const limited = field('recipient', { options: [{ value: 'personal', label: 'Personal' }] })
    expect(faults({ ...person, means: 'aviso', address: 'Calle 1' }, limited)).toEqual(['means:opcion'])
  })
  test('reads as a line', () => {
    expect(asText({ ...person, means: 'electronica', email: 'ana@correo.test' }, one, NO_LISTS)).toBe(
      'Ana Ríos, Notificación electrónica, ana@correo.test',
    )
  })
})

describe('the table of fees', () => {
  const row = {
    category: 'Especializado',
    dailyFee: 320000,
    visits: 1,
    daysPerVisit: 1,
    daysReport: 2,
    perDiem: 180000,
  }
  test('sums a professional as the published example does', () => {
    expect(feeRowTotals(row)).toEqual({ days: 3, fees: 960000, perDiem: 180000, total: 1140000 })
  })
  test('reads as a sum', () => {
    expect(asText([row], field('feeTable'), NO_LISTS)).toBe('1 profesional, $ 1.140.000')
  })
  test('refuses cents, negatives and gaps', () => {
    const broken = { ...row, dailyFee: 1.5, visits: -1, perDiem: undefined }
    expect(faults([broken], field('feeTable'))).toEqual([
      '0.dailyFee:entero',
      '0.visits:numero',
      '0.perDiem:falta',
    ])
  })
})

describe('what is noted in the field', () => {
  const photo = {
    fileId: 'f1',
    lat: 4.4,
    lon: -75.2,
    accuracy: 6,
    at: '2026-11-21T15:00:00Z',
    caption: 'La bocatoma',
  }
  test('takes a picture without position with a warning', () => {
    expect(faults([photo], field('photos'))).toEqual([])
    expect(faults([{ ...photo, lat: null, lon: null, accuracy: null }], field('photos'))).toEqual([
      '0:sin_posicion',
    ])
    expect(faults([{ ...photo, caption: '' }], field('photos'))).toEqual(['0:falta'])
  })
  test('takes a person present without signature', () => {
    const person = { name: 'Ana', document: '65748219', capacity: 'Propietaria' }
    expect(faults([person], field('attendees'))).toEqual([])
    expect(faults([{ ...person, document: '65.748' }], field('attendees'))).toEqual(['0.document:formato'])
  })
})

describe('a document', () => {
  const file = { fileId: 'f1', name: 'plano.pdf', size: 1000, mime: 'application/pdf' }
  const one = field('document', { accept: ['pdf', 'png'], maxMegabytes: 20 })
  test('holds files of the allowed types and size', () => {
    expect(faults([file], one)).toEqual([])
    expect(faults([{ ...file, mime: 'text/html' }], one)).toEqual(['0:tipo_archivo'])
    expect(faults([{ ...file, size: 21 * 1048576 }], one)).toEqual(['0:tamano'])
    expect(faults([{ name: 'x' }], one)).toEqual(['0:forma'])
    expect(
      faults(
        Array.from({ length: 6 }, () => ({ ...file })),
        one,
      ),
    ).toEqual([':archivos'])
  })
  test('says in words what it takes', () => {
    expect(acceptText(['xlsx', 'pdf'])).toBe('Excel (xlsx) o PDF')
    expect(fileFault({ name: 'a.exe', size: 1, mime: 'x' }, one)?.message).toBe(
      '«a.exe» no se puede recibir. Use PDF o imagen PNG.',
    )
  })
})

describe('places', () => {
  const lists: Lists = {
    options: {},
    territory: {
      box: { lonMin: -76.1, latMin: 2.87, lonMax: -74.48, latMax: 5.31 },
      municipalities: [
        {
          id: 1,
          dane: '73001',
          name: 'Ibagué',
          departmentId: 23,
          office: 'ibague',
          box: { lonMin: -75.52, latMin: 4.26, lonMax: -74.97, latMax: 4.7 },
          centroid: { lon: -75.25, lat: 4.45 },
          areaKm2: 1377,
        },
      ],
    },
  }
  const here = { lists, values: { municipio: '73001' } }
  const one = field('point', { municipalityFrom: 'municipio' })
  test('are told apart from those with exchanged or unsigned degrees', () => {
    expect(faults({ lat: 4.4389, lon: -75.2322 }, one, 'final', here)).toEqual([])
    expect(faults({ lat: -75.2322, lon: 4.4389 }, one, 'final', here)).toEqual([':intercambiadas'])
    expect(faults({ lat: 4.4389, lon: 75.2322 }, one, 'final', here)).toEqual([':signo'])
    expect(faults({ lat: 4.7, lon: -74.1 }, one, 'final', here)).toEqual([':fuera'])
    expect(faults({ lat: 3.7233, lon: -75.4833 }, one, 'final', here)).toEqual([':otro_municipio'])
    expect(faults({ lat: 4.4389 }, one, 'final', here)).toEqual([':longitud'])
  })
  test('of no declared municipality lie in the country all the same', () => {
    const anywhere = field('point')
    for (const [place, found] of [
      [{ lat: 4.4389, lon: -75.2322 }, []],
      [{ lat: 4.711, lon: -74.0721 }, []],
      [{ lat: -75.2322, lon: 4.4389 }, [':intercambiadas']],
      [{ lat: 4.4389, lon: 75.2322 }, [':signo']],
      [{ lat: 40.4168, lon: -3.7038 }, [':fuera']],
    ] as const)
      for (const known of [{}, here]) expect(faults(place, anywhere, 'draft', known)).toEqual(found)
    const [swapped] = kindOf(anywhere).check({ lat: -75.2322, lon: 4.4389 }, anywhere, context('draft'))
    expect(swapped?.message).toBe('La latitud y la longitud están cambiadas de lugar.')
  })
  test('in a table are judged in their row', () => {
    const table = field('table', { columns: [field('point', { key: 'sitio' })] })
    const rows = [{ sitio: { lat: 4.4389, lon: -75.2322 } }, { sitio: { lat: -75.2322, lon: 4.4389 } }]
    expect(faults(rows, table)).toEqual(['1.sitio:intercambiadas'])
  })
  test('read with comma and true minus', () => {
    expect(asText({ lat: 4.4412, lon: -75.4287 }, one, NO_LISTS)).toBe('4,44120, −75,42870')
  })
  const square = [
    { lat: 4, lon: -75 },
    { lat: 4, lon: -74.999 },
    { lat: 4.001, lon: -74.999 },
    { lat: 4.001, lon: -75 },
  ]
  test('have an area where their border is closed and does not cross itself', () => {
    expect(hectaresOf(square)).toBeCloseTo(1.226, 2)
    expect(faults(polygonOf(square), field('polygon'))).toEqual([])
    const [a, b, c, d] = square as [
      (typeof square)[0],
      (typeof square)[0],
      (typeof square)[0],
      (typeof square)[0],
    ]
    expect(faults(polygonOf([a, c, b, d]), field('polygon'))).toEqual([':cruce'])
    expect(polygonOf(square.slice(0, 2))).toBeNull()
  })
  test('of an area have every corner in the country, and each mistake is told once', () => {
    const area = field('polygon')
    const swapped = square.map(({ lat, lon }) => ({ lat: lon, lon: lat }))
    expect(faults(polygonOf(swapped), area)).toEqual([':intercambiadas'])
    const unsigned = square.map((corner, at) => (at === 2 ? { ...corner, lon: 75 } : corner))
    expect(faults(polygonOf(unsigned), area)).toEqual([':signo'])
  })
})
