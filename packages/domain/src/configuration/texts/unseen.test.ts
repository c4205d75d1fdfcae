import { describe, expect, it } from 'vitest'
import { itemProblems } from '../kinds.ts'
import { unseenIn, unseenTexts } from './unseen.ts'

describe('signs that nobody sees', () => {
  it.each([
    ['zero width space', '\u200b'],
    ['zero width joiner', '\u200d'],
    ['byte order mark', '\ufeff'],
    ['right-to-left override', '\u202e'],
    ['right-to-left isolate', '\u2067'],
    ['soft hyphen', '\u00ad'],
    ['combining grapheme joiner', '\u034f'],
    ['Hangul filler', '\u3164'],
    ['variation selector', '\ufe0f'],
    ['tag', '\u{e0041}'],
    ['blank of Braille', '\u2800'],
    ['line separator', '\u2028'],
    ['null', '\u0000'],
    ['tabulator', '\t'],
    ['carriage return', '\r'],
    ['half a character', '\ud83d'],
  ])('are refused: %s', (_name, sign) => {
    expect(unseenIn(`Texto${sign} legal`)).toMatch(
      /^Lleva un signo que no se ve \(U\+[0-9A-F]{4,5}\) después de «Texto»/,
    )
  })

  it('are not what Spanish is written with, nor the beginning of a line', () => {
    expect(unseenIn('¿Qué año? «Sí», 5 m², n.º 3 — «ñandú» 😀 \u00a0$')).toBeNull()
    expect(unseenIn('Uno\nDos')).toBeNull()
  })

  it('are found in every text of a content, with its place', () => {
    expect(unseenTexts({ a: [{ b: 'x\u200b' }], c: 1, d: null }).map(({ path }) => path)).toEqual(['a/0/b'])
    // of a kind whose texts are no lines of ours
    const problems = itemProblems('tramite', '1000', { order: 0, definition: { name: 'a\u202eb' } })
    expect(problems.map(({ path }) => path)).toEqual(['definition/name'])
  })
})
