import jsonLogic from 'json-logic-js'
import { inlineText } from '../document.ts'
import { nest } from '../../forms/nest.ts'
import { type ActText, at, type Finding } from './record.ts'

/**
 * What a rule requires or a duty orders is no finding: «exige comprobar que no se afecta…», «deberá captar sin
 * afectar…».
 */
const REQUIRED =
  /(?:exig\p{L}*|debe(?:n|r|r[áa]n?)?|siempre (?:y cuando|que)|para que|a fin de que|a condici[óo]n de)(?!\p{L})[^.;]*$|(?<!\p{L})si\s+$/iu

/**
 * A sentence stating a finding needs a step that captured it. Values captured by an official support
 * themselves.
 */
export function affirmations({ blocks, record }: ActText): Finding[] {
  const facts = nest(record.facts)
  return record.affirmations.flatMap(({ says, needs, lacks }) => {
    // the library's type of a rule is narrower than Logic
    if (jsonLogic.apply(needs as never, facts)) return []
    return blocks.flatMap((block) => {
      const own = (block.node.content ?? [])
        .map((node) => (node.type === 'variable' ? '\u0000' : inlineText(node)))
        .join('')
      return [...own.matchAll(new RegExp(says, 'giu'))].flatMap((said) => {
        if (REQUIRED.test(own.slice(0, said.index))) return []
        const place = block.text.indexOf(said[0])
        return [
          at(
            block,
            'afirmacion_sin_soporte',
            `El acto afirma «${said[0]}» y en el expediente no consta: ${lacks}. Quite la afirmación o regístrelo en su paso.`,
            ...(place < 0 ? [] : [{ index: place, length: said[0].length }]),
          ),
        ]
      })
    })
  })
}
