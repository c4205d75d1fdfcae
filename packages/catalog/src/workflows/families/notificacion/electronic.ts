import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'

export const electronic: readonly WrittenStep[] = [
  {
    id: 'NOT-03',
    family: 'notificacion',
    title: 'Notificación electrónica',
    kind: 'notify',
    screen: '/solicitudes/revision-notificacion/:id',
    roles: ['CLI_NOTIFICADOR'],
    term: { amount: 5, unit: 'habiles', norm: 'CPACA art. 56; parámetro notificacion.dias_acceso' },
    termFrom: { act: 'NOTIF_ELECTRONICA' },
    termParameter: 'notificacion.dias_acceso',
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [],
    produces: ['NOTIF_ELECTRONICA'],
    outcomes: [
      {
        code: 'acceso',
        label: 'Fecha de acceso certificada',
        to: 'NOT-06',
        by: 'system',
        automatic: 'guard',
        acts: ['NOTIF_ELECTRONICA'],
        guard: { var: 'hecho.notificacion.acceso' },
        does: ['notificado.correo'],
      },
      {
        code: 'no_entregado',
        label: 'Buzón inválido o rechazado',
        to: 'NOT-04',
        by: 'staff',
        reason: true,
        acts: ['NOTIF_ELECTRONICA'],
      },
      {
        code: 'sin_acceso',
        label: 'Nadie accedió dentro del término',
        to: 'NOT-04',
        by: 'system',
        automatic: 'expiry',
        acts: ['NOTIF_ELECTRONICA'],
      },
    ],
    note: 'Surte efectos cuando el administrado accede (certificación); además se deja constancia de la fecha de disponibilidad.',
  },
]
