import type { FamilyDef } from '@ventanilla/domain/workflow/definition'
import { CITIZENS, INTERNAL, NO_PAUSE } from './beside.ts'

const REASONS = {
  key: 'recurso.motivos',
  kind: 'longText',
  label: 'Motivos de inconformidad',
  required: true,
  maxLength: 4000,
} as const
const EVIDENCE = {
  key: 'recurso.pruebas',
  kind: 'document',
  label: 'Pruebas',
  required: false,
  accept: ['pdf', 'docx', 'png', 'jpeg'],
  maxMegabytes: 20,
} as const
/** Against the Director there is nobody to appeal to (Ley 1333 de 2009 art. 30; CPACA art. 74). */
const hasSuperior = { '!=': [{ var: 'hecho.recurso.firmante_rol' }, 'CLI_DIRECTOR_GENERAL'] }
const NO_SUPERIOR =
  'El acto lo expidió el Director General, que no tiene superior: contra él solo procede la reposición.'
const late = {
  code: 'no_presentado',
  label: 'Venció el término sin presentarlo',
  to: 'SIN_RECURSO',
  by: 'system',
  automatic: 'expiry',
} as const

/** The appeal against an act of a sanction or a follow-up: reconsideration by who issued it, then by the superior. */
export const recursoWorkflow: FamilyDef = {
  id: 'recurso_workflow',
  name: 'Recursos en expedientes de workflow',
  norm: 'CPACA arts. 74 a 82; Ley 1333/2009 art. 30',
  isSubprocess: true,
  procedureTypes: [],
  initialStep: 'RWF-01',
  startedBy: 'usuario',
  steps: [
    {
      id: 'RWF-01',
      family: 'recurso_workflow',
      title: 'Recurso de reposición',
      kind: 'answer',
      screen: '/presentar-recurso-reposicion/:id',
      roles: CITIZENS,
      term: { amount: 10, unit: 'habiles', norm: 'CPACA art. 76' },
      ...NO_PAUSE,
      turn: 'usuario',
      capture: [
        {
          key: 'recurso.clase',
          kind: 'choice',
          label: 'Clase de recurso',
          required: true,
          initial: 'reposicion',
          options: [
            { value: 'reposicion', label: 'Reposición' },
            { value: 'reposicion_apelacion', label: 'Reposición y en subsidio apelación' },
          ],
        },
        REASONS,
        EVIDENCE,
      ],
      produces: [],
      outcomes: [
        {
          code: 'radicado',
          label: 'Presentar el recurso',
          to: 'RWF-03',
          by: 'applicant',
          guard: { or: [{ '==': [{ var: 'dato.recurso.clase' }, 'reposicion'] }, hasSuperior] },
          guardReason: NO_SUPERIOR,
        },
        late,
      ],
    },
    {
      id: 'RWF-02',
      family: 'recurso_workflow',
      title: 'Recurso de apelación',
      kind: 'answer',
      screen: '/presentar-recurso-apelacion/:id',
      roles: CITIZENS,
      term: { amount: 10, unit: 'habiles', norm: 'CPACA art. 76' },
      ...NO_PAUSE,
      turn: 'usuario',
      capture: [REASONS, EVIDENCE],
      produces: [],
      outcomes: [
        {
          code: 'radicado',
          label: 'Presentar el recurso',
          to: 'RWF-03',
          by: 'applicant',
          guard: hasSuperior,
          guardReason: NO_SUPERIOR,
        },
        late,
      ],
      note: 'Solo si existe superior jerárquico (Ley 1333/2009 art. 30).',
    },
    {
      id: 'RWF-03',
      family: 'recurso_workflow',
      title: 'Revisión del recurso',
      kind: 'form',
      screen: '/revisar-recurso-workflow/:id',
      roles: ['CLI_JURIDICO_RECURSOS', 'CLI_COORDINADOR_JURIDICO'],
      term: { amount: 5, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'recurso.admite',
          kind: 'yesNo',
          label: '¿El recurso se presentó en término y con los requisitos?',
          required: true,
        },
        { key: 'recurso.estudio', kind: 'longText', label: 'Estudio', required: true, maxLength: 3000 },
      ],
      produces: [],
      question: { text: '¿El recurso se presentó en término y con los requisitos?' },
      outcomes: [
        {
          code: 'si',
          label: 'Sí',
          to: 'RWF-05',
          by: 'staff',
          guard: { '==': [{ var: 'dato.recurso.admite' }, true] },
          guardReason: 'El estudio concluyó que no se admite.',
        },
        {
          code: 'no',
          label: 'No',
          to: 'RWF-04',
          by: 'staff',
          guard: { '==': [{ var: 'dato.recurso.admite' }, false] },
          guardReason: 'El estudio concluyó que se admite.',
        },
      ],
    },
    {
      id: 'RWF-04',
      family: 'recurso_workflow',
      title: 'Rechazo del recurso',
      kind: 'prepare',
      screen: '/solicitudes/auto-admision-recurso/:id',
      roles: ['CLI_JURIDICO_RECURSOS'],
      term: { amount: 5, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'recurso.causal_rechazo',
          kind: 'longText',
          label: 'Causal de rechazo',
          required: true,
          maxLength: 3000,
        },
      ],
      produces: ['AUTO_RECHAZA_RECURSO'],
      outcomes: [{ code: 'firmar', label: 'Pasa a firma', to: 'FIR-01', returnTo: 'RWF-05A', by: 'staff' }],
    },
    {
      id: 'RWF-05',
      family: 'recurso_workflow',
      title: 'Decisión del recurso',
      kind: 'prepare',
      screen: '/recurso-reposicion',
      roles: ['CLI_JURIDICO_RECURSOS', 'CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
      term: { amount: 30, unit: 'habiles', norm: 'Término interno propuesto; CPACA art. 86: 2 meses' },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'recurso.decision',
          kind: 'choice',
          label: 'Decisión del recurso',
          required: true,
          options: [
            { value: 'confirma', label: 'Confirmar' },
            { value: 'modifica', label: 'Modificar' },
            { value: 'aclara', label: 'Aclarar' },
            { value: 'adiciona', label: 'Adicionar' },
            { value: 'revoca', label: 'Revocar y volver a resolver' },
          ],
        },
        {
          key: 'recurso.consideraciones',
          kind: 'longText',
          label: 'Respuesta a cada motivo',
          required: true,
          maxLength: 4000,
        },
        {
          key: 'recurso.texto_decision',
          kind: 'longText',
          label: 'Cómo queda lo decidido',
          required: true,
          maxLength: 4000,
          condition: { in: [{ var: 'recurso.decision' }, ['modifica', 'aclara', 'adiciona']] },
        },
      ],
      produces: ['RES_RECURSO', 'RES_APELACION'],
      actChoice: [
        { when: { '==': [{ var: 'hecho.recurso.clase' }, 'apelacion'] }, act: 'RES_APELACION' },
        { when: { '!=': [{ var: 'hecho.recurso.clase' }, 'apelacion'] }, act: 'RES_RECURSO' },
      ],
      outcomes: [{ code: 'firmar', label: 'Pasa a firma', to: 'FIR-01', returnTo: 'RWF-05A', by: 'staff' }],
    },
    {
      id: 'RWF-05A',
      family: 'recurso_workflow',
      title: 'Notificación de la decisión del recurso',
      kind: 'notify',
      screen: '/notificaciones-nueva/:id',
      roles: ['CLI_NOTIFICADOR'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [],
      produces: [],
      outcomes: [{ code: 'notificada', label: 'Notificada', to: 'NOT-01', returnTo: 'RWF-06', by: 'staff' }],
    },
    {
      id: 'RWF-06',
      family: 'recurso_workflow',
      title: 'Espera y continuación del expediente',
      kind: 'form',
      screen: '/revision-expediente-workflow-espera-recurso/:id',
      roles: ['CLI_JURIDICO_SANCIONATORIO', 'CLI_SECRETARIA_JURIDICA'],
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [],
      produces: [],
      outcomes: [
        {
          code: 'continua',
          label: 'Continúa el expediente',
          to: 'RETORNO',
          by: 'staff',
          guard: {
            and: [
              { var: 'notificacion.firme' },
              { '!=': [{ var: 'hecho.recurso.decision' }, 'revoca'] },
              {
                or: [
                  { '!': [{ var: 'hecho.recurso.admite' }] },
                  { '!=': [{ var: 'hecho.recurso.clase' }, 'reposicion_apelacion'] },
                ],
              },
            ],
          },
          guardReason:
            'Continúa desde el día siguiente a la notificación de la decisión, si no se ordenó volver a resolver ni está pendiente la apelación.',
        },
        {
          code: 'al_superior',
          label: 'Se concedió la apelación: pasa al superior',
          to: 'RWF-05',
          by: 'staff',
          guard: {
            and: [
              { var: 'hecho.recurso.admite' },
              { '==': [{ var: 'hecho.recurso.clase' }, 'reposicion_apelacion'] },
              { '!=': [{ var: 'hecho.recurso.decision' }, 'revoca'] },
            ],
          },
          guardReason: 'No se interpuso apelación en subsidio, o la reposición le dio la razón.',
        },
        {
          code: 'reabrir',
          label: 'Decisión revocada: volver a resolver',
          to: 'REABRIR',
          by: 'staff',
          guard: { '==': [{ var: 'hecho.recurso.decision' }, 'revoca'] },
          guardReason: 'El recurso no ordenó volver a resolver.',
        },
      ],
    },
  ],
}
