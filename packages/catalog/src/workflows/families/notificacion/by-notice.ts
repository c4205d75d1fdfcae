import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'

export const byNotice: readonly WrittenStep[] = [
  {
    id: 'NOT-05',
    family: 'notificacion',
    title: 'Notificación por aviso',
    kind: 'notify',
    screen: '/solicitudes/avisos-y-constancias/:id',
    roles: ['CLI_NOTIFICADOR'],
    term: {
      amount: 1,
      unit: 'habiles',
      norm: 'CPACA art. 69: surtida al finalizar el día siguiente a la entrega',
    },
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      { key: 'aviso.fecha_entrega', kind: 'date', label: 'Fecha de entrega del aviso', required: true },
      {
        key: 'aviso.guia',
        kind: 'text',
        label: 'Número de guía o constancia',
        required: true,
        maxLength: 60,
      },
      {
        key: 'aviso.prueba',
        kind: 'document',
        label: 'Prueba de entrega',
        required: false,
        accept: ['pdf', 'png', 'jpeg'],
        maxMegabytes: 10,
      },
    ],
    checks: [
      {
        id: 'entrega_futura',
        field: 'aviso.fecha_entrega',
        ok: { '<=': [{ var: 'aviso.fecha_entrega' }, { var: '$hoy' }] },
        message: 'El aviso no pudo entregarse después de hoy. Revise la fecha de entrega.',
        severity: 'error',
      },
    ],
    produces: ['AVISO_NOTIF'],
    outcomes: [
      { code: 'entregado', label: 'Entregado', to: 'NOT-06', by: 'staff', does: ['notificado.aviso'] },
    ],
  },
  {
    id: 'NOT-05B',
    family: 'notificacion',
    title: 'Aviso en cartelera y página',
    kind: 'notify',
    screen: '/solicitudes/avisos-y-constancias/:id',
    roles: ['CLI_NOTIFICADOR'],
    term: {
      amount: 5,
      unit: 'habiles',
      norm: 'CPACA art. 69 inc. 2: publicación por 5 días; surtida el día siguiente al retiro',
    },
    termFrom: { act: 'AVISO_NOTIF' },
    posts: 'AVISO_NOTIF',
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      { key: 'aviso.fecha_fijacion', kind: 'date', label: 'Fecha de fijación', required: true },
      { key: 'aviso.fecha_desfijacion', kind: 'date', label: 'Fecha de desfijación', required: false },
    ],
    produces: ['AVISO_NOTIF'],
    outcomes: [
      {
        code: 'desfijado',
        label: 'Desfijado',
        to: 'NOT-06',
        by: 'staff',
        acts: ['AVISO_NOTIF'],
        guard: { var: 'termino.vencido' },
        guardReason: 'El aviso debe permanecer cinco días hábiles.',
        does: ['notificado.publicacion'],
      },
    ],
  },
]
