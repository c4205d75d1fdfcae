import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { answer, filing } from '../../common-steps.ts'
import { caseWith, caseWithout, fails, holdsAll, internal, letterFields, remarks } from '../../step-parts.ts'
import { family, step } from './parts.ts'

export const review: readonly WrittenStep[] = [
  filing({ family, id: 'REG-01', title: 'Radicación del registro' }, [
    {
      code: 'radicada',
      label: 'Radicada',
      to: 'REG-02',
      by: 'applicant',
      guard: caseWithout('saldo_previo'),
      guardReason: 'Del salvoconducto se verifican primero los saldos.',
    },
    {
      code: 'salvoconducto',
      label: 'Salvoconducto: verificar saldos',
      to: 'REG-04',
      by: 'applicant',
      guard: caseWith('saldo_previo'),
      guardReason: 'Solo el salvoconducto va directo a verificar saldos.',
    },
  ]),
  step({
    id: 'REG-02',
    title: 'Revisión de la información',
    kind: 'checklist',
    screen: '/solicitudes/evaluacion-revision-documentos/:id',
    roles: ['PROFESIONAL_RESPEL', 'LIDER_RESPEL', 'CLI_VALIDACION_TECNICA', 'CLI_TECNICO'],
    term: internal(15, 'CPACA art. 14'),
    capture: [
      {
        key: 'revision.documentos',
        kind: 'checklist',
        label: 'Lista de chequeo',
        required: true,
        optionsFrom: 'documentos',
      },
      remarks,
    ],
    question: { text: '¿La información cumple?' },
    outcomes: [
      {
        code: 'si',
        move: 'yes',
        label: 'Sí',
        to: 'REG-04',
        by: 'staff',
        guard: holdsAll('revision_documentos'),
        guardReason: 'Hay información que no cumple.',
      },
      {
        code: 'no',
        move: 'no',
        label: 'No',
        to: 'REG-03',
        by: 'staff',
        guard: fails('revision_documentos'),
        guardReason: 'Toda la información cumple.',
      },
    ],
    status: 'en_validacion',
    note: 'Del registro de generadores responden el líder y los profesionales de residuos peligrosos.',
  }),
  step({
    id: 'REG-03',
    title: 'Devolución por inconsistencias',
    kind: 'draft',
    letter: 'documentos-faltantes',
    screen: '/devolver-tramite',
    listedOn: '/devolver-tramite',
    roles: ['LIDER_RESPEL', 'CLI_VALIDACION_TECNICA'],
    term: internal(5),
    capture: [
      {
        key: 'devolucion.causal',
        kind: 'choice',
        label: 'Causal de la devolución',
        required: true,
        optionsFrom: 'causas_devolucion',
      },
      {
        key: 'requerimiento.items',
        kind: 'requirements',
        label: 'Lo que debe corregir el usuario',
        required: true,
      },
      ...letterFields(),
    ],
    produces: ['COMUNICACION'],
    outcomes: [{ code: 'devuelta', label: 'Devuelta al usuario', to: 'REG-03B', by: 'staff' }],
    status: 'requerida',
  }),
  answer({
    family,
    id: 'REG-03B',
    answersAct: 'COMUNICACION',
    title: 'Corrección del usuario',
    term: { amount: 1, unit: 'meses', norm: 'CPACA art. 17' },
    asked: 'requerimiento.items',
    code: 'aporta',
    label: 'Corrige y entrega',
    to: 'REG-02',
    expiry: 'DTA-01',
    fromNotification: false,
  }),
]
