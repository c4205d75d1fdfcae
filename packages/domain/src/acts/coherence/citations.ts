import { ordinal } from '../ordinal.ts'
import { type ActText, at, type CitedKind, type Finding } from './record.ts'
import type { TextBlock } from '../document.ts'

/** Words that precede a number, and the kinds they can mean. */
const NAMED: readonly (readonly [words: RegExp, kinds: readonly CitedKind[]])[] = [
  [/\bauto$/i, ['auto']],
  [/\bresoluci[oó]n$/i, ['resolucion']],
  [/\bacto(?: administrativo)?$/i, ['auto', 'resolucion', 'oficio', 'documento']],
  [
    /\b(?:concepto|informe)(?: t[eé]cnico)?(?: de (?:infracci[oó]n|evaluaci[oó]n|seguimiento))?$/i,
    ['concepto'],
  ],
  [/\bacta(?: de visita)?$/i, ['acta']],
  [/\baviso$/i, ['aviso', 'oficio']],
  [/\bconstancia$/i, ['constancia']],
  [/\boficio$/i, ['oficio']],
  [/\b(?:liquidaci[oó]n|recibo)$/i, ['documento']],
  [/\bexpediente$/i, ['expediente']],
  [/\bradicado$/i, ['radicado']],
]

export interface CitedNumber {
  readonly number: string
  /** Kinds that the text calls it; null: unspecified. */
  readonly named: readonly CitedKind[] | null
  readonly block: TextBlock
  readonly index: number
}

/** Finds numbers of the authority's own series in a text. */
export function numbersIn(blocks: readonly TextBlock[], shapes: readonly string[]): CitedNumber[] {
  return blocks.flatMap((block) =>
    shapes.flatMap((pattern) =>
      [...block.text.matchAll(new RegExp(`(?<![\\p{L}\\d-])${pattern}(?![\\p{L}\\d])`, 'gu'))].map(
        (match) => ({
          number: match[0],
          named: namedIn(block.text.slice(0, match.index)),
          block,
          index: match.index,
        }),
      ),
    ),
  )
}

function namedIn(before: string): readonly CitedKind[] | null {
  const words = before.trimEnd().replace(/(?: n\.º| número)$/i, '')
  return NAMED.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** A cited number must exist in the record and be of the kind that the text names. */
export function actNumbers({ blocks, record }: ActText): Finding[] {
  return numbersIn(blocks, record.shapes).flatMap(({ number, named, block, index }) => {
    const place = { index, length: number.length }
    const known = record.cited.get(number)
    if (known === undefined)
      return [
        at(
          block,
          'numero_inexistente',
          `No hay nada con el número ${number} en los registros. Revise la cita.`,
          place,
        ),
      ]
    if (named !== null && !named.includes(known.kind))
      return [
        at(
          block,
          'numero_de_otra_clase',
          `El número ${number} no es de lo que el texto nombra: es ${KIND_WORDS[known.kind]}. Corrija la cita.`,
          place,
        ),
      ]
    return []
  })
}

const KIND_WORDS: Readonly<Record<CitedKind, string>> = {
  auto: 'un auto',
  resolucion: 'una resolución',
  oficio: 'un oficio',
  acta: 'un acta',
  aviso: 'un aviso',
  constancia: 'una constancia',
  concepto: 'un concepto o informe técnico',
  documento: 'una liquidación, un recibo o un certificado',
  radicado: 'un radicado',
  expediente: 'un expediente',
}

const ORDINALS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 99 }, (_, index) => [ordinal(index + 1).toLocaleLowerCase('es'), index + 1]),
)
const PLAIN = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
/** «artículo segundo de esta resolución», «los artículos primero y tercero del auto AUTO-0001-2026» */
const ARTICLE_OF =
  /\bart[íi]culos?\s+((?:\p{Ll}*(?:im|er|gund|uart|uint|ext|tav|ven)\p{Ll}*[ao](?:\s+(?:y\s+)?|,\s*)?)+)\s*de(?:l|\s+la|\s+el)?\s*((?:presente|esta?|este)\b)?\s*(?:auto|resoluci[oó]n|acto)?\s*([A-Z]{2,}[\w-]*\d{4})?/giu

/** A cited article must exist in the act to which the text attributes it. */
export function articlesOfActs({ blocks, articles, record }: ActText): Finding[] {
  return blocks.flatMap((block) =>
    [...block.text.matchAll(ARTICLE_OF)].flatMap((match) => {
      const [whole, list = '', own, number] = match
      const of =
        number !== undefined
          ? record.cited.get(number)?.articles
          : own === undefined
            ? undefined
            : articles.length
      if (of === undefined) return []
      const asked = list
        .split(/\s*,\s*|\s+y\s+/u)
        .map((word) => ORDINALS.get(word.trim().toLocaleLowerCase('es')) ?? plainOrdinal(word))
      const missing = asked.find((n) => n !== undefined && n > of)
      if (missing === undefined) return []
      return [
        at(
          block,
          'articulo_inexistente',
          `El acto que se cita tiene ${of} artículos: no hay artículo ${ordinal(missing).toLocaleLowerCase('es')}. Revise la cita.`,
          { index: match.index, length: whole.length },
        ),
      ]
    }),
  )
}

function plainOrdinal(word: string): number | undefined {
  const plain = PLAIN(word.trim().toLocaleLowerCase('es'))
  for (const [known, n] of ORDINALS) if (PLAIN(known) === plain) return n
  return undefined
}

const NORM = /\b(Ley|Decreto(?:-ley)?|Resoluci[oó]n)\s+(\d{1,4})\s+de(?:l)?\s+(\d{4})\b/g
const kindOf = (word: string): string =>
  word.startsWith('Decreto') ? 'Decreto' : word === 'Ley' ? 'Ley' : 'Resolución'

/** A law, decree or national resolution is cited by its own kind, number and year. */
export function norms({ blocks, record }: ActText): Finding[] {
  return blocks.flatMap((block) =>
    [...block.text.matchAll(NORM)].flatMap((match) => {
      const [whole, word = '', number = '', year = ''] = match
      const kind = kindOf(word)
      const alike = record.norms.filter((norm) => norm.number === number)
      if (alike.some((norm) => norm.kind === kind && norm.year === Number(year))) return []
      // another norm can share the number; only a wrong year or a wrong kind counts as a slip
      const meant = alike.find(
        (norm) => norm.year === Number(year) || (norm.kind === kind && norm.kind === 'Ley'),
      )
      if (meant === undefined) return []
      return [
        at(
          block,
          'norma_mal_citada',
          `«${whole}» no existe con ese nombre: es ${meant.kind === 'Decreto' ? 'el' : 'la'} ${meant.kind} ${meant.number} de ${meant.year}. Corrija la cita.`,
          { index: match.index, length: whole.length },
        ),
      ]
    }),
  )
}

/** Ley 2387 de 2024 amended Ley 1333 de 2009: citing the older requires citing the newer. */
export function laterLaw({ blocks, doc }: ActText): Finding[] {
  const body = new Set(doc.content)
  return blocks.flatMap((block) => {
    const cited = /Ley 1333\b/.exec(block.text)
    // skips list items and cells, which quote text written elsewhere
    if (cited === null || !body.has(block.node) || /Ley 2387\b/.test(block.text)) return []
    return [
      at(
        block,
        'ley_modificada',
        'Donde se cita la Ley 1333 de 2009 debe decir que la modificó la Ley 2387 de 2024.',
        { index: cited.index, length: cited[0].length },
      ),
    ]
  })
}
