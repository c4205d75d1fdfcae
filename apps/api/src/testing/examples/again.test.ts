import { expect, it } from 'vitest'
import { type Example, storedExamples } from '../../http/documents/examples.ts'
import { madeAlike } from './alike.ts'
import { notMadeAgain, shownBy } from './again.ts'
import type { Exchange } from './exchange.ts'

const EXAMPLE: Example = {
  params: { id: '019a1f40-0000-7000-8000-000000000001' },
  body: { text: 'Llamó a preguntar.' },
  answers: {
    201: {
      id: '019a1f40-0000-7000-8000-000000000002',
      text: 'Llamó a preguntar.',
      at: '2026-02-02T15:00:00.000Z',
      author: 'Gloria Inés Cuéllar Prada',
      open: false,
      rows: [{ version: 3, of: null }],
    },
    409: { status: 409, message: 'Este caso ya terminó.' },
  },
}
const MADE: Exchange = {
  id: 'notes.add',
  status: 201,
  params: { id: '0b5c1a52-91c6-4b5a-8a6e-6b1f3a1c7d11' },
  query: {},
  body: { text: 'Llamó a preguntar.' },
  answer: {
    id: '77e0a4de-3f0b-4b43-a1f8-0f9d1d8b7a10',
    text: 'Llamó a preguntar.',
    at: '2026-02-09T15:21:07.412Z',
    author: 'Laura Camila Peñuela Díaz',
    open: false,
    rows: [
      { version: 1, of: 'otra' },
      { version: 8, of: null },
    ],
  },
}
const REFUSED: Exchange = { ...MADE, status: 409, answer: { status: 409, message: 'Este caso ya terminó.' } }
const answering = (more: object): Exchange => ({ ...MADE, answer: { ...(MADE.answer as object), ...more } })

it('an example is made again by a run that differs in ids, days, persons, counts and rows', () => {
  expect(notMadeAgain('notes.add', EXAMPLE, [MADE, REFUSED])).toEqual([])
})

it.each(['PQSTHRKXWMZA', 'B7D5ZUWJK95X'])('nor in the code of an act, with or without digits: %s', (code) => {
  const example: Example = { ...EXAMPLE, answers: { 201: { code: 'YHXY2D23AXGM' } } }
  expect(notMadeAgain('notes.add', example, [{ ...MADE, answer: { code } }])).toEqual([])
})

it.each([
  ['answers a field more', answering({ pinned: true })],
  ['answers a field less', { ...MADE, answer: { text: 'Llamó a preguntar.' } }],
  ['answers other words', answering({ text: 'Llamó.' })],
  ['answers another kind of value', answering({ at: 1 })],
  ['answers null where there was a value', answering({ author: null })],
  ['answers the other of two values', answering({ open: true })],
  ['answers a list of other rows', answering({ rows: [{ version: 1, of: 'otra' }] })],
  ['answers an empty list', answering({ rows: [] })],
  ['asks otherwise', { ...MADE, body: { text: 'Otra cosa.' } }],
  ['asks with a field more', { ...MADE, body: { text: 'Llamó a preguntar.', pinned: true } }],
] satisfies [string, Exchange][])('an example is not made again by a run that %s', (_, made) => {
  expect(notMadeAgain('notes.add', EXAMPLE, [made, REFUSED])).not.toEqual([])
})

it('names the status that no run was answered', () => {
  expect(notMadeAgain('notes.add', EXAMPLE, [MADE])).toEqual([
    'notes.add: no run is answered 409 as its example says',
  ])
})

it('the request of a call that answers a file is made again where it goes well', () => {
  const { answer: _, ...file } = MADE
  const example = { ...EXAMPLE, answers: {} }
  expect(shownBy(example, { ...file, status: 200 })).toEqual(['request'])
  expect(shownBy(example, { ...file, status: 404 })).toEqual([])
})

it('compares an archive of letters in one pass: a file refused for its size does not hold up the run', () => {
  const example = { ...EXAMPLE, body: { archive: 'AAAA' }, answers: {} }
  const sent = { ...MADE, status: 200, answer: undefined, body: { archive: 'A'.repeat(200_000) } }
  expect(shownBy(example, sent)).toEqual([])
})

/** Fields of an example whose text is a key in base64, with that text. */
function keysIn(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && /^[A-Za-z\d+/]{40,120}=*$/.test(inner) && /[+/=]/.test(inner)
      ? [[name, inner] satisfies [string, string]]
      : keysIn(inner),
  )
}

it('a key that each run makes anew stands in the examples as every run answers it', () => {
  const keys = keysIn(storedExamples())
  expect(keys.map(([name]) => name)).toContain('deviceKey')
  for (const [name, shown] of keys)
    expect(madeAlike()({ [name]: `${'+/'.repeat(21)}=` })).toEqual({ [name]: shown })
})

it('no stored example holds what differs between runs: it would be met by chance only', () => {
  // ids and other words with digits are compared by their place only
  const read = (example: unknown): string => JSON.stringify(example).replaceAll(/[\w-]*\d[\w-]*/g, '0')
  const faults = Object.entries(storedExamples()).filter(
    ([, example]) => read(madeAlike()(example, Infinity)) !== read(example),
  )
  expect(faults.map(([name]) => name)).toEqual([])
})
