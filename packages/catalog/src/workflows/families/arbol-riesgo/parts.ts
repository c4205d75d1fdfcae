import { stepOfFamily } from '../../step-parts.ts'

export const family = 'arbol_riesgo'
export const step = stepOfFamily(family)
