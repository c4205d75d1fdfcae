import { readFileSync } from 'node:fs'
import type { Sequence } from '@ventanilla/contract/sequences/sequence'
import { expect, it } from 'vitest'
import { CATALOGUE_LISTS } from '../../catalogue-lists.ts'
import { endpoints } from '../../endpoints.ts'
import { openApi } from '../../http/documents/openapi.ts'
import { handKnowledge } from './hand-knowledge.ts'

/**
 * The program that walks the sequences of the document (`outside-client.test.ts`) knows only what the document
 * explains.
 */

const {
  info: { description },
  'x-sequences': sequences,
} = openApi(
  endpoints,
  { title: 'Ventanilla', version: '0', url: 'https://portal.test' },
  CATALOGUE_LISTS,
) as {
  info: { description: string }
  'x-sequences': Readonly<Record<string, Sequence>>
}
const WALKER = readFileSync(new URL('document-walker.ts', import.meta.url), 'utf8')
/** what the walker calls its surroundings, its own values and the pieces of a call that it found */
const OWN = ['origin', 'document', 'account', 'waitFor', 'today', 'links', 'operation', 'path', 'scope']

it('knows no property, no word and no pattern that the document does not explain', () => {
  expect(handKnowledge(WALKER, description, OWN)).toEqual([])
})

it.each([
  ['a path into an answer', 'const to = view.choices?.parties[0]', ['choices', 'parties']],
  ['an answer taken apart', 'const { key, kind: which } = field', ['key', 'kind']],
  ['a name in brackets', "const rows = answer['rows']", ['rows']],
  ['a word to send', "const said = ['Consta']", ['Consta']],
  ['a word and a path in a template', 'const said = `Consta ${step.call} ${view.rows}`', ['Consta', 'rows']],
  ['a pattern', 'const is = /recipient|longText/i.test(kind)', ['longText', 'recipient']],
  ['a property to send', 'const body = { outcome: given }', ['outcome']],
])('sees %s in a program that knows it by hand', (_, source, words) => {
  expect(handKnowledge(source, description, OWN)).toEqual(words)
})

it('finds in the document what each word of its sequences means, with an example of its use', () => {
  const words = new Set<string>()
  const add = (one: unknown): void => {
    for (const word of Object.keys((one ?? {}) as object)) words.add(word)
  }
  for (const sequence of Object.values(sequences)) {
    add(sequence)
    for (const one of [...Object.values(sequence.takes), ...Object.values(sequence.parts)]) add(one)
    for (const step of sequence.steps) {
      add(step)
      for (const [word, inner] of Object.entries(step))
        if (['put', 'letter', 'compose', 'merge', 'each'].includes(word)) add(inner)
    }
  }
  const lines = description.split('\n').filter((line) => line.startsWith('- '))
  const explained = new Set(lines.map((line) => /^- `([\w-]+)`: .{5}/.exec(line)?.[1]))
  expect(words.size).toBeGreaterThan(30)
  expect([...words].filter((word) => !explained.has(word))).toEqual([])
  expect(lines.filter((line) => !/ Ejemplo: `.+`$/.test(line))).toEqual([])
})
