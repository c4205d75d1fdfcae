import { typesOf } from '../../../procedures/procedures.ts'

export const TYPES = typesOf('permiso_general')
