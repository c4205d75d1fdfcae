import jsonLogic from 'json-logic-js'
import { inlineText } from '../document.ts'
import { nest } from '../../forms/nest.ts'
import { type ActText, at, type Finding } from './record.ts'

/**
 * A sentence stating a finding needs a step that captured it. Values captured by an official support
 * themselves.
 */
export function affirmations({ blocks, record }: ActText): Finding[] {
  const facts = nest(record.facts)
  return record.affirmations.flatMap(({ says, needs, lacks }) => {
    if (jsonLogic.apply(needs as never, facts)) return []
    return blocks.flatMap((block) => {
      const own = (block.node.content ?? [])
        .map((node) => (node.type === 'variable' ? '\u0000' : inlineText(node)))
        .join('')
      const said = new RegExp(says, 'iu').exec(own)
      if (said === null) return []
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
}
