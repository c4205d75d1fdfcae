/** Limits of a layer. */
export const LAYER_MOST = {
  /** areas drawn by hand in one layer */
  drawnAreas: 50,
  /** of one area drawn by hand */
  drawnCorners: 2_000,
  /** name of an area drawn by hand */
  name: 120,
  /** columns kept of a file, the name of one, characters of a value, and values shown of each */
  columns: 20,
  columnName: 60,
  value: 200,
  examples: 5,
} as const
