import { RESCHEDULE_CAUSES } from './causes.ts'

/** Grounds to end a procedure without a decision (DUR 2.2.2.3.6.3 num. 3; CPACA arts. 42 and 44). */
export const TERMINATION_CAUSES = {
  no_entrega: 'No entregó la información adicional (licencia ambiental)',
  estudio_incompleto: 'El estudio presentado está incompleto',
  muerte: 'Murió el solicitante y nadie continúa la actuación',
  perdida_objeto: 'La solicitud perdió su objeto',
  otra: 'Otra causa que impide continuar',
} as const

/** Grounds on which an act can be revoked (CPACA art. 93). */
export const REVOCATION_CAUSES = {
  contraria: 'Se opone de manera manifiesta a la Constitución o a la ley',
  interes: 'No está conforme con el interés público o social, o atenta contra él',
  agravio: 'Causa un agravio injustificado a una persona',
} as const

/** Reasons to move a visit; the key begins with the responsible side, which determines the suspension. */
export const VISIT_CAUSES: Readonly<Record<string, string>> = Object.fromEntries(
  RESCHEDULE_CAUSES.map(({ id, name, dueTo }) => [`${dueTo}_${id}`, name]),
)

export const optionsOf = (
  causes: Readonly<Record<string, string>>,
): { readonly value: string; readonly label: string }[] =>
  Object.entries(causes).map(([value, label]) => ({ value, label }))
