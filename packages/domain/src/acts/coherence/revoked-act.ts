import { numbersIn } from './citations.ts'
import { type ActText, at, type CitedKind, type Finding } from './record.ts'

const REVOCABLE: ReadonlySet<CitedKind> = new Set(['auto', 'resolucion'])

/**
 * A revocation decides on the act chosen in its case, which is one of the case beside which it runs: any other
 * would be revoked without its holder (CPACA art. 97).
 */
export function revokedAct({ blocks, operative, record, template }: ActText): Finding[] {
  if (template.revokes !== true) return []
  const chosen = record.facts['acto_revocado.numero']
  return numbersIn(blocks, record.shapes).flatMap(({ number, block, index }) => {
    const cited = record.cited.get(number)
    if (cited === undefined || !REVOCABLE.has(cited.kind)) return []
    const place = { index, length: number.length }
    if (number === chosen && cited.own !== true)
      return [
        at(
          block,
          'acto_ajeno',
          `El acto ${number} no es de esta actuación: aquí no se puede revocar. Pida la revocatoria desde el trámite en que se expidió.`,
          place,
        ),
      ]
    if (number !== chosen && blocks.indexOf(block) > operative)
      return [
        at(
          block,
          'acto_no_estudiado',
          `La revocatoria se estudió sobre otro acto y aquí se decide sobre ${number}. Corrija la cita.`,
          place,
        ),
      ]
    return []
  })
}
