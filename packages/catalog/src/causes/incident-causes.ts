import type { FieldOption } from '@ventanilla/domain/forms/definition'
import { labelsOf } from '@ventanilla/domain/forms/lists'

/** Grounds to end a procedure without a decision (DUR 2.2.2.3.6.3 num. 3; CPACA arts. 42 and 44). */
export const TERMINATION_OPTIONS = [
  { value: 'no_entrega', label: 'No entregó la información adicional (licencia ambiental)' },
  { value: 'estudio_incompleto', label: 'El estudio presentado está incompleto' },
  { value: 'muerte', label: 'Murió el solicitante y nadie continúa la actuación' },
  { value: 'perdida_objeto', label: 'La solicitud perdió su objeto' },
  { value: 'otra', label: 'Otra causa que impide continuar' },
] as const satisfies readonly FieldOption[]

export const TERMINATION_CAUSES = labelsOf(TERMINATION_OPTIONS)

/** Grounds on which an act can be revoked (CPACA art. 93). */
export const REVOCATION_OPTIONS = [
  { value: 'contraria', label: 'Se opone de manera manifiesta a la Constitución o a la ley' },
  { value: 'interes', label: 'No está conforme con el interés público o social, o atenta contra él' },
  { value: 'agravio', label: 'Causa un agravio injustificado a una persona' },
] as const satisfies readonly FieldOption[]
