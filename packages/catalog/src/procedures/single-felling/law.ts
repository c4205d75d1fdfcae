import type { GrantLaw } from '@ventanilla/domain/definitions/procedure-schema'
import { FOREST, FOREST_COPY, FOREST_LEVY, TRANSPORT } from '../shared/law.ts'

/** Grounds of the grant, and the duties that the law always imposes. */
export const LAW: GrantLaw = {
  reasons: `${FOREST} El aprovechamiento único se rige por los artículos 2.2.1.1.5.1 a 2.2.1.1.5.7.`,
  duties: [TRANSPORT, FOREST_LEVY, FOREST_COPY],
}
