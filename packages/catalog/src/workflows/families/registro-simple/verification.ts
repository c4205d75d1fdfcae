import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { fee } from '../../common-steps.ts'
import { caseWith, given, internal, withTrait } from '../../step-parts.ts'
import { fieldsOfVisitMade } from '../../visit-fields.ts'
import { family, step } from './parts.ts'

/** Registers and reports need no visit. */
const READ_ONLY = caseWith('sin_visita')

export const verification: readonly WrittenStep[] = [
  step({
    id: 'REG-04',
    title: 'Visita o verificación',
    kind: 'visit',
    screen: '/solicitudes/evaluacion/:id/acta-visita',
    roles: ['CLI_TECNICO'],
    term: internal(15),
    capture: [
      { key: 'visita.practica', kind: 'yesNo', label: '¿Se practicó visita?', required: true },
      {
        key: 'visita.fecha',
        kind: 'date',
        label: 'Fecha de la visita',
        required: true,
        condition: given('visita.practica', true),
      },
      ...fieldsOfVisitMade,
      {
        key: 'verificacion.saldo',
        kind: 'decimal',
        label: 'Saldo disponible del acto que ampara los productos',
        required: true,
        unit: 'm³',
        min: 0,
        decimals: 3,
        condition: withTrait('saldo_previo'),
      },
      {
        key: 'verificacion.equipos',
        kind: 'longText',
        label: 'Verificación de equipos y líneas de inspección',
        required: true,
        maxLength: 2000,
        condition: withTrait('equipos'),
      },
      {
        key: 'verificacion.area',
        kind: 'decimal',
        label: 'Área plantada verificada',
        required: true,
        unit: 'ha',
        min: 0,
        decimals: 4,
        condition: withTrait('area_plantada'),
      },
      {
        key: 'verificacion.resultado',
        kind: 'longText',
        label: 'Resultado de la verificación',
        required: true,
        maxLength: 4000,
      },
      { key: 'verificacion.conforme', kind: 'yesNo', label: '¿Lo verificado es conforme?', required: true },
    ],
    produces: ['ACTA_VISITA'],
    actChoice: [{ when: given('dato.visita.practica', true), act: 'ACTA_VISITA' }],
    skip: { when: READ_ONLY, to: 'REG-04A' },
    outcomes: [
      {
        code: 'conforme',
        label: 'Conforme',
        to: 'REG-04A',
        by: 'staff',
        guard: given('dato.verificacion.conforme', true),
        guardReason: 'Indicó que lo verificado no es conforme.',
      },
      {
        code: 'no_conforme',
        label: 'No conforme',
        to: 'REG-03',
        by: 'staff',
        guard: given('dato.verificacion.conforme', false),
        guardReason: 'Indicó que lo verificado es conforme.',
      },
    ],
    status: 'en_visita',
    note: 'Los registros que no se visitan pasan directo a su expedición.',
  }),
  fee({
    family,
    id: 'REG-04A',
    title: 'Liquidación del trámite',
    code: 'liquidada',
    label: 'Emitir liquidación y recibo',
    next: 'REG-05',
    skips: true,
  }),
]
