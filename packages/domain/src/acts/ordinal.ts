const ORDINALS = [
  'PRIMERO', 'SEGUNDO', 'TERCERO', 'CUARTO', 'QUINTO', 'SEXTO', 'SÉPTIMO', 'OCTAVO', 'NOVENO',
] // oxfmt-ignore
const ORDINAL_TENS = [
  'DÉCIMO', 'VIGÉSIMO', 'TRIGÉSIMO', 'CUADRAGÉSIMO', 'QUINCUAGÉSIMO', 'SEXAGÉSIMO', 'SEPTUAGÉSIMO', 'OCTOGÉSIMO',
  'NONAGÉSIMO',
] // oxfmt-ignore

/**
 * Ordinal in capitals as written in acts: 1 → PRIMERO, 12 → DÉCIMO SEGUNDO. Throws `RangeError` outside 1 to
 * 99.
 */
export function ordinal(n: number): string {
  if (!Number.isInteger(n) || n < 1 || n > 99) throw new RangeError(`No hay ordinal para ${n}`)
  const ten = ORDINAL_TENS[Math.floor(n / 10) - 1]
  const unit = ORDINALS[(n % 10) - 1]
  return [ten, unit].filter(Boolean).join(' ')
}
