import type { TextBlock } from '../document.ts'
import { type ActText, at, type FineFigures, type Finding, type NamedCircumstance } from './record.ts'

/** Words used only for the capacity of a natural person, or only for that of a company (Res. 2086 de 2010). */
const OF_NATURAL = /\bsisb[eé]n\b|persona natural,|poblaci[oó]n especial/i
const OF_COMPANY = /\b(?:micro|peque[ñn]a|mediana|gran)\s?empresa\b|persona jur[íi]dica, tama[ñn]o/i

/** The factors of a fine match the kind of person fined. */
export function personAndFactor({ blocks, record }: ActText): Finding[] {
  const { person, fine } = record
  const block = blocks.find(({ text }) => /\bmulta\b/i.test(text))
  if (person === null || block === undefined) return []
  const found: Finding[] = []
  const message =
    person === 'juridica'
      ? 'El infractor es una persona jurídica y la multa pesa su capacidad como la de una persona natural. Vuelva a tasarla.'
      : 'El infractor es una persona natural y la multa pesa su capacidad como la de una empresa. Vuelva a tasarla.'
  const wrong = person === 'juridica' ? OF_NATURAL : OF_COMPANY
  const capacity = fine?.capacity ?? null
  if (capacity !== null && capacity.of !== person && blocks.some(({ text }) => /^Multa\b/.test(text)))
    found.push(at(block, 'persona_y_factor', message))
  else
    for (const one of blocks) {
      const said = wrong.exec(one.text)
      if (
        said !== null &&
        blocks.some(({ text }) => /Tasaci[oó]n de la multa|Capacidad socioecon/i.test(text))
      )
        found.push(at(one, 'persona_y_factor', message, { index: said.index, length: said[0].length }))
    }
  return found
}

/** «se tiene como atenuante», «constituye agravante», «agrava la sanción»: the text weighs a circumstance. */
const WEIGHS =
  /(?:(?:se (?:tiene|tendr[áa]|toma|valora|considera|aplica|reconoce|acoge)n?(?: en cuenta)?(?: como)?|constituyen?|configuran?|es|son|concurren?|(?:opera|obra|act[úu]a|cuenta)n?(?: como)?)(?:\s+(?:un|una|el|la|los|las))?\s+(?:circunstancias?\s+)?(?<noun>atenuante|agravante)s?\b|\b(?<verb>agrava|aten[úu]a)n?\s+(?:la|su) (?:responsabilidad|sanci[óo]n|multa))/giu
/** «no constituye», «tampoco se tiene en cuenta»: the negation of the verb, not one elsewhere in the sentence. */
const DENIES = /\b(?:no|ni|tampoco|nunca|ninguna?(?:\s+circunstancia)?)\s+$/iu
/** What follows explains the circumstance and can mention another without weighing it. */
const BECAUSE = /,?\s(?:pues|porque|ya que|toda vez que|por cuanto|dado que)\s/iu
const SENTENCE_END = /[.;](?=\s+\p{Lu}|\s*$)|;|\n/u

/** Common words that distinguish no circumstance. */
const PLAIN =
  /^(?:circunstancia|atenuant|agravant|infracci|infracto|investig|despu[ée]s|antes|todos?|todas?)/iu

/** How running text names a circumstance: its written stems, or those of the words that describe an open one. */
function wordsOf(label: string, named: readonly NamedCircumstance[]): RegExp {
  const written = named.find((one) => one.label === label)?.words
  const stems = label.match(/\p{L}{5,}/gu)?.filter((word) => !PLAIN.test(word)) ?? []
  return new RegExp(written ?? (stems.map((word) => word.slice(0, 6)).join('|') || '$^'), 'iu')
}

/** Circumstances of a kind that a sentence names, by label, and whether it weighs them. */
function weighedIn(sentence: string, mitigates: boolean, fine: FineFigures) {
  const named = fine.named ?? []
  const weighed = mitigates ? fine.mitigating : fine.aggravating
  const others = named.filter((one) => one.mitigates === mitigates && !weighed.includes(one.label))
  return {
    weighed: weighed.filter((label) => wordsOf(label, named).test(sentence)),
    others: others.filter(({ words }) => new RegExp(words, 'iu').test(sentence)).map(({ label }) => label),
  }
}

/** The sentences of a block that weigh a circumstance which the figures do not. */
function unweighed(block: TextBlock, fine: FineFigures): Finding[] {
  let start = 0
  return block.text.split(SENTENCE_END).flatMap((sentence) => {
    const place = start
    start += sentence.length + 1
    return [...sentence.matchAll(WEIGHS)].flatMap((said) => {
      if (DENIES.test(sentence.slice(0, said.index))) return []
      const mitigates = /^aten/iu.test(said.groups?.['noun'] ?? said.groups?.['verb'] ?? '')
      const after = BECAUSE.exec(sentence.slice(said.index))
      const claim = sentence.slice(0, after === null ? undefined : said.index + after.index)
      const { weighed, others } = weighedIn(claim, mitigates, fine)
      if (weighed.length > 0 && others.length === 0) return []
      const kind = mitigates ? 'una circunstancia atenuante' : 'una circunstancia agravante'
      const which = others.length === 0 ? '' : ` (${others.map((label) => `«${label}»`).join(', ')})`
      return [
        at(
          block,
          'circunstancia_sin_cifra',
          `El texto tiene en cuenta ${kind}${which} que la tasación no pesó. Nombre la que la tasación pesó o vuelva a tasar la multa.`,
          { index: place + said.index, length: said[0].length },
        ),
      ]
    })
  })
}

/**
 * Each circumstance that the text calls aggravating or mitigating is one of those weighed in the figures; one
 * weighed does not answer for another (CPACA art. 42: the reasons are those of the decision).
 */
export function circumstances({ blocks, record }: ActText): Finding[] {
  const { fine } = record
  if (fine === null) return []
  const valued = blocks.find(({ text }) => /Tasaci[oó]n de la multa/i.test(text))
  const twice =
    fine.benefitTwice === true && valued !== undefined
      ? [
          at(
            valued,
            'beneficio_dos_veces',
            'La multa cuenta dos veces el provecho económico: en el beneficio ilícito y como agravante. Vuelva a tasarla.',
          ),
        ]
      : []
  return [...twice, ...blocks.flatMap((block) => unweighed(block, fine))]
}

/**
 * A fine weighs only circumstances that the person was charged with and could answer (Ley 1333 de 2009 arts. 24
 * and 25; CPACA art. 49). Reported on the act that imposes the fine, once for all missing ones.
 */
export function chargedCircumstances({ blocks, record }: ActText): Finding[] {
  const missing = record.fine?.uncharged ?? []
  const imposes = blocks.find(({ text }) => /Tasaci[oó]n de la multa/i.test(text))
  if (missing.length === 0 || imposes === undefined) return []
  const named = missing.map((label) => `«${label}»`).join(', ')
  const message = `La tasación pesó ${missing.length === 1 ? 'una circunstancia agravante' : 'circunstancias agravantes'} que el pliego de cargos no imputó: ${named}. Vuelva a tasar la multa sin ${missing.length === 1 ? 'ella' : 'ellas'}.`
  const block = blocks.find(({ text }) => missing.some((label) => text.includes(label))) ?? imposes
  return [at(block, 'agravante_sin_cargo', message)]
}
