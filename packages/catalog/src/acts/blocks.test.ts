import { expect, it } from 'vitest'
import { article, each, headline, p, passage, subtitle, when } from './blocks.ts'

it.each([
  ['a paragraph', (text: string) => p('motivo', text)],
  ['an article', (text: string) => article('motivo', text)],
  ['a headline', (text: string) => headline('motivo', text)],
  ['a subtitle', (text: string) => subtitle('motivo', text)],
  ['a repetition', (text: string) => each('motivo', 'motivos', text)],
  ['a condition', (text: string) => when('motivo', true, p('dicho', text))],
  ['a passage', (text: string) => passage(text, 'motivo')],
] as const)('%s keeps its id when its text changes', (_what, block) => {
  expect([block('Procede.'), block('No procede.')].map(({ id }) => id)).toEqual(['motivo', 'motivo'])
})

it('a passage is named by its key where an act uses it once', () => {
  expect(passage('firma')).toEqual({ id: 'firma', type: 'passage', passage: 'firma' })
})
