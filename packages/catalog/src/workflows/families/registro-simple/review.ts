import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { answer, filing } from '../../common-steps.ts'
import { caseWith, caseWithout, fails, holdsAll, internal, letterFields, remarks } from '../../step-parts.ts'
import { family, step } from './parts.ts'

export const review: readonly StepDef[] = [
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
        label: 'Sí',
        to: 'REG-04',
        by: 'staff',
        guard: holdsAll('revision_documentos'),
        guardReason: 'Hay información que no cumple.',
      },
      {
        code: 'no',
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
        options: [
          { value: '1', label: 'Formulario incompleto o inconsistente' },
          { value: '2', label: 'Documento ilegible o vencido' },
          { value: '3', label: 'Poder o representación sin acreditar' },
          { value: '4', label: 'Coordenadas fuera de la jurisdicción' },
          { value: '5', label: 'Información técnica insuficiente' },
          { value: '6', label: 'Soporte de pago no corresponde' },
          { value: '7', label: 'Trámite equivocado' },
        ],
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
