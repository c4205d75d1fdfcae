import { describe, expect, it } from 'vitest'
import { findingsIn, judgeChange } from './between.ts'
import { type Contents, isKindId, type KindId, KINDS } from './kinds.ts'

type Items = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const contents = (kinds: Partial<Record<KindId, Items>>): Contents =>
  new Map(
    Object.entries(kinds).flatMap(([kind, items]) =>
      isKindId(kind) ? [[kind, new Map(Object.entries(items))] as const] : [],
    ),
  )
const listed = (name: string, active = true): Readonly<Record<string, unknown>> => ({
  order: 0,
  name,
  active,
})
const office = (
  name: string,
  municipalities: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  ...listed(name),
  number: name.length,
  seat: 'Centro',
  address: 'Calle 1',
  municipalities,
  ...more,
})
const series = (
  name: string,
  format: string,
  restart = 'anual',
  active = true,
): Readonly<Record<string, unknown>> => ({
  ...listed(name, active),
  prefix: 'X',
  format,
  restart,
})
const day = (date: string, to: string | null, active = true): Readonly<Record<string, unknown>> => ({
  ...listed('Feria', active),
  date,
  office: to,
})
const formulaFor = (name: string, settles: string, active = true): Readonly<Record<string, unknown>> => ({
  ...listed(name, active),
  settles,
})
const year = (smmlv: number | null): Readonly<Record<string, unknown>> => ({
  offered: true,
  smmlv,
  uvt: null,
  uvb: null,
  norm: 'Decreto',
  inflation: null,
  ownScale: null,
  waterTariff: null,
  permitPaper: null,
})
const said = (kinds: Partial<Record<KindId, Items>>): string[] => {
  const all = contents(kinds)
  return findingsIn(all, all).map(({ severity, sentence }) => `${severity}: ${sentence}`)
}

describe('items of the configuration contradict each other', () => {
  it.each<readonly [string, Partial<Record<KindId, Items>>, readonly string[]]>([
    ['nothing at all', {}, []],
    [
      'one name for two things that are offered, whatever its accents and capitals',
      { causa_rechazo: { 1: listed('Competencia'), 2: listed('COMPETENCÍA'), 3: listed('Otra') } },
      ['error: «Competencia» está 2 veces entre lo que se ofrece.'],
    ],
    [
      'one name, of which one is not offered',
      { causa_rechazo: { 1: listed('Competencia'), 2: listed('Competencia', false) } },
      [],
    ],
    [
      'one name in two lists',
      { causa_rechazo: { 1: listed('Competencia') }, causa_devolucion: { 1: listed('Competencia') } },
      [],
    ],
    [
      'a municipality in two open offices',
      { sede: { a: office('Norte', ['73001', '73002']), b: office('Centro', ['73001']) } },
      ['error: El municipio 73001 está en más de una sede: «Norte», «Centro».'],
    ],
    [
      'a municipality in an open office and in a closed one',
      { sede: { a: office('Norte', ['73001']), b: office('Centro', ['73001'], { active: false }) } },
      [],
    ],
    [
      'two offices with one number',
      { sede: { a: office('Norte', ['73001']), b: office('Andes', ['73002']) } },
      ['error: El número 5 es de 2 sedes.'],
    ],
    [
      'an office without municipalities',
      { sede: { a: office('Norte', []) } },
      ['aviso: La sede «Norte» no atiende ningún municipio.'],
    ],
    [
      'two series that could give one number',
      {
        serie: {
          A: series('Autos', '{anio}-{consecutivo:04d}'),
          B: series('Otros', '{consecutivo:04d}-{anio}', 'anual', false),
        },
      },
      ['error: Las series «Autos» y «Otros» podrían dar el mismo número, por ejemplo 2000-2000.'],
    ],
    [
      'a day that is closed twice for one office',
      {
        dia_cerrado: { 1: day('2026-12-24', 'a'), 2: day('2026-12-24', 'a') },
        sede: { a: office('Norte', ['73001']) },
      },
      ['error: El día 2026-12-24 está cerrado 2 veces para la sede «a».'],
    ],
    [
      'a day that is closed twice for all',
      {
        dia_cerrado: {
          1: day('2026-12-24', null),
          2: day('2026-12-24', null),
          3: day('2026-12-24', null, false),
        },
      },
      ['error: El día 2026-12-24 está cerrado 2 veces para todas las sedes.'],
    ],
    [
      'a day that is closed for all and for an office',
      {
        dia_cerrado: { 1: day('2026-12-24', null), 2: day('2026-12-24', 'a') },
        sede: { a: office('Norte', ['73001']) },
      },
      ['aviso: El día 2026-12-24 ya está cerrado para todas las sedes: cerrarlo para «a» no cambia nada.'],
    ],
    [
      'a day of an office that does not exist',
      { dia_cerrado: { 7: day('2026-12-24', 'sur') } },
      ['error: La sede «sur», que se nombra en «7», no existe.'],
    ],
    [
      'a figure below the year before',
      { cifras: { 2026: year(1_750_905), 2027: year(175_090), 2028: year(null) } },
      ['aviso: El salario mínimo de 2027 es menor que en 2026.'],
    ],
    [
      'one species under two names',
      {
        especie: {
          1: { ...listed('Cedro'), scientificName: 'Cedrela odorata', family: 'Meliaceae', checkBan: true },
          2: {
            ...listed('Cedro rojo'),
            scientificName: 'Cedrela odorata',
            family: 'Meliaceae',
            checkBan: true,
          },
        },
      },
      ['error: La especie «Cedrela odorata» está 2 veces.'],
    ],
    [
      'two formulas for one thing, of which one that is not offered is none',
      {
        formula: {
          1: formulaFor('A', 'tafm'),
          2: formulaFor('B', 'tafm'),
          3: formulaFor('C', 'tua'),
          4: formulaFor('D', 'tua', false),
        },
      },
      ['error: Hay 2 fórmulas para «Tasa compensatoria por aprovechamiento forestal»: deje una.'],
    ],
  ])('%s', (_, kinds, expected) => expect(said(kinds)).toEqual(expected))
})

describe('a change', () => {
  const offices = (a: readonly string[], b: readonly string[], c: readonly string[] = ['1']): Contents =>
    contents({ sede: { a: office('Norte', a), b: office('Centro', b), c: office('Este', c) } })
  const caused = (without: Contents, changed: Contents): string[] =>
    judgeChange([{ from: null, without, with: changed }]).caused.map(({ sentence }) => sentence)

  it('does not leave a municipality without an office, and moves it in one step', () => {
    expect(caused(offices(['2', '3'], ['4']), offices(['2'], ['4']))).toEqual([
      'El municipio 3 se queda sin sede; era de «Norte».',
    ])
    expect(caused(offices(['2', '3'], ['4']), offices(['2'], ['3', '4']))).toEqual([])
  })

  it('is not held up by what was wrong before, unless it makes it worse', () => {
    const wrong = offices(['2'], ['2'])
    expect(caused(wrong, offices(['2', '5'], ['2']))).toEqual([])
    expect(caused(wrong, offices(['2'], ['2'], ['1', '2']))).toEqual([
      'El municipio 2 está en más de una sede: «Norte», «Centro», «Este».',
    ])
    expect(judgeChange([{ from: null, without: wrong, with: wrong }]).already).toHaveLength(1)
  })

  it('is judged at every instant, and says from when', () => {
    const [now, then] = [offices(['2'], ['3']), offices(['2'], ['3', '5'])]
    const { caused: found } = judgeChange([
      { from: null, without: now, with: offices(['2', '5'], ['3']) },
      { from: 'Desde el 01/01/2027', without: then, with: offices(['2', '5'], ['3', '5']) },
      { from: 'Desde el 01/02/2027', without: then, with: offices(['2', '5'], ['3', '5']) },
    ])
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'Desde el 01/01/2027: El municipio 5 está en más de una sede: «Norte», «Centro».',
    ])
  })

  it('does not leave what is settled by a formula without one, and puts another in its place in one step', () => {
    const of = (...formulas: readonly Readonly<Record<string, unknown>>[]): Contents =>
      contents({ formula: Object.fromEntries(formulas.map((one, i) => [String(i + 1), one])) })
    const timber = formulaFor('Madera', 'tafm')
    const gone =
      '«Tasa compensatoria por aprovechamiento forestal» se queda sin fórmula: no se podría liquidar.'
    expect(caused(of(timber), of(formulaFor('Madera', 'tafm', false)))).toEqual([gone])
    expect(caused(of(timber), of())).toEqual([gone])
    expect(caused(of(timber), of(formulaFor('Madera', 'tafm', false), formulaFor('Otra', 'tafm')))).toEqual(
      [],
    )
  })

  it('that closes a day of the past is asked about, once it is new', () => {
    const closing = (date: string, active = true): Contents =>
      contents({ dia_cerrado: { 1: day(date, null, active) } })
    const warned = (without: Contents, changed: Contents): number =>
      judgeChange([{ from: null, day: '2026-12-10', without, with: changed }]).caused.length
    expect(warned(contents({}), closing('2026-12-09'))).toBe(1)
    expect(warned(closing('2026-12-24'), closing('2026-12-09'))).toBe(1)
    expect(warned(closing('2026-12-09', false), closing('2026-12-09'))).toBe(1)
    expect(warned(contents({}), closing('2026-12-10'))).toBe(0)
    expect(warned(closing('2026-12-09'), closing('2026-12-09', false))).toBe(0)
    expect(warned(closing('2026-12-09'), closing('2026-12-09'))).toBe(0)
  })

  it('that gives or takes away a holiday of the past is asked about', () => {
    const law = (change: Readonly<Record<string, unknown>>): Contents =>
      contents({
        ley_festivos: {
          a: { ...listed('Ley 1'), from: null, until: null, days: [{ name: 'x', on: '12-08' }], ...change },
        },
      })
    const warned = (without: Contents, changed: Contents): readonly string[] =>
      judgeChange([{ from: null, day: '2026-12-10', without, with: changed }]).caused.map(
        ({ sentence }) => sentence.split(':')[0] ?? '',
      )
    const moved = law({ days: [{ name: 'x', on: '12-20' }] })
    expect(warned(contents({}), law({ from: '2026-01-01' }))).toEqual([
      '«Ley 1» cambia el 2026-12-08, que ya pasó',
    ])
    expect(warned(law({}), moved)).toEqual(['«Ley 1» cambia 3 días que ya pasaron, desde el 2025-12-08'])
    expect(warned(law({}), law({ active: false }))).toHaveLength(1)
    expect(warned(law({}), contents({}))).toHaveLength(1)
    // it ends, or gives another from now on
    expect(warned(law({}), law({ until: '2026-12-09' }))).toEqual([])
    const more = [
      { name: 'x', on: '12-08' },
      { name: 'y', mondayFrom: '12-14' },
    ]
    expect(warned(law({ from: '2026-12-01' }), law({ from: '2026-12-01', days: more }))).toEqual([])
    expect(warned(law({}), law({}))).toEqual([])
  })

  it('of a format is asked about where a number could come again, not for wider slots', () => {
    const of = (format: string): Contents => contents({ serie: { A: series('Autos', format) } })
    expect(caused(of('A-{consecutivo:04d}-{anio}'), of('A-{consecutivo:05d}-{anio}'))).toEqual([])
    expect(caused(of('A-{consecutivo:04d}-{anio}'), of('B-{consecutivo:04d}-{anio}'))).toEqual([])
    expect(caused(of('{anio}-{consecutivo:04d}'), of('{consecutivo:04d}-{anio}'))).toEqual([
      'La serie «Autos» podría repetir un número que ya dio con su formato anterior, por ejemplo 2000-2000.',
    ])
  })
})

it('a rule of a kind has a name of its own', () => {
  for (const { between } of Object.values(KINDS)) {
    const names = between.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})
