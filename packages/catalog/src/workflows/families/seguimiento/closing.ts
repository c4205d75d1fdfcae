import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { CHARGED_APART, choice, each, to, words } from '../../step-shapes.ts'
import { COORDINATOR, step } from './parts.ts'

export const closing: readonly WrittenStep[] = [
  step(
    'form',
    ['SEG-11', 'Cierre del período', '/revision-expediente-workflow/:id', COORDINATOR],
    [
      to('tasas', 'Facturar tasas del período', 'SEG-12'),
      to('siguiente_periodo', 'Programar el siguiente período', 'SEG-01'),
      to('terminacion', 'El permiso venció o se cumplió', 'FIN', { reason: true }),
    ],
    {
      status: 'seguimiento_cerrado',
      capture: [words('seguimiento.balance', 'Balance del período', true, 2000)],
    },
  ),
  step(
    'form',
    ['SEG-12', 'Facturación de tasas', '/liquidacion-masiva', ['CLI_FACTURACION_TASAS', 'CLI_LIQUIDADOR']],
    each(CHARGED_APART, [to('facturada', 'Liquidar y facturar', 'LIQ-01', { returnTo: 'SEG-01' })]),
    {
      listedOn: '/liquidacion-masiva',
      capture: [
        choice('tasa.clase', 'Tasa', [
          { value: 'tua', label: 'Tasa por utilización de agua' },
          { value: 'retributiva', label: 'Tasa retributiva por vertimientos' },
        ]),
        words('tasa.periodo', 'Período que se factura', true, 80),
        {
          key: 'tasa.cantidad',
          kind: 'decimal',
          label: 'Volumen o carga declarada',
          required: true,
          min: 0,
          decimals: 2,
          help: 'Metros cúbicos captados o kilogramos vertidos en el período.',
        },
        {
          key: 'tasa.factor_regional',
          kind: 'decimal',
          label: 'Factor regional',
          required: true,
          min: 0,
          decimals: 6,
        },
      ],
      note: 'La tasa se liquida, se cobra y se concilia como las demás; una reclamación se resuelve allí.',
    },
  ),
]
