import { compose } from '@ventanilla/domain/definitions/compose/compose'
import { WRITTEN } from './written.ts'

/** What the product ships, put together. */
export const COMPOSED = compose(WRITTEN)
