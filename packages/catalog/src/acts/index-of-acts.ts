import type { ActTemplate } from '@ventanilla/domain/acts/template'
import { COMPOSED } from '../composed.ts'

/** Every act that the portal can produce, by the id of its fact sheet, with everything in place. */
export const actTemplates: ReadonlyMap<string, ActTemplate> = COMPOSED.acts
