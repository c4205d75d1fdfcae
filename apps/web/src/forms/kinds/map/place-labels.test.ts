import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alongLine, brokenAt, type Label, placeLabels } from './place-labels.ts'

const SIZE = { x: 300, y: 200 }
const label = (text: string, rank: number, ...at: readonly [x: number, y: number][]): Label => ({
  lines: [text],
  rank,
  at: at.map(([x, y]) => ({ x, y })),
})
const shown = (labels: readonly Label[], taken = NOTHING) =>
  placeLabels(labels, SIZE, taken).map(({ label: { lines }, at }) => [lines[0], at.x, at.y])
const NOTHING: Parameters<typeof placeLabels>[2] = []

describe('names on a map', () => {
  it('that cover each other leave the one of less rank out, or put it where there is room', () => {
    const both = [label('Ibagué', 1, [150, 100]), label('Páramo', 0, [155, 102])]
    expect(shown(both)).toEqual([['Páramo', 155, 102]])
    expect(shown([label('Ibagué', 1, [150, 100], [150, 130]), label('Páramo', 0, [155, 102])])).toEqual([
      ['Páramo', 155, 102],
      ['Ibagué', 150, 130],
    ])
  })

  it('of one rank come in their order', () => {
    expect(shown([label('Uno', 1, [50, 50]), label('Otro', 1, [52, 50])])).toEqual([['Uno', 50, 50]])
  })

  it('are not cut by the edge, nor written under the buttons', () => {
    expect(shown([label('Ibagué', 1, [5, 100])])).toEqual([])
    expect(
      shown([label('Ibagué', 1, [150, 100])], [{ left: 140, right: 160, top: 90, bottom: 110 }]),
    ).toEqual([])
  })

  it('never cover each other, whatever there is', () => {
    const one = fc.record({
      lines: fc.array(fc.string({ minLength: 1, maxLength: 24 }), { minLength: 1, maxLength: 3 }),
      rank: fc.integer({ min: 0, max: 3 }),
      at: fc.array(
        fc.record({
          x: fc.integer({ min: -20, max: 320 }),
          y: fc.integer({ min: -20, max: 220 }),
        }),
        { maxLength: 3 },
      ),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (labels) => {
        const placed = placeLabels(labels, SIZE)
        // a letter of these names is at least six pixels wide, and a line twelve high
        const half = placed.map(({ label: { lines }, at }) => ({
          x: at.x,
          y: at.y,
          w: (Math.max(...lines.map((line) => line.length)) * 6) / 2,
          h: (lines.length * 12) / 2,
        }))
        for (const [i, a] of half.entries()) {
          expect(a.x - a.w >= 0 && a.x + a.w <= SIZE.x && a.y - a.h >= 0 && a.y + a.h <= SIZE.y).toBe(true)
          for (const b of half.slice(i + 1))
            expect(Math.abs(a.x - b.x) >= a.w + b.w || Math.abs(a.y - b.y) >= a.h + b.h).toBe(true)
        }
      }),
    )
  })
})

describe('a name along a line', () => {
  const wave = Array.from({ length: 41 }, (_, i) => ({ x: i * 5, y: 100 + Math.sin(i * 2) * 12 }))
  it('stands at a straight stretch, turned so that it is read from left to right', () => {
    for (const line of [
      [
        { x: 0, y: 0 },
        { x: 100, y: 100 },
      ],
      [
        { x: 100, y: 100 },
        { x: 0, y: 0 },
      ],
    ])
      expect(alongLine(line, 10)).toMatchObject({ angle: 45 })
    const bent = [...wave, { x: 205, y: 100 }, { x: 300, y: 100 }]
    const found = alongLine(bent, 10)
    expect(found?.x).toBeGreaterThan(205)
    expect(Math.abs(found?.angle ?? 90)).toBeLessThan(20)
  })

  it('stands nowhere on a line that is too short, or bent throughout', () => {
    expect(
      alongLine(
        [
          { x: 0, y: 0 },
          { x: 20, y: 0 },
        ],
        10,
      ),
    ).toBeUndefined()
    expect(alongLine(wave, 10)).toBeUndefined()
    expect(alongLine([], 10)).toBeUndefined()
  })
})

it('a long name is broken between its words, and no word is lost', () => {
  expect(brokenAt('Reserva Forestal Protectora Cuchilla del Oriente', 20)).toEqual([
    'Reserva Forestal',
    'Protectora Cuchilla',
    'del Oriente',
  ])
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { maxLength: 9 }), (words) => {
      expect(brokenAt(words.join(' '), 20).join(' ')).toBe(words.join(' '))
    }),
  )
})
