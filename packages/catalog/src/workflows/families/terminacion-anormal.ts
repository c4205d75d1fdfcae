import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { TERMINATION_OPTIONS } from '../../causes/incident-causes.ts'
import { awaitsFirmness, beforeDecision, INTERNAL, isRequest, LETTER, NO_PAUSE } from '../beside.ts'

export const terminacionAnormal: WrittenFamily = {
  id: 'terminacion_anormal',
  name: 'Terminación anormal',
  norm: 'CPACA arts. 17, 18 y 44; DUR 2.2.2.3.6.3 num. 3',
  isSubprocess: false,
  initialStep: 'TAN-01',
  startedBy: 'invocado',
  entryPoint: {
    label: 'Terminar la actuación sin decisión de fondo',
    explains:
      'Un auto motivado termina la actuación cuando ya no puede continuar. Se notifica y se puede recurrir; en firme, se archiva y se devuelven los documentos.',
    beside: 'always',
    among: isRequest,
    when: beforeDecision,
    whyNot: 'Solo se termina así una solicitud radicada, abierta y sin decidir.',
  },
  steps: [
    {
      id: 'TAN-01',
      family: 'terminacion_anormal',
      title: 'Auto de terminación anormal',
      kind: 'prepare',
      screen: '/auto-terminacion-anormal/:id',
      roles: ['CLI_JURIDICO', 'CLI_COORDINADOR_JURIDICO'],
      term: { amount: 10, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'terminacion.causal',
          kind: 'choice',
          label: 'Causal',
          required: true,
          options: TERMINATION_OPTIONS,
        },
        {
          key: 'terminacion.motivo',
          kind: 'longText',
          label: 'Hechos que la prueban',
          help: 'Diga qué consta en el expediente y desde cuándo.',
          required: true,
          maxLength: 4000,
        },
      ],
      produces: ['AUTO_TERM_ANORMAL'],
      outcomes: [
        { code: 'firmar', label: 'Pasa a firma', to: 'FIR-01', returnTo: 'TAN-02', by: 'staff' },
        {
          code: 'no_procede',
          label: 'No procede: la actuación continúa',
          to: 'RETORNO_ETAPA',
          by: 'staff',
          needs: [],
          reason: true,
          status: 'terminacion_descartada',
        },
      ],
      status: 'terminacion_en_estudio',
      note: 'En licencia: archivo y devolución de la documentación.',
    },
    awaitsFirmness({
      id: 'TAN-02',
      family: 'terminacion_anormal',
      title: 'Notificación y archivo',
      notified: 'archivada',
      next: 'TAN-03',
    }),
    {
      id: 'TAN-03',
      family: 'terminacion_anormal',
      title: 'Devolución de documentos',
      kind: 'draft',
      letter: 'devolucion-de-documentos',
      screen: '/comunicacion/:id',
      roles: ['CLI_GESTION_DOCUMENTAL'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: LETTER,
      produces: ['COMUNICACION'],
      outcomes: [
        {
          code: 'devuelta',
          label: 'Devuelta',
          to: 'FIN',
          by: 'staff',
          onParent: [{ do: 'end', status: 'terminada' }],
        },
      ],
      status: 'terminada',
    },
  ],
}
