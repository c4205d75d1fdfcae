import type { Geometry } from '@ventanilla/domain/geography/geometry'
import type { Overlap } from '@ventanilla/domain/geography/overlap'
import type { Prepared } from '@ventanilla/domain/geography/prepared'

/** A zone to compare with, prepared once for each version of its layer. */
export interface ComparedZone {
  readonly id: string
  readonly zone: Prepared
}

/** One answer: the zones in the order in which they were given. */
export interface OverlapAnswers {
  /** area of the place in square metres, 0 for points and lines */
  readonly areaM2: number
  /** the border of the place crossed itself and was read by the even-odd rule */
  readonly repaired: boolean
  readonly zones: readonly (Overlap & { readonly id: string })[]
}

/** Compares a place with zones in a thread, within a deadline. */
export interface Overlaps {
  /** 'not checked': the deadline passed or the thread ended. It never means that nothing is crossed. */
  of(place: Geometry, zones: readonly ComparedZone[]): Promise<OverlapAnswers | 'not checked'>
  close(): Promise<void>
}
