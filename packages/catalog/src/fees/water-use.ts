/**
 * Coefficients of use (CU) of the water levy (Decreto 1155 de 2017, to confirm). Investment, scarcity and
 * social conditions (CK, CE, CS) are loaded by basin and year: the portal never derives them.
 */
export interface UseCoefficient {
  readonly use: string
  readonly name: string
  /** decimal as text */
  readonly coefficient: string
}

const LOW = '0.0775'
const OTHER = '0.2'

export const USE_COEFFICIENTS: readonly UseCoefficient[] = [
  { use: 'domestico', name: 'Doméstico', coefficient: LOW },
  { use: 'agricola', name: 'Agrícola', coefficient: LOW },
  { use: 'pecuario', name: 'Pecuario', coefficient: LOW },
  { use: 'acuicola', name: 'Acuícola', coefficient: LOW },
  { use: 'energia', name: 'Generación de energía', coefficient: LOW },
  { use: 'otro', name: 'Los demás usos', coefficient: OTHER },
]

/** Coefficient of a use; a use that the norm does not name takes the coefficient of «otros». */
export function coefficientOfUse(use: string, rows: readonly UseCoefficient[]): string {
  return rows.find((row) => row.use === use)?.coefficient ?? OTHER
}
