import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { answer, completeness, filing } from '../../common-steps.ts'
import { internal, letterFields } from '../../step-parts.ts'
import { family, step } from './parts.ts'

export const documents: readonly WrittenStep[] = [
  filing({ family, id: 'LIC-01', title: 'Radicación de la licencia o modificación' }, [
    { code: 'radicada', label: 'Radicada', to: 'LIC-02', by: 'applicant' },
  ]),
  completeness({
    family,
    id: 'LIC-02',
    title: 'Lista de chequeo documental',
    term: internal(5, 'DUR 2.2.2.3.6.2 num. 9 (verificación preliminar)'),
    status: 'en_validacion',
    screen: '/gestionar-tarea-licencia/revisar-lista-chequeo/:id/:idRol',
    question: '¿La documentación mínima está completa?',
    roles: ['CLI_VALIDACION_JURIDICA', 'CLI_VALIDACION_TECNICA'],
    produces: ['LISTA_CHEQUEO'],
    yes: 'LIC-03',
    no: 'LIC-02A',
  }),
  step({
    id: 'LIC-02A',
    title: 'Comunicación de documentos faltantes',
    kind: 'draft',
    letter: 'documentos-faltantes',
    screen: '/comunicacion/:id',
    roles: ['CLI_VALIDACION_JURIDICA', 'CLI_APOYO_ADMINISTRATIVO_3'],
    term: internal(5),
    capture: [
      {
        key: 'requerimiento.items',
        kind: 'requirements',
        label: 'Lo que debe completar el solicitante',
        required: true,
        help: 'Se propone con los documentos que no cumplen. Puede corregir la redacción.',
      },
      ...letterFields(),
    ],
    produces: ['COMUNICACION'],
    outcomes: [{ code: 'enviada', label: 'Enviada; el interesado completa', to: 'LIC-02B', by: 'staff' }],
    status: 'requerida',
  }),
  answer({
    family,
    id: 'LIC-02B',
    answersAct: 'COMUNICACION',
    title: 'Documentos que completa el interesado',
    term: { amount: 1, unit: 'meses', norm: 'CPACA art. 17' },
    asked: 'requerimiento.items',
    code: 'aporta',
    label: 'Aporta los documentos',
    to: 'LIC-02',
    expiry: 'DTA-01',
    fromNotification: false,
  }),
]
