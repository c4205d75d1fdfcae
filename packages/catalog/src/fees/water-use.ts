import type { UseCoefficient } from '@ventanilla/domain/fees/figures'

const LOW = '0.0775'
const OTHER = '0.2'

/** Coefficients of use of the water levy. */
export const USE_COEFFICIENTS: readonly UseCoefficient[] = [
  { use: 'domestico', name: 'Doméstico', coefficient: LOW },
  { use: 'agricola', name: 'Agrícola', coefficient: LOW },
  { use: 'pecuario', name: 'Pecuario', coefficient: LOW },
  { use: 'acuicola', name: 'Acuícola', coefficient: LOW },
  { use: 'energia', name: 'Generación de energía', coefficient: LOW },
  { use: 'otro', name: 'Los demás usos', coefficient: OTHER },
]
