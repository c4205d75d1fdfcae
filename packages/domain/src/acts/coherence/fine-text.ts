import { type ActText, at, type Finding } from './record.ts'

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

/** «se tiene como atenuante», «constituye agravante»: the text weighs a circumstance. */
const WEIGHS =
  /(?:se (?:tiene|tendr[áa]|toma|valora|considera)n?(?: en cuenta)?(?: como)?|constituyen?|configuran?|es|concurren?)(?:\s+(?:un|una|el|la|los|las))?\s+(?:circunstancias?\s+)?(atenuante|agravante)s?\b/i

/** Circumstances that the text calls aggravating or mitigating must have been weighed in the figures. */
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
  const named = blocks.flatMap((block) => {
    const said = WEIGHS.exec(block.text)
    if (said === null || /\bno\s+$/i.test(block.text.slice(0, said.index))) return []
    const mitigates = said[1]?.toLowerCase() === 'atenuante'
    if ((mitigates ? fine.mitigating : fine.aggravating).length > 0) return []
    return [
      at(
        block,
        'circunstancia_sin_cifra',
        `El texto tiene en cuenta ${mitigates ? 'una circunstancia atenuante' : 'una circunstancia agravante'} que la tasación no pesó. Corrija el texto o vuelva a tasar la multa.`,
        { index: said.index, length: said[0].length },
      ),
    ]
  })
  return [...twice, ...named]
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
