import { competenceFor, competenceOn } from '@ventanilla/domain/acts/competence'
import { findingsIn, judgeChange } from '@ventanilla/domain/configuration/between'
import { type ContentOf, type Contents, isKindId, itemProblems } from '@ventanilla/domain/configuration/kinds'
import { competenceIn } from '@ventanilla/domain/configuration/readings'
import { unsignedActs } from '@ventanilla/domain/configuration/whole/unsigned-acts'
import { expect, describe, it } from 'vitest'
import { factory } from '../factory.ts'
import { contentsOf } from '@ventanilla/domain/configuration/contents.testkit'
import { COMPETENCE } from './competence.ts'

type Power = ContentOf<'competencia'>

const shipped: Contents = new Map(
  Object.entries(factory()).flatMap(([kind, items]) =>
    isKindId(kind)
      ? [[kind, new Map<string, unknown>(items.map(({ key, content }) => [key, content]))] as const]
      : [],
  ),
)
// what the product ships is of its kind
const powers = new Map([...(shipped.get('competencia') ?? [])] as [string, Power][])
const keyOf = (role: string, kind: Power['kind']): string =>
  [...powers].find(([, power]) => power.role === role && power.kind === kind)?.[0] ?? ''
const OWN = keyOf('CLI_SUBDIRECTOR_JURIDICO', 'propia')
const DELEGATED = keyOf('CLI_SUBDIRECTOR_RECURSOS', 'delegacion')
const DIRECTOR = keyOf('CLI_DIRECTOR_GENERAL', 'propia')

/** The shipped powers, some with other data, and new ones under their keys. */
function withPowers(changes: Readonly<Record<string, Partial<Power>>>): Contents {
  const items = new Map<string, unknown>(powers)
  for (const [key, change] of Object.entries(changes))
    items.set(key, { ...(powers.get(key) ?? powers.get(OWN)), ...change })
  return new Map([...shipped, ['competencia', items]])
}
const TODAY = '2026-11-20'
const judged = (changes: Readonly<Record<string, Partial<Power>>>): readonly string[] =>
  judgeChange(
    [{ from: null, day: TODAY, without: shipped, with: withPowers(changes) }],
    [unsignedActs],
  ).caused.map(({ severity, sentence }) => `${severity}: ${sentence}`)

it('the shipped powers are the table of the product, and nothing is wrong in them', () => {
  expect(competenceIn(contentsOf(factory()))).toEqual(COMPETENCE.map((row) => ({ office: null, ...row })))
  expect(findingsIn(shipped, shipped, TODAY).filter(({ id }) => id.startsWith('competencia'))).toEqual([])
  expect(unsignedActs.find(shipped, TODAY)).toEqual([])
})

describe('a power is refused', () => {
  it.each<[string, string, Partial<Power>, string]>([
    ['that ends before it begins', OWN, { until: '2016-04-30' }, 'until: Termina antes de empezar'],
    [
      'that begins before the act that gives it',
      OWN,
      { from: '2016-03-29' },
      'from: Empieza antes de la fecha del acto que la da',
    ],
    [
      'that nobody delegates',
      DELEGATED,
      { authority: '', authorityWords: '' },
      'authority: Elija quién delega',
    ],
    [
      'whose superior acts could not name',
      OWN,
      { authorityWords: '' },
      'authorityWords: Escriba cómo lo nombran los actos',
    ],
    [
      'that is deconcentrated under a superior',
      OWN,
      { kind: 'desconcentracion' },
      'authority: Contra lo desconcentrado no hay apelación: el superior es nadie',
    ],
    ['for no class of act', OWN, { classes: [] }, 'classes: Elija al menos una clase'],
    ['without number', OWN, { number: '' }, 'number: Este dato es obligatorio'],
  ])('%s', (_, key, change, sentence) => {
    const [problem] = itemProblems('competencia', key, { ...powers.get(key), ...change })
    expect(`${problem?.path}: ${problem?.message}`).toBe(sentence)
  })
})

describe('between powers', () => {
  it('a post has its own power once for each office and day', () => {
    const again = { name: 'Otra', from: '2027-01-01' }
    expect(judged({ 90: again })).toEqual([
      expect.stringMatching(/^error: .*«Otra» dan al mismo cargo competencia propia en los mismos días/),
    ])
    // of an office, beside one of all
    expect(judged({ 90: { ...again, office: 'norte' } })).toHaveLength(1)
    // after the other has ended, for other classes of act, of another role, or of who is in charge meanwhile
    expect(judged({ [OWN]: { until: '2026-12-31' }, 90: again })).toEqual([])
    expect(judged({ [OWN]: { until: '2027-01-01' }, 90: again })).toHaveLength(1)
    expect(judged({ 90: { ...again, classes: ['acta'] } })).toEqual([])
    expect(judged({ 90: { ...again, role: 'CLI_JURIDICO' } })).toEqual([])
    expect(judged({ 90: { ...again, holder: 'encargado', until: '2027-01-31' } })).toEqual([])
    const two = { 90: { ...again, office: 'norte' }, 91: { ...again, name: 'Y otra', office: 'sur' } }
    // in the other offices nobody would sign what only this post signs
    expect(judged({ [OWN]: { until: '2026-12-31' }, ...two })).toEqual([
      expect.stringMatching(/^aviso: Desde el 01\/01\/2027 nadie tendrá competencia/),
    ])
  })

  it('two do not begin on one day for the same post', () => {
    const begins = { name: 'Encargo', holder: 'encargado', from: '2016-05-01', until: '2016-05-31' } as const
    expect(judged({ 90: begins })).toEqual([
      expect.stringMatching(/empiezan el 01\/05\/2016 para el mismo cargo: no se sabría con cuál firma/),
    ])
  })

  it('only what is a post’s own can be delegated, on all days', () => {
    const lapses = 'delega lo que quien delega no tiene como propio desde el '
    expect(judged({ [DELEGATED]: { authority: 'CLI_SUBDIRECTOR_RECURSOS' } })).toEqual([
      expect.stringContaining(lapses),
    ])
    expect(judged({ [DIRECTOR]: { until: '2027-06-30' } })).toEqual([
      expect.stringContaining(`${lapses}01/07/2027`),
      expect.stringMatching(/^aviso: Desde el 01\/07\/2027 nadie .*resuelve la apelación/),
    ])
    const next = { ...powers.get(DIRECTOR), name: 'Nuevos estatutos', from: '2027-07-01' }
    expect(judged({ [DIRECTOR]: { until: '2027-06-30' }, 90: next })).toEqual([])
  })

  it('an act that nobody could sign is a warning with its first day', () => {
    const [only = ''] = [...powers].flatMap(([key, { role }]) => (role === 'CLI_FINANCIERO' ? [key] : []))
    expect(judged({ [only]: { until: '2026-12-31' } })).toEqual([
      expect.stringMatching(
        /^aviso: Desde el 01\/01\/2027 nadie tendrá competencia para firmar «.*» .*\(clase: otro documento\)\.$/,
      ),
    ])
    // an office where it is left to nobody counts too
    expect(judged({ [only]: { office: 'norte' } })).toHaveLength(1)
  })
})

it('a power of an office serves for its cases alone, and the one that began last is read', () => {
  const table = [
    ...COMPETENCE,
    ...competenceIn({
      of: () =>
        new Map([
          [
            '90',
            { ...powers.get(DELEGATED), office: 'norte', role: 'CLI_JEFE_TERRITORIAL', from: '2026-01-01' },
          ],
        ]) as never,
    }),
  ]
  const kindFor = (office: string | null): string | undefined =>
    competenceOn(competenceFor(table, office), 'CLI_JEFE_TERRITORIAL', 'auto', TODAY)?.kind
  expect([kindFor('norte'), kindFor('sur'), kindFor(null)]).toEqual([
    'delegacion',
    'desconcentracion',
    'desconcentracion',
  ])
})
