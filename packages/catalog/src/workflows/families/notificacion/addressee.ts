import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'

export const addressee: readonly WrittenStep[] = [
  {
    id: 'NOT-01',
    family: 'notificacion',
    title: 'Bandeja de notificaciones',
    kind: 'notify',
    screen: '/notificaciones',
    listedOn: '/notificaciones',
    roles: ['CLI_SECRETARIA_JURIDICA', 'CLI_SECRETARIA_JURIDICA_SAF', 'CLI_NOTIFICADOR'],
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [],
    produces: [],
    outcomes: [
      {
        code: 'nueva',
        label: 'Nueva notificación',
        to: 'NOT-02',
        by: 'staff',
        guard: { '>': [{ var: 'notificacion.pendientes' }, 0] },
        guardReason: 'Ya no hay destinatarios por notificar.',
      },
    ],
    note: 'Muestra a quién falta notificar y por qué vía.',
  },
  {
    id: 'NOT-02',
    family: 'notificacion',
    title: 'Nueva notificación',
    kind: 'notify',
    screen: '/notificaciones-nueva/:id',
    roles: ['CLI_NOTIFICADOR', 'CLI_APOYO_ADMINISTRATIVO_4'],
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      { key: 'notificacion.destinatario', kind: 'recipient', label: 'Destinatario', required: true },
      { key: 'correo.destino', kind: 'email', label: 'Correo autorizado', required: false, maxLength: 120 },
    ],
    produces: [],
    question: { text: '¿El destinatario autorizó la notificación electrónica (CPACA art. 56)?' },
    outcomes: [
      { code: 'si', move: 'yes', label: 'Sí', to: 'NOT-03', by: 'staff', does: ['destinatario.correo'] },
      { code: 'no', move: 'no', label: 'No', to: 'NOT-04', by: 'staff', does: ['destinatario.citacion'] },
    ],
  },
]
