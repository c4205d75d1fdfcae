/** The one seed of the geography: the same seed gives the same files. */
const SEED = 20261123

/** A number from 0 to 1 for two whole numbers and a purpose. */
export function hash(x: number, y: number, purpose: number): number {
  let n = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(purpose + SEED, 362437)) | 0
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  n = Math.imul(n ^ (n >>> 15), 2246822519)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t
const eased = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise from -1 to 1 (value noise on whole numbers). */
export function noise(x: number, y: number, purpose: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [eased(x - i), eased(y - j)]
  return (
    mix(
      mix(hash(i, j, purpose), hash(i + 1, j, purpose), u),
      mix(hash(i, j + 1, purpose), hash(i + 1, j + 1, purpose), u),
      v,
    ) *
      2 -
    1
  )
}

/** Noise in octaves, each turned: noise on one grid would give borders straight along the axes. */
export function fractal(x: number, y: number, purpose: number, octaves: number): number {
  let sum = 0
  for (let k = 0; k < octaves; k += 1) {
    const [c, d] = [Math.cos(k * 2.1 + purpose) * 2 ** k, Math.sin(k * 2.1 + purpose) * 2 ** k]
    sum += noise(x * c - y * d, x * d + y * c, purpose + k) / 2 ** k
  }
  return sum
}
