import type { LayerRead } from '@ventanilla/contract/layers.contract'
import type { LayerHead } from '../../db/places/layers.ts'

/** A layer as its calls answer it. */
export const shownLayer = ({
  at,
  columns,
  words,
  ...layer
}: LayerHead & {
  readonly by: { readonly id: string; readonly name: string }
  readonly at: Date
}): LayerRead => ({
  ...layer,
  columns: columns.map(({ name, examples }) => ({ name, examples: [...examples] })),
  words: [...words],
  at: at.toISOString(),
})
