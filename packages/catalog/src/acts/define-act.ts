import type { WrittenTemplate } from '@ventanilla/domain/acts/template'
import { writtenVariables } from '@ventanilla/domain/acts/written-variables'
import { LAWS } from './laws.ts'
import { PASSAGES } from './passages.ts'

/** What a template declares itself. */
type Declared = Omit<WrittenTemplate, 'variables' | 'captures'>

/**
 * Defines a template whose list of variables is read from its own text, so that the two cannot diverge. The
 * template captures nothing itself: workflow steps capture data, and the case turns it into these variables.
 */
export function defineAct(act: Declared): WrittenTemplate {
  const written: WrittenTemplate = { ...act, variables: [], captures: [] }
  return { ...written, variables: writtenVariables(written, PASSAGES, LAWS) }
}

/** An auto of the sanction series: drafted and reviewed by the officials for sanctions. */
export const sanctionAuto = (
  act: Omit<Declared, 'drafts' | 'reviews' | 'class' | 'series'>,
): WrittenTemplate =>
  defineAct({
    class: 'auto',
    series: 'AUTO_SAN',
    drafts: ['CLI_JURIDICO_SANCIONATORIO'],
    reviews: ['CLI_COORDINADOR_JURIDICO_SANCIONATORIO'],
    ...act,
  })
