interface Counted {
  /** rows of the group, or of all */
  readonly rows: number
  /** of these, with what is measured */
  readonly known: number
}

/** What an answer has no lines for: its groups are the largest. Adding up its lines would miss these without a word. */
export const leftOut = (groups: readonly Counted[], whole: Counted): Counted => {
  const rest = (of: keyof Counted): number => whole[of] - groups.reduce((sum, one) => sum + one[of], 0)
  return { rows: rest('rows'), known: rest('known') }
}

/** «Hay más grupos, con 12 filas en total.» */
export function leftOutWords(groups: readonly Counted[], whole: Counted): string {
  const { rows } = leftOut(groups, whole)
  return `Hay más grupos, con ${new Intl.NumberFormat('es-CO').format(rows)} ${rows === 1 ? 'fila' : 'filas en total'}.`
}
