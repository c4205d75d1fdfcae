/** Limits of a layer. */
export const LAYER_MOST = {
  /** areas drawn by hand in one layer */
  drawnAreas: 50,
  /** of one area drawn by hand */
  drawnCorners: 2_000,
  /** name of a shape */
  name: 120,
  /** columns kept of a file, and characters of a value */
  columns: 20,
  value: 200,
  /** shapes and corners of a file */
  shapes: 20_000,
  corners: 1_000_000,
} as const
