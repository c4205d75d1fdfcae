import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { LETTER, NO_PAUSE } from '../beside.ts'

const MOVED = {
  does: ['visita.reprogramada'],
  records: {
    event: 'visita.reprogramada',
    data: { fecha: { var: 'dato.visita.fecha_nueva' }, motivo: { var: 'dato.visita.explicacion' } },
  },
} as const

/**
 * A failed visit gets another day, and another professional if needed. The step of the failed visit calls it; a
 * new date set in advance uses the list of visits instead.
 */
export const reasignacionVisita: WrittenFamily = {
  id: 'reasignacion_visita',
  name: 'Reasignación y reagendamiento de visita',
  norm: 'Término interno; DUR 2.2.3.2.9.5',
  isSubprocess: true,
  initialStep: 'RVI-01',
  startedBy: 'invocado',
  steps: [
    {
      id: 'RVI-01',
      family: 'reasignacion_visita',
      title: 'Reagendamiento de visitas',
      kind: 'form',
      screen: '/reagendamiento-visitas',
      listedOn: '/reagendamiento-visitas',
      roles: ['CLI_APOYO_ADMINISTRATIVO_5', 'CLI_COORDINADOR_RECURSOS'],
      pausesTerm: true,
      resumesTerm: false,
      turn: 'corporacion',
      capture: [
        {
          key: 'visita.causal',
          kind: 'choice',
          label: 'Causal',
          required: true,
          optionsFrom: 'causas_reagendamiento',
        },
        {
          key: 'visita.explicacion',
          kind: 'longText',
          label: 'Qué ocurrió',
          required: true,
          maxLength: 2000,
        },
        { key: 'visita.fecha_nueva', kind: 'date', label: 'Nueva fecha de la visita', required: true },
        {
          key: 'visita.profesional_nuevo',
          kind: 'staff',
          label: 'Otro profesional que la practica, si cambia',
          required: false,
          roles: [
            'CLI_TECNICO',
            'CLI_TECNICO_RECURSO_HIDRICO',
            'CLI_TECNICO_FORESTAL',
            'CLI_TECNICO_SEGUIMIENTO',
          ],
        },
      ],
      checks: [
        {
          id: 'visita_pasada',
          field: 'visita.fecha_nueva',
          ok: { '>=': [{ var: 'visita.fecha_nueva' }, { var: '$hoy' }] },
          message: 'La visita no puede quedar en una fecha pasada.',
          severity: 'error',
        },
      ],
      produces: [],
      outcomes: [
        {
          code: 'reagendada',
          label: 'Nueva fecha',
          to: 'RVI-03',
          by: 'staff',
          guard: { '!': [{ var: 'dato.visita.profesional_nuevo' }] },
          guardReason: 'Eligió otro profesional: la visita se reasigna con un auto.',
          ...MOVED,
        },
        {
          code: 'cambio_profesional',
          label: 'Cambio de profesional',
          to: 'RVI-02',
          by: 'staff',
          guard: { '!!': [{ var: 'dato.visita.profesional_nuevo' }] },
          guardReason: 'Elija el profesional que practicará la visita.',
          ...MOVED,
        },
      ],
      note: 'El término se pausa solo si la causa es del solicitante o fuerza mayor; si es de la Corporación, sigue corriendo.',
    },
    {
      id: 'RVI-02',
      family: 'reasignacion_visita',
      title: 'Auto de reasignación de visita',
      kind: 'prepare',
      screen: '/solicitudes/auto-reasignacion-visita/:id',
      roles: ['CLI_JURIDICO', 'CLI_COORDINADOR_RECURSOS'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'visita.explicacion',
          kind: 'longText',
          label: 'Qué ocurrió',
          required: true,
          maxLength: 2000,
        },
      ],
      produces: ['AUTO_REASIG_VISITA'],
      outcomes: [{ code: 'firmar', label: 'Pasa a firma', to: 'FIR-01', returnTo: 'RVI-03', by: 'staff' }],
      note: 'Deja constancia del nuevo profesional y de la fecha.',
    },
    {
      id: 'RVI-03',
      family: 'reasignacion_visita',
      title: 'Comunicación de la nueva visita',
      kind: 'draft',
      letter: 'nueva-visita',
      screen: '/comunicacion/:id',
      roles: ['CLI_APOYO_ADMINISTRATIVO_5'],
      pausesTerm: false,
      resumesTerm: true,
      turn: 'corporacion',
      capture: LETTER,
      produces: ['COMUNICACION'],
      outcomes: [{ code: 'comunicada', label: 'Comunicada', to: 'RETORNO', by: 'staff' }],
    },
  ],
}
