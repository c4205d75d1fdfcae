import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { withBlockIds } from './block-ids.ts'
import { fillVariables, plainText, renumberArticles } from './document.ts'
import { type Passage, passageAt, passageOfWords, placeOf } from './passage.ts'
import { authorIsAbsent, isOpen, pinRemark, type PlacedRemark, whyNotAccept } from './remarks.ts'
import type { EditorNode } from './template.ts'

const text = (value: string): EditorNode => ({ type: 'text', text: value })
const gap = (name: string, value = ''): EditorNode => ({ type: 'variable', attrs: { name, value } })
const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content })
const doc = (...content: EditorNode[]): EditorNode => withBlockIds({ type: 'doc', content })
const lines = (...all: string[]): EditorNode => doc(...all.map((line) => paragraph(text(line))))

/** Pins the nth occurrence of a quotation in the text. */
function pin(of: EditorNode, quote: string, nth = 1): Passage {
  let at = -1
  for (let i = 0; i < nth; i += 1) at = plainText(of).indexOf(quote, at + 1)
  expect(at).toBeGreaterThan(-1)
  return passageAt(of, at, at + quote.length)
}
/** Text at the passage's current place; null when it was changed. */
function reads(of: EditorNode, passage: Passage): string | null {
  const place = placeOf(of, passage)
  return place === null ? null : plainText(of).slice(place.from, place.to)
}
function edited(of: EditorNode, index: number, ...content: EditorNode[]): EditorNode {
  const blocks = [...(of.content ?? [])]
  blocks[index] = { ...(blocks[index] as EditorNode), content }
  return { ...of, content: blocks }
}

describe('the passage of a remark', () => {
  it('is taken from whole words, and a stretch without any is refused', () => {
    const sample = lines('El caudal concedido.')
    expect(reads(sample, passageAt(sample, 5, 7))).toBe('caudal')
    expect(() => pinRemark(sample, 2, 3)).toThrow('Señale el pasaje')
  })

  it('is the same when number, date and position fill on signing, also inside it', () => {
    const draft = doc(
      paragraph(text('Resolución '), gap('acto.numero'), text(' del '), gap('acto.fecha')),
      paragraph(
        text('Firma '),
        gap('firmante.nombre'),
        text(', '),
        gap('firmante.cargo'),
        text(' de la casa'),
      ),
    )
    const passage = pin(draft, '[al firmar], [al firmar] de la')
    const signed = fillVariables(draft, {
      'acto.numero': 'RES-0001-2026',
      'acto.fecha': '2026-05-04',
      'firmante.nombre': 'Ana Ruiz',
      'firmante.cargo': 'Directora general',
    })
    expect(reads(signed, passage)).toBe('Ana Ruiz, Directora general de la')
  })

  it('is changed when its drafter fills what was missing or corrects a value', () => {
    const draft = doc(
      paragraph(text('Caudal de '), gap('permiso.caudal', '1,2'), text(' l/s en '), gap('permiso.fuente')),
    )
    const value = pin(draft, '1,2')
    const missing = pin(draft, '[por completar]')
    expect(reads(draft, value)).toBe('1,2')
    const corrected = fillVariables(draft, { 'permiso.caudal': '1,4', 'permiso.fuente': 'La Chorrera' })
    expect(reads(corrected, value)).toBeNull()
    expect(reads(corrected, missing)).toBeNull()
  })

  it('is the same when articles are renumbered before it', () => {
    const before = lines('ARTÍCULO PRIMERO. Otorgar la concesión.', 'ARTÍCULO SEGUNDO. Ordenar la medición.')
    const passage = pin(before, 'ARTÍCULO SEGUNDO. Ordenar')
    const after = renumberArticles({
      ...before,
      content: [paragraph(text('ARTÍCULO PRIMERO. Declarar algo.')), ...(before.content ?? [])],
    })
    expect(reads(withBlockIds(after, before), passage)).toBe('ARTÍCULO TERCERO. Ordenar')
  })

  it('is its own occurrence of words that stand elsewhere too', () => {
    const before = lines('El caudal es alto.', 'El caudal es bajo.')
    const second = pin(before, 'caudal', 2)
    expect(placeOf(before, second)).toEqual({ from: 22, to: 28 })
    expect(reads(edited(before, 1, text('El volumen es bajo.')), second)).toBeNull()
    expect(reads(edited(before, 0, text('El volumen es alto.')), second)).toBe('caudal')
  })

  it('goes along where its paragraph is moved, split, joined or copied to hide it', () => {
    const before = lines('Primero esto.', 'La fuente es la quebrada Honda y nada más.')
    const passage = pin(before, 'quebrada Honda')
    const [one, two] = before.content as [EditorNode, EditorNode]
    expect(reads({ ...before, content: [two, one] }, passage)).toBe('quebrada Honda')
    const moved = lines('La fuente es la quebrada Honda y nada más.')
    expect(reads({ ...before, content: [{ ...moved, type: 'blockquote' }, one] }, passage)).toBe(
      'quebrada Honda',
    )
    const split = [
      one,
      { ...two, content: [text('La fuente es la')] },
      paragraph(text('quebrada Honda y nada más.')),
    ]
    expect(reads(withBlockIds({ ...before, content: split }, before), passage)).toBe('quebrada Honda')
    expect(reads(edited(before, 1, text('Otra cosa.')), passage)).toBeNull()
  })

  it('of a whole paragraph is changed by what is added to it', () => {
    const before = lines('Primero esto.', 'Se otorga la concesión.')
    const passage = pin(before, 'Se otorga la concesión.')
    expect(reads(edited(before, 1, text('Se otorga la concesión, según el artículo 5.')), passage)).toBeNull()
    expect(reads(edited(before, 1, text('Se otorga la concesión. Según el artículo 5.')), passage)).toBeNull()
    expect(reads(edited(before, 0, text('Otra cosa.')), passage)).toBe('Se otorga la concesión.')
  })

  it('does not change by spaces or by bold letters, and does by a comma', () => {
    const before = lines('el caudal ambiental se respeta')
    const passage = pin(before, 'caudal ambiental')
    const bold = { ...text('audal  ambien'), marks: [{ type: 'bold' }] }
    expect(reads(edited(before, 0, text('el c'), bold, text('tal se respeta')), passage)).toBe(
      'caudal  ambiental',
    )
    expect(reads(edited(before, 0, text('el caudal, ambiental se respeta')), passage)).toBeNull()
  })

  it('of before paragraphs had an id is known by its words', () => {
    const sample = lines('El caudal concedido.')
    expect(reads(sample, passageOfWords('caudal concedido'))).toBe('caudal concedido')
    expect(reads(lines('Otra cosa.'), passageOfWords('caudal concedido'))).toBeNull()
  })

  it('is found through any edits exactly as long as its words stand side by side', () => {
    // every word is unique, so a plain text search is a complete oracle
    const size = fc.integer({ min: 3, max: 9 })
    const edit = fc.record({
      what: fc.constantFrom('reemplazar', 'quitar', 'insertar', 'mover', 'borrar', 'firmar', 'recargar'),
      block: fc.nat(20),
      at: fc.nat(20),
    })
    fc.assert(
      fc.property(
        fc.array(size, { minLength: 1, maxLength: 4 }),
        fc.array(edit, { maxLength: 8 }),
        fc.nat(20),
        fc.nat(20),
        fc.nat(5),
        (sizes, edits, inBlock, start, length) => {
          let blocks = sizes.map((n, b) => ({
            id: null as EditorNode | null,
            words: Array.from({ length: n }, (_, i) => (i === 2 ? '{cargo}' : `b${b}w${i}`)),
          }))
          let signed = false
          const build = (): EditorNode => ({
            type: 'doc',
            content: blocks.map(({ id, words }) => ({
              type: 'paragraph',
              ...(id?.attrs !== undefined && { attrs: id.attrs }),
              content: words.flatMap((word) => [
                word === '{cargo}' ? gap('firmante.cargo', signed ? 'Director general' : '') : text(word),
                text(' '),
              ]),
            })),
          })
          let now = withBlockIds(build())
          const adopt = (): void => {
            now = withBlockIds(build(), now)
            blocks = blocks.map((block, i) => ({ ...block, id: now.content?.[i] ?? null }))
          }
          adopt()
          const home = blocks[inBlock % blocks.length]?.words ?? []
          const from = start % home.length
          const meant = home.slice(from, from + 1 + (length % (home.length - from)))
          const whole = meant.length === home.length
          // A passage with only the position occurs in every paragraph; its words do not locate it.
          fc.pre(meant.some((word) => word !== '{cargo}'))
          const offset = plainText(now)
            .split('\n')
            .slice(0, inBlock % blocks.length)
            .join('\n').length
          const line = plainText(now).split('\n')[inBlock % blocks.length] ?? ''
          const shown = (words: readonly string[]): string =>
            words.map((w) => (w === '{cargo}' ? '[al firmar]' : w)).join(' ')
          const at = (inBlock % blocks.length === 0 ? 0 : offset + 1) + line.indexOf(shown(meant))
          const passage = passageAt(now, at, at + shown(meant).length)
          let fresh = 0
          for (const { what, block, at: place } of edits) {
            const words = blocks[block % Math.max(1, blocks.length)]?.words
            if (words === undefined) break
            const i = place % (words.length + 1)
            if (what === 'reemplazar' && i < words.length) words[i] = `n${(fresh += 1)}`
            if (what === 'quitar' && i < words.length) words.splice(i, 1)
            if (what === 'insertar') words.splice(i, 0, `n${(fresh += 1)}`)
            if (what === 'mover') blocks = [...blocks.slice(1), ...blocks.slice(0, 1)]
            if (what === 'borrar') blocks = blocks.filter((_, k) => k !== block % blocks.length)
            if (what === 'firmar') signed = true
            if (what === 'recargar') adopt()
          }
          adopt()
          const stands = blocks.some(({ words }) =>
            whole
              ? words.join(' ') === meant.join(' ')
              : ` ${words.join(' ')} `.includes(` ${meant.join(' ')} `),
          )
          expect(placeOf(now, passage) !== null).toBe(stands)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('closing a remark', () => {
  const remark = (more: Partial<PlacedRemark> = {}): PlacedRemark => ({
    id: 'r',
    actId: 'a',
    said: { by: 'revisora', at: '2026-05-04T15:00:00.000Z', text: 'Falta la norma' },
    quote: 'caudal',
    passage: [],
    answer: { by: 'proyecta', at: '2026-05-04T16:00:00.000Z', text: 'La norma está en el artículo 2.' },
    accepted: null,
    authorSeenAt: '2026-05-04T15:00:00.000Z',
    place: { from: 0, to: 6 },
    ...more,
  })
  const actor = (id: string, ...roles: string[]): Actor => ({
    id,
    kind: 'funcionario',
    name: id,
    roles,
    office: null,
    audience: [],
  })
  const closing = (today: string) => ({
    drafter: 'proyecta',
    reviewing: ['REVISA', 'FIRMA'],
    today,
    // 4 May 2026 is a Monday: two business days end on Wednesday.
    due: (from: string, n: number) => `2026-05-${String(Number(from.slice(8)) + n).padStart(2, '0')}`,
  })

  it('is open until its passage changes or its reason is accepted', () => {
    expect(isOpen(remark())).toBe(true)
    expect(isOpen(remark({ place: null }))).toBe(false)
    expect(isOpen(remark({ accepted: remark().answer }))).toBe(false)
  })

  it.each([
    ['its author, at once', remark(), actor('revisora', 'REVISA'), '2026-05-04', true],
    [
      'its author, before anybody answered',
      remark({ answer: null }),
      actor('revisora', 'REVISA'),
      '2026-05-04',
      true,
    ],
    ['the drafter, never', remark(), actor('proyecta', 'REVISA'), '2026-06-30', false],
    [
      'another reviewer, while its author has not been away two days',
      remark(),
      actor('otra', 'REVISA'),
      '2026-05-06',
      false,
    ],
    ['another reviewer, after two business days', remark(), actor('otra', 'REVISA'), '2026-05-07', true],
    ['the signatory, after two business days', remark(), actor('firma', 'FIRMA'), '2026-05-07', true],
    ['somebody who reviews other acts', remark(), actor('ajena', 'OTRO'), '2026-05-07', false],
    [
      'another reviewer, without an answer',
      remark({ answer: null }),
      actor('otra', 'REVISA'),
      '2026-06-30',
      false,
    ],
    [
      'another reviewer, when its author came back meanwhile',
      remark({ authorSeenAt: '2026-05-06T15:00:00.000Z' }),
      actor('otra', 'REVISA'),
      '2026-05-07',
      false,
    ],
    [
      'another reviewer, when the account is closed',
      remark({ authorSeenAt: null }),
      actor('otra', 'REVISA'),
      '2026-05-07',
      true,
    ],
    ['anybody, once it is closed', remark({ place: null }), actor('revisora', 'REVISA'), '2026-05-04', false],
  ] as const)('by a reason that is accepted by %s', (_who, one, who, today, may) => {
    expect(whyNotAccept(one, who, closing(today)) === null).toBe(may)
  })

  it('counts the days of its author from the day on which they were last there', () => {
    expect(authorIsAbsent(remark({ answer: null }), closing('2026-06-30'))).toBe(false)
    expect(authorIsAbsent(remark(), closing('2026-05-06'))).toBe(false)
    expect(authorIsAbsent(remark(), closing('2026-05-07'))).toBe(true)
  })
})
