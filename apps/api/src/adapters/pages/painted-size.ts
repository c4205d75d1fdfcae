/** A page is rendered at 150 dots per inch, or smaller where that would exceed these limits. */
const DOTS_PER_POINT = 150 / 72
const MOST_PIXELS = 8_000_000
const MOST_SIDE = 10_000

/**
 * Size in pixels of the picture of a page, at least 1 × 1. `width`, `height`: its size in points, positive. Attack: a
 * page as large as a town, whose picture would take terabytes.
 */
export function paintedSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(
    DOTS_PER_POINT,
    Math.sqrt(MOST_PIXELS / (width * height)),
    MOST_SIDE / Math.max(width, height),
  )
  const pixels = (points: number): number => Math.max(1, Math.floor(points * scale))
  return { width: pixels(width), height: pixels(height) }
}
