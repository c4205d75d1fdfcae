import type { CrossCheck } from '@ventanilla/domain/forms/definition'
import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { EXTENSION_REASON_MAX } from '@ventanilla/domain/workflow/definition/party-texts'
import { LONGEST_EXTENSION } from '@ventanilla/domain/workflow/state/extension'

/** CPACA art. 17: an equal term at most, counted in the business days of the extension. */
const noLonger = (field: string, verb: string): CrossCheck => ({
  id: 'prorroga_larga',
  field,
  // unknown where a request is read before the case leaves the step that waits
  when: { '>=': [{ var: LONGEST_EXTENSION }, 0] },
  ok: { '<=': [{ var: field }, { var: LONGEST_EXTENSION }] },
  message: `La prórroga no puede durar más que el término que prorroga: ${verb} como máximo {dias} días hábiles.`,
  figures: { dias: { var: LONGEST_EXTENSION } },
  severity: 'error',
  source: 'CPACA art. 17',
})

export const prorroga: WrittenFamily = {
  id: 'prorroga',
  name: 'Prórroga de términos',
  norm: 'CPACA art. 17; DUR 2.2.2.3.6.3 num. 2',
  isSubprocess: true,
  extendsTerm: true,
  initialStep: 'PRO-01',
  startedBy: 'usuario',
  steps: [
    {
      id: 'PRO-01',
      family: 'prorroga',
      title: 'Solicitud de prórroga',
      kind: 'answer',
      screen: '/solicitudes/auto-info-complementaria-ciudadano/:id',
      roles: ['USER_CIUDADANO', 'USER_EMPRESA', 'USER_APODERADO'],
      callersTerm: 'extended',
      requests: 'extension',
      pausesTerm: false,
      resumesTerm: false,
      turn: 'usuario',
      asks: {
        you: 'Diga por qué necesita más tiempo',
        action: 'Pedir la prórroga',
        others: 'Espera a que el solicitante diga por qué necesita más tiempo.',
        free: true,
      },
      capture: [
        {
          key: 'prorroga.justificacion',
          kind: 'longText',
          label: 'Por qué necesita más tiempo',
          required: true,
          maxLength: EXTENSION_REASON_MAX,
        },
        {
          key: 'prorroga.dias_pedidos',
          kind: 'integer',
          label: 'Días hábiles que pide',
          required: true,
          min: 1,
        },
      ],
      checks: [noLonger('prorroga.dias_pedidos', 'pida')],
      produces: [],
      outcomes: [
        {
          code: 'radicada',
          move: 'file',
          label: 'Radicada antes del vencimiento',
          to: 'PRO-02',
          by: 'applicant',
          sets: [{ fact: 'prorroga.fecha_solicitud', value: { var: 'hoy' } }],
          records: {
            event: 'prorroga.pedida',
            data: { justificacion: { var: 'dato.prorroga.justificacion' } },
          },
        },
        {
          code: 'extemporanea',
          label: 'Extemporánea',
          to: 'DTA-01',
          by: 'system',
          automatic: 'expiry',
        },
      ],
    },
    {
      id: 'PRO-02',
      family: 'prorroga',
      title: 'Auto de prórroga',
      kind: 'prepare',
      screen: '/solicitudes/auto-prorroga/:id',
      roles: ['CLI_JURIDICO'],
      term: { amount: 3, unit: 'habiles', norm: 'Término interno propuesto' },
      pausesTerm: false,
      resumesTerm: false,
      turn: 'corporacion',
      capture: [
        {
          key: 'prorroga.decision',
          kind: 'choice',
          label: 'Decisión',
          required: true,
          options: [
            { value: 'concede', label: 'Conceder la prórroga' },
            { value: 'niega', label: 'Negar la prórroga' },
          ],
        },
        {
          key: 'prorroga.dias',
          kind: 'integer',
          label: 'Días hábiles que se conceden',
          required: true,
          min: 1,
          condition: { '==': [{ var: 'prorroga.decision' }, 'concede'] },
        },
        {
          key: 'prorroga.motivo',
          kind: 'longText',
          label: 'Motivo de la decisión',
          required: true,
          maxLength: EXTENSION_REASON_MAX,
        },
      ],
      checks: [noLonger('prorroga.dias', 'conceda')],
      produces: ['AUTO_PRORROGA'],
      outcomes: [{ code: 'firmar', label: 'Pasa a firma', to: 'FIR-01', returnTo: 'PRO-03', by: 'staff' }],
    },
    {
      id: 'PRO-03',
      family: 'prorroga',
      title: 'Comunicación de la prórroga',
      kind: 'draft',
      letter: 'prorroga',
      screen: '/comunicacion/:id',
      roles: ['CLI_SECRETARIA_JURIDICA', 'CLI_APOYO_ADMINISTRATIVO_3'],
      pausesTerm: false,
      resumesTerm: true,
      turn: 'corporacion',
      capture: [
        { key: 'oficio.asunto', kind: 'text', label: 'Asunto', required: true, maxLength: 200 },
        {
          key: 'oficio.cuerpo',
          kind: 'longText',
          label: 'Lo que se comunica',
          required: true,
          maxLength: 4000,
        },
      ],
      produces: ['COMUNICACION'],
      outcomes: [
        {
          code: 'concedida',
          label: 'Concedida',
          to: 'RETORNO',
          by: 'staff',
          guard: { '==': [{ var: 'hecho.prorroga.decision' }, 'concede'] },
          guardReason: 'El auto negó la prórroga.',
          does: ['prorroga.decidida'],
        },
        {
          code: 'negada',
          label: 'Negada: sigue el plazo inicial',
          to: 'RETORNO',
          by: 'staff',
          guard: { '==': [{ var: 'hecho.prorroga.decision' }, 'niega'] },
          guardReason: 'El auto concedió la prórroga.',
          does: ['prorroga.decidida'],
        },
      ],
    },
  ],
}
