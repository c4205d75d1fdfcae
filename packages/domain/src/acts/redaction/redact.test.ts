import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '../document.ts'
import { operativePart, redact, WITHHELD } from './redact.ts'
import type { EditorNode } from '../template.ts'

const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content })
const text = (words: string, bold = false): EditorNode => ({
  type: 'text',
  text: words,
  ...(bold && { marks: [{ type: 'bold' }] }),
})
const p = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content })
const variable = (name: string, value: string): EditorNode => ({ type: 'variable', attrs: { name, value } })
const shown = (node: EditorNode, numbers: string[] = [], words: string[] = [], kept: string[] = []): string =>
  plainText(redact(node, { numbers, words }, kept))

/** Simple oracle: reduces text to its figures, or to its letters and figures. */
const figures = (all: string): string => all.replace(/[^0-9]/g, '')
const letters = (all: string): string =>
  all
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9ñ]/g, '')

const number = fc.stringMatching(/^[1-9][0-9]{6,10}$/)
/** A number's figures with the separators that people type. */
const written = (of: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('', '', '', '.', ' ', '-', '\u00a0', "'", '. '), {
      minLength: of.length - 1,
      maxLength: of.length - 1,
    })
    .map((between) => [...of].map((figure, n) => figure + (between[n] ?? '')).join(''))
const address = fc
  .tuple(
    fc.constantFrom('Calle', 'Vereda La Florida finca', 'Cra.', 'Manzana B casa', 'Kilómetro 4 vía'),
    fc.integer({ min: 10, max: 99 }),
    fc.constantFrom('n.º 5-20', 'sur', '# 12 – 08', 'El Porvenir', 'Ñame'),
  )
  .map(([a, n, b]) => `${a} ${n} ${b}`)
/** The same words with other case, accents or separators. */
const retyped = (of: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    of,
    of.toUpperCase(),
    of.toLowerCase(),
    of.normalize('NFD').replace(/\p{M}/gu, ''),
    of.normalize('NFD'),
    of.replace(/ /g, '  '),
    of.replace(/ /g, ', '),
  )
const around = fc.constantFrom('', ' con ', 'el señor Juan Díaz, ', ' (', '). ', ' reside en ', '\u00ab')

/** Splits the words into nodes at random places, some bold, some a variable. */
const cut = (words: string): fc.Arbitrary<EditorNode[]> =>
  fc
    .array(fc.tuple(fc.nat(Math.max(0, words.length)), fc.constantFrom('text', 'bold', 'variable')), {
      maxLength: 4,
    })
    .map((cuts) => {
      const places = [0, ...cuts.map(([at]) => at).sort((a, b) => a - b), words.length]
      return places.slice(1).flatMap((to, n) => {
        const part = words.slice(places[n], to)
        const as = cuts[n]?.[1] ?? 'text'
        if (part === '') return []
        return [as === 'variable' ? variable('hecho', part) : text(part, as === 'bold')]
      })
    })
const shell = fc.constantFrom<(nodes: EditorNode[]) => EditorNode>(
  (nodes) => p(...nodes),
  (nodes) => ({ type: 'heading', attrs: { level: 2 }, content: nodes }),
  (nodes) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [p(...nodes)] }] }),
  (nodes) => ({
    type: 'table',
    content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [p(...nodes)] }] }],
  }),
)

describe('what is published of an act', () => {
  it('holds no document number, telephone or address of a party, however it is written and wherever it stands', () => {
    const sample = fc.tuple(number, number, address).chain(([document, phone, home]) =>
      fc.record({
        document: fc.constant(document),
        phone: fc.constant(phone),
        home: fc.constant(home),
        said: fc.array(
          fc
            .tuple(around, fc.oneof(written(document), written(phone), retyped(home)), around, shell)
            .chain(([before, secret, after, wrap]) => cut(before + secret + after).map(wrap)),
          { minLength: 1, maxLength: 5 },
        ),
      }),
    )
    fc.assert(
      fc.property(sample, ({ document, phone, home, said }) => {
        const out = redact(doc(...said), { numbers: [document, phone], words: [home] })
        const all = JSON.stringify(out)
        for (const block of said.map((one) =>
          plainText(redact(doc(one), { numbers: [document, phone], words: [home] })),
        )) {
          expect(figures(block)).not.toContain(document)
          expect(figures(block)).not.toContain(phone)
          expect(letters(block)).not.toContain(letters(home))
        }
        expect(all).not.toContain(document)
        expect(all).not.toContain('"variable"')
      }),
      { numRuns: 500 },
    )
  })

  it('says once that something was withheld, and keeps the rest word for word', () => {
    const act = doc(
      p(
        text('María Peña, con '),
        variable('solicitante.tipo_documento', 'cédula de ciudadanía'),
        text(' '),
        variable('solicitante.documento', '38.234.567'),
        text(', residente en '),
        text('Vereda La ', true),
        text('FLORIDA, finca La Esperanza, del municipio.'),
      ),
    )
    expect(shown(act, ['38234567'], ['vereda la florida, finca la esperanza'])).toBe(
      `María Peña, con cédula de ciudadanía ${WITHHELD}, residente en ${WITHHELD}, del municipio.`,
    )
  })

  it.each([
    ['escriba a ana.perez@correo.co hoy', `escriba a ${WITHHELD} hoy`],
    ['llame al 310 555 1234.', `llame al ${WITHHELD}.`],
    ['llame al (608) 261 22 33', `llame al ${WITHHELD}`],
    ['C.C. 1.234.567.890 de Ibagué', `C.C. ${WITHHELD} de Ibagué`],
    ['NIT 900.123.456-7', `NIT ${WITHHELD}`],
    ['cédula de ciudadanía n.º 14234567', `cédula de ciudadanía n.º ${WITHHELD}`],
    ['vive en la Calle 10 # 5-20 de la ciudad', `vive en la ${WITHHELD} de la ciudad`],
  ])('withholds of people whom nobody registered: «%s»', (said, left) => {
    expect(shown(doc(p(text(said))))).toBe(left)
  })

  it.each([
    'la Ley 1437 de 2011 y el Decreto 1076 de 2015, artículo 2.2.3.2.9.4',
    'el radicado 2026E0001234 del 2 de marzo de 2026',
    'el expediente EXP-03-00042-2026 y la resolución RES-0046-2026',
    'un caudal de 1,25 l/s por $ 1.234.567',
    'coordenadas 4,438900° N, 75,232200° O',
  ])('leaves alone what is nobody’s: «%s»', (said) => {
    expect(shown(doc(p(text(said))), ['1437'.repeat(2)], [])).toBe(said)
  })

  it('leaves what the authority says of itself, and not what a party shares with it', () => {
    const said = doc(p(text('Preséntese en la Carrera 5 # 10-20, correo atencion@car.gov.co.')))
    const kept = ['Carrera 5 # 10-20', 'atencion@car.gov.co']
    expect(shown(said, [], [], kept)).toBe('Preséntese en la Carrera 5 # 10-20, correo atencion@car.gov.co.')
    expect(shown(said, [], ['Carrera 5 # 10-20'], kept)).toContain(WITHHELD)
    expect(shown(doc(p(variable('autoridad.direccion', 'Carrera 5'))))).toBe('Carrera 5')
  })

  it('withholds the value beside a label that reaches somebody, takes no image and no remark along', () => {
    const cell = (type: string, words: string): EditorNode => ({ type, content: [p(text(words))] })
    const out = redact(
      doc(
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [cell('tableHeader', 'Dirección'), cell('tableCell', 'El Salado, la casa azul')],
            },
            { type: 'tableRow', content: [cell('tableHeader', 'Municipio'), cell('tableCell', 'Ibagué')] },
          ],
        },
        { type: 'image', attrs: { src: 'x', alt: 'la cédula de Ana' } },
        { type: 'paragraph', attrs: { remark: 'ver 38234567', role: 'firma' }, content: [text('Firma')] },
      ),
      { numbers: [], words: [] },
    )
    expect(plainText(out)).toBe(`Dirección\n${WITHHELD}\nMunicipio\nIbagué\nFirma`)
    expect(JSON.stringify(out)).not.toMatch(/image|remark|azul/)
  })
})

describe('the heading and operative part', () => {
  const heading = (words: string): EditorNode => ({ type: 'heading', content: [text(words)] })
  it('leave the reasons out, and nothing where they cannot be told apart', () => {
    const act = doc(
      p(text('RESOLUCIÓN')),
      heading('CONSIDERANDO'),
      p(text('razones')),
      heading('RESUELVE'),
      p(text('Otorgar')),
    )
    expect(plainText(operativePart(act))).toBe('RESOLUCIÓN\nRESUELVE\nOtorgar')
    const notice = doc(p(text('AVISO')), p(text('Se hace saber')))
    expect(operativePart(notice)).toBe(notice)
  })
})
