/** Limits of a place that is looked up. */
export const PLACE_MOST = {
  /** points, or corners of an area */
  corners: 2_000,
  /** characters of a typed or pasted list of them */
  text: 100_000,
  /** places of one application that are compared together, and characters of the label of one */
  together: 40,
  label: 400,
} as const

/** Cases near a place. */
export const NEAR_MOST = {
  /** farthest distance, and the one offered first, in metres */
  metres: 50_000,
  usual: 2_000,
  /** shown */
  cases: 200,
} as const

/** Captures of water and reaches of streams. */
export const WATER_MOST = {
  /** captures that are ordered along a stream; the nearest ones where there are more */
  ordered: 5_000,
  /** shown */
  captures: 200,
  /** reaches offered for a capture, and how far from it, in metres */
  reaches: 30,
  reachMetres: 5_000,
  /** characters of the id of a reach, of the name of a source, and of why a capture is on a reach */
  reachId: 20,
  source: 200,
  reason: 500,
  /** sources of captures near a place that are offered where no layer of streams is loaded */
  sources: 20,
  /** farthest captures that are compared by the name of their source, in metres */
  metres: 50_000,
} as const
