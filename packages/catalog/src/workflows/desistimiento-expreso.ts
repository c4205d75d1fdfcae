import type { FamilyDef } from '@ventanilla/domain/workflow/definition'
import { awaitsFirmness, beforeDecision, CITIZENS, INTERNAL, LETTER, NO_PAUSE, REMARKS } from './beside.ts'

const SCOPE = {
  key: 'desistimiento.alcance',
  kind: 'choice',
  label: 'De qué desiste',
  required: true,
  options: [
    { value: 'solicitud', label: 'De toda la solicitud' },
    { value: 'permiso', label: 'Del permiso, la concesión o la autorización que ya se otorgó' },
  ],
} as const

export const desistimientoExpreso: FamilyDef = {
  id: 'desistimiento_expreso',
  name: 'Desistimiento expreso',
  norm: 'CPACA art. 18',
  isSubprocess: false,
  procedureTypes: [],
  initialStep: 'DEX-01',
  startedBy: 'usuario',
  door: {
    label: 'Desistir del trámite',
    explains:
      'La Corporación estudia su manifestación, la acepta en un auto que puede recurrir y archiva el trámite. Puede volver a pedirlo después.',
    beside: 'always',
    for: 'party',
    when: beforeDecision,
    whyNot:
      'Se desiste de una solicitud radicada y antes de que se decida (artículo 18 de la Ley 1437 de 2011).',
  },
  steps: [
    {
      id: 'DEX-01',
      family: 'desistimiento_expreso',
      title: 'Desistimiento del interesado',
      kind: 'answer',
      screen: '/solicitudes/desistimiento-expreso/:id',
      roles: CITIZENS,
      ...NO_PAUSE,
      turn: 'usuario',
      capture: [
        SCOPE,
        {
          key: 'desistimiento.manifestacion',
          kind: 'longText',
          label: 'Por qué desiste',
          help: 'Si quiere, cuéntenos la razón. No es necesaria para aceptar el desistimiento.',
          required: false,
          maxLength: 2000,
        },
        {
          key: 'desistimiento.declaracion',
          kind: 'declaration',
          label:
            'Desisto de manera expresa, libre y sin condiciones, y entiendo que el trámite se archivará.',
          required: true,
        },
      ],
      produces: [],
      outcomes: [
        {
          code: 'radicado',
          label: 'Presentar el desistimiento',
          to: 'DEX-02',
          by: 'applicant',
          sets: { 'desistimiento.fecha': { var: 'hoy' } },
        },
      ],
      note: 'Puede presentarse en cualquier etapa antes de la decisión.',
    },
    {
      id: 'DEX-02',
      family: 'desistimiento_expreso',
      title: 'Auto de desistimiento expreso',
      kind: 'prepare',
      screen: '/solicitudes/auto-desistimiento-expreso/:id',
      roles: ['CLI_JURIDICO', 'CLI_COORDINADOR_JURIDICO'],
      term: { amount: 10, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'desistimiento.fecha',
          kind: 'date',
          label: 'Fecha en que se presentó el desistimiento',
          required: true,
        },
        SCOPE,
        {
          key: 'desistimiento.interes_publico',
          kind: 'yesNo',
          label: '¿Hay interés público que exija continuar de oficio?',
          required: true,
        },
        {
          key: 'desistimiento.consideraciones',
          kind: 'longText',
          label: 'Consideraciones',
          help: 'Si se continúa de oficio, exponga las razones de interés público.',
          required: false,
          maxLength: 4000,
        },
      ],
      produces: ['AUTO_DES_EXPRESO'],
      outcomes: [
        {
          code: 'firmar',
          label: 'Pasa a firma: se acepta y se archiva',
          to: 'FIR-01',
          returnTo: 'DEX-03',
          by: 'staff',
          guard: { '==': [{ var: 'dato.desistimiento.interes_publico' }, false] },
          guardReason: 'Indicó que hay interés público: la actuación continúa de oficio.',
        },
        {
          code: 'si',
          label: 'Pasa a firma: la actuación continúa de oficio',
          to: 'FIR-01',
          returnTo: 'DEX-04',
          by: 'staff',
          guard: {
            and: [
              { '==': [{ var: 'dato.desistimiento.interes_publico' }, true] },
              { '!!': [{ var: 'dato.desistimiento.consideraciones' }] },
            ],
          },
          guardReason: 'Para continuar de oficio indique que hay interés público y exponga las razones.',
        },
      ],
      status: 'desistimiento_en_estudio',
    },
    awaitsFirmness({
      id: 'DEX-03',
      family: 'desistimiento_expreso',
      title: 'Notificación y recurso',
      notified: 'notificado',
      next: 'DEX-05',
    }),
    {
      id: 'DEX-04',
      family: 'desistimiento_expreso',
      title: 'Continuación de oficio',
      kind: 'draft',
      screen: '/comunicacion/:id',
      roles: ['CLI_COORDINADOR_JURIDICO'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: LETTER,
      produces: ['COMUNICACION'],
      outcomes: [{ code: 'continua', label: 'Continúa en su etapa', to: 'RETORNO_ETAPA', by: 'staff' }],
      note: 'La decisión de continuar de oficio es motivada (CPACA art. 18).',
    },
    {
      id: 'DEX-05',
      family: 'desistimiento_expreso',
      title: 'Archivo',
      kind: 'file',
      screen: '/solicitudes/expediente/:id',
      roles: ['CLI_GESTION_DOCUMENTAL'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [REMARKS],
      produces: [],
      outcomes: [
        {
          code: 'archivado',
          label: 'Archivado',
          to: 'FIN',
          by: 'staff',
          onParent: [{ do: 'end', status: 'desistida' }],
        },
      ],
      status: 'desistida',
    },
  ],
}
