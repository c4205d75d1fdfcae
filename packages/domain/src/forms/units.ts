/** Units that are Spanish words, plural to singular. */
export const WORD_UNITS: Readonly<Record<string, string>> = {
  años: 'año',
  meses: 'mes',
  días: 'día',
  horas: 'hora',
  galones: 'galón',
  pulgadas: 'pulgada',
  individuos: 'individuo',
  unidades: 'unidad',
}

/** A unit as displayed: m2 → m², m3 → m³. */
export function unitText(unit: string | undefined): string {
  return (unit ?? '').replace(/m2\b/g, 'm²').replace(/m3\b/g, 'm³')
}

/** Unit for an amount: «año» for one, «años» otherwise; «horas al día» changes only its first word. */
export function unitFor(amount: number, unit: string | undefined): string {
  const text = unitText(unit)
  if (amount !== 1) return text
  const [word = ''] = /^\p{L}*/u.exec(text) ?? []
  return `${WORD_UNITS[word] ?? word}${text.slice(word.length)}`
}
