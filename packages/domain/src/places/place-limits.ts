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
