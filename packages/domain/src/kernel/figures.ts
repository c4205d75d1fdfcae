/** Number with decimal comma and thousands point: 1234567.5 → 1.234.567,5. Accepts decimal strings. */
export function decimal(value: unknown): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value).trim())
  if (match === null) return String(value)
  const [, sign, whole = '', fraction] = match
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return `${sign}${grouped}${fraction === undefined ? '' : `,${fraction}`}`
}

/** "$ 1.234.567" with a non-breaking space. */
export function pesos(value: unknown): string {
  return `$\u00a0${decimal(value)}`
}
