import { stepsOf } from '../../step-shapes.ts'

export const COORDINATOR = ['CLI_COORDINADOR_SEGUIMIENTO']
export const TECHNICIAN = ['CLI_TECNICO_SEGUIMIENTO']
export const { step, answers } = stepsOf('seguimiento')
