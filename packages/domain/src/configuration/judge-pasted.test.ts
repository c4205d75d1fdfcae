import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgePasted, type KnownItem } from './judge-pasted.ts'
import { itemProblems } from './kinds.ts'

const BEGIN = { order: 0, name: '', active: true, scientificName: '', family: '', checkBan: false }
const species = (order: number, name: string, scientificName: string, more: object = {}) => ({
  ...BEGIN,
  order,
  name,
  scientificName,
  family: 'Meliaceae',
  ...more,
})
const KNOWN: readonly KnownItem[] = [
  { key: '1', content: species(0, 'Cedro', 'Cedrela odorata', { checkBan: true }), retired: false },
  { key: '2', content: species(7, 'Caoba', 'Swietenia macrophylla'), retired: true },
]
type Rows = readonly Readonly<Record<string, unknown>>[]
const judge = (rows: Rows, known = KNOWN) =>
  judgePasted('especie', known, { by: 'scientificName', begin: BEGIN, rows })
const verdicts = (rows: Rows): readonly string[] =>
  judge(rows).map(({ verdict, problems }) =>
    [verdict, ...problems.map(({ path, message }) => `${path}: ${message}`)].join(' | '),
  )

describe('a pasted row', () => {
  it('begins a new item after the last one, over what new ones begin with', () => {
    const rows = [
      { name: 'Samán', scientificName: 'Samanea saman', family: 'Fabaceae' },
      { name: 'Ceiba', scientificName: 'Ceiba pentandra', family: 'Malvaceae' },
    ]
    expect(judge(rows)).toEqual([
      { verdict: 'nuevo', key: null, content: { ...BEGIN, ...rows[0], order: 8 }, problems: [] },
      { verdict: 'nuevo', key: null, content: { ...BEGIN, ...rows[1], order: 9 }, problems: [] },
    ])
  })

  it('changes the item of its name and leaves what it does not say', () => {
    expect(judge([{ scientificName: 'Cedrela odorata', banNorm: 'Acuerdo 1' }])).toEqual([
      {
        verdict: 'cambia',
        key: '1',
        content: { ...KNOWN[0]?.content, banNorm: 'Acuerdo 1' },
        problems: [],
      },
    ])
  })

  it.each<readonly [string, Rows, readonly string[]]>([
    ['says what there is', [{ scientificName: 'Cedrela odorata', name: 'Cedro' }], ['igual']],
    [
      'has no name',
      [{ name: 'Cedro', family: 'Meliaceae' }],
      ['mal | scientificName: Este dato es obligatorio'],
    ],
    [
      'names one that was retired',
      [{ scientificName: 'Swietenia macrophylla' }],
      ['mal | scientificName: Se retiró: reactívelo en su pantalla antes de cambiarlo'],
    ],
    [
      'is there twice, whatever its capitals',
      [
        { scientificName: 'Cedrela odorata', name: 'Uno' },
        { scientificName: 'CEDRELA odorata ', name: 'Dos' },
      ],
      [
        'mal | scientificName: Está dos veces en lo que pegó: también en la fila 2',
        'mal | scientificName: Está dos veces en lo que pegó: también en la fila 1',
      ],
    ],
    [
      'is not of the form of its kind',
      [
        { scientificName: 'samanea', name: 'Samán', family: 'Fabaceae' },
        { scientificName: 'Cedrela odorata', minimumDiameter: 'cuarenta', otra: 1 },
      ],
      [
        'mal | scientificName: Escriba género y especie, por ejemplo Cedrela odorata',
        'mal | minimumDiameter: Escriba un número | : No existe: «otra»',
      ],
    ],
  ])('that %s', (_, rows, expected) => expect(verdicts(rows)).toEqual(expected))

  it('changes one that serves rather than its namesake that was retired', () => {
    const [served, gone] = [KNOWN[0], KNOWN[0]].map((one, i) => ({
      ...one,
      key: String(10 + i),
      content: { ...KNOWN[0]?.content },
      retired: i === 1,
    }))
    for (const known of [
      [served, gone],
      [gone, served],
    ])
      expect(
        judge([{ scientificName: 'Cedrela odorata', name: 'X' }], known as KnownItem[]).map(({ key }) => key),
      ).toEqual(['10'])
  })

  it('cannot begin what people give a key of their own', () => {
    const [row] = judgePasted('serie', [], { by: 'name', begin: {}, rows: [{ name: 'Autos' }] })
    expect(row?.problems[0]).toEqual({
      path: 'name',
      message: 'No hay ninguno así: empiécelo en su pantalla',
    })
  })

  it('that can be saved is sound, and pasted again says what there is', () => {
    const name = fc.constantFrom('Cedrela odorata', 'Samanea saman', 'Ceiba pentandra', 'ceiba', '')
    const row = fc.record(
      {
        scientificName: name,
        name: fc.constantFrom('Cedro', 'Samán', ' x'),
        family: fc.constantFrom('Meliaceae', ''),
        minimumDiameter: fc.constantFrom(40, 0, 'x'),
        banNorm: fc.constantFrom('', 'Acuerdo 1'),
        banFrom: fc.constantFrom('2026-01-01', '2026-02-30'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const judged = judge(rows)
        const good = judged.filter(({ verdict }) => verdict !== 'mal')
        for (const { key, content } of good) expect(itemProblems('especie', key ?? '1', content)).toEqual([])
        const saved = good.map(({ key, content }, i) => ({
          key: key ?? `${100 + i}`,
          content,
          retired: false,
        }))
        const again = judge(
          rows.filter((_, i) => judged[i]?.verdict !== 'mal'),
          [...KNOWN.filter(({ key }) => saved.every((one) => one.key !== key)), ...saved],
        )
        expect(again.map(({ verdict }) => verdict)).toEqual(good.map(() => 'igual'))
      }),
    )
  })
})
