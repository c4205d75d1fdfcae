import { stepOfFamily } from '../../step-parts.ts'

export const family = 'registro_simple'
export const step = stepOfFamily(family)
