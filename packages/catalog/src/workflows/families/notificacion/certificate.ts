import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'

export const certificate: readonly WrittenStep[] = [
  {
    id: 'NOT-06',
    family: 'notificacion',
    title: 'Constancia y publicación',
    kind: 'notify',
    screen: '/solicitudes/avisos-y-constancias/:id',
    roles: ['CLI_SECRETARIA_JURIDICA', 'CLI_NOTIFICADOR'],
    term: { amount: 2, unit: 'habiles', norm: 'Término interno propuesto' },
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      {
        key: 'constancia.texto',
        kind: 'longText',
        label: 'Texto de la constancia',
        required: true,
        maxLength: 1000,
      },
    ],
    produces: ['CONST_TERMINO'],
    certifies: true,
    // a notification cannot be certified before it takes effect
    actChoice: [{ when: { var: 'notificacion.surtida' }, act: 'CONST_TERMINO' }],
    outcomes: [
      {
        code: 'constancia',
        label: 'Constancia de notificación',
        to: 'RETORNO',
        by: 'staff',
        does: ['notificado.constancia'],
        guard: {
          and: [{ '==': [{ var: 'notificacion.pendientes' }, 0] }, { var: 'notificacion.surtida' }],
        },
        guardReason:
          'Se certifica cuando no falta otro destinatario y la notificación ya surtió efectos: la del aviso, al terminar ese día.',
      },
      {
        code: 'otro',
        label: 'Constancia; falta otro destinatario',
        to: 'NOT-01',
        by: 'staff',
        does: ['notificado.constancia'],
        guard: { and: [{ '>': [{ var: 'notificacion.pendientes' }, 0] }, { var: 'notificacion.surtida' }] },
        guardReason:
          'Se certifica cuando falta otro destinatario y la notificación ya surtió efectos: la del aviso, al terminar ese día.',
      },
    ],
    note: 'La ejecutoria pertenece al paso que llamó la notificación; aquí solo se deja constancia.',
  },
]
