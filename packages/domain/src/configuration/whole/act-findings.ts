import { checkBlocks } from '../../acts/check-act.ts'
import type { WrittenDefinitions } from '../../definitions/compose/compose.ts'
import { lawsOf } from '../../definitions/compose/law-of-procedures.ts'
import type { Finding } from '../between.ts'

/**
 * What is wrong with the blocks of acts, passages in place: two of one name could not be told apart by what compares and
 * changes them.
 */
export const actFindings = ({ acts, passages, procedures }: WrittenDefinitions): readonly Finding[] => {
  const laws = lawsOf(procedures)
  return acts.flatMap((act) =>
    checkBlocks(act, passages, laws).map(({ message }): Finding => ({
      id: `definiciones:acto:${act.id}:${message}`,
      severity: 'error',
      sentence: `${act.name}: ${message}`,
      items: [{ kind: 'acto', key: act.id }],
    })),
  )
}
