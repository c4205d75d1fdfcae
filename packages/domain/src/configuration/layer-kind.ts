import type { KindId } from './kinds.ts'

/** The kind whose items stand on layers: who edits it loads them. */
export const LAYER_KIND = 'zona' satisfies KindId
