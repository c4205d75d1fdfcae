import { article } from '../../acts/blocks.ts'
import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'
import { FOREST } from '../shared/law.ts'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons: `${FOREST} El aprovechamiento doméstico se rige por los artículos 2.2.1.1.6.1 a 2.2.1.1.6.3 y se destina solo a necesidades domésticas.`,
  duties: [
    article(
      'no-comercializar',
      'Los productos no pueden comercializarse. El titular repondrá los árboles aprovechados en la forma que indica el concepto técnico.',
    ),
  ],
}
