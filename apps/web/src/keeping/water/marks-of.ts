import type { MapMark } from '../../forms/kinds/map/shapes.ts'
import type { OrderedCapture } from './water.ts'

/** Captures as the map shows them, beside what was asked for. */
export const marksOf = (captures: readonly OrderedCapture[]): readonly MapMark[] =>
  captures.map(({ at, name }) => ({ ...at, name: name === '' ? 'Captación registrada' : name }))
