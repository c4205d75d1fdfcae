import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { businessDays, CHARGED_APART, choice, each, to, words } from '../../step-shapes.ts'
import { exampleNumber } from '../../../series.ts'
import { COORDINATOR, step, TECHNICIAN } from './parts.ts'

const professional: FieldDef = {
  key: 'seguimiento.profesional',
  kind: 'staff',
  label: 'Profesional que visita y conceptúa',
  required: true,
  roles: TECHNICIAN,
}
const visitDate: FieldDef = { key: 'visita.fecha', kind: 'date', label: 'Fecha de la visita', required: true }

export const planning: readonly WrittenStep[] = [
  step(
    'form',
    [
      'SEG-01',
      'Programación del seguimiento',
      '/workflow-seguimiento',
      [...COORDINATOR, 'CLI_APOYO_ADMINISTRATIVO_7'],
    ],
    [to('programado', 'Programar el período', 'SEG-02')],
    {
      listedOn: '/workflow-seguimiento',
      status: 'en_seguimiento',
      capture: [
        words('permiso.resolucion', 'Resolución del permiso', true, 60, {
          help: `Por ejemplo: ${exampleNumber('RESOLUCION')}.`,
        }),
        { key: 'permiso.vence', kind: 'date', label: 'Vigencia del permiso, hasta', required: true },
        choice('seguimiento.periodicidad', 'Periodicidad', [
          { value: 'trimestral', label: 'Cada tres meses' },
          { value: 'semestral', label: 'Cada seis meses' },
          { value: 'anual', label: 'Cada año' },
          { value: 'unica', label: 'Una sola vez' },
        ]),
        words('seguimiento.periodo', 'Período que se verifica', true, 80, {
          help: 'Por ejemplo: primer semestre de 2027.',
        }),
        {
          key: 'permiso.obligaciones',
          kind: 'requirements',
          lineOf: 'obligacion',
          label: 'Obligaciones que se verifican',
          required: true,
        },
      ],
    },
  ),
  step(
    'assign',
    ['SEG-02', 'Asignación del profesional', '/seguimiento/asignacion/:id', COORDINATOR],
    [
      to('asignado', 'Asignar', 'SEG-03'),
      to('reasignar', 'Asignar por carga de trabajo', 'SEG-02B', { needs: [] }),
    ],
    { term: businessDays(2), capture: [professional, visitDate] },
  ),
  step(
    'assign',
    ['SEG-02B', 'Asignación por carga de trabajo', '/asignar-profesional-workflow/:id/reparto', COORDINATOR],
    [to('asignado', 'Asignar', 'SEG-03')],
    { capture: [professional, visitDate] },
  ),
  step(
    'form',
    ['SEG-03', 'Liquidación del seguimiento', '/seguimiento/liquidacion/:id', ['CLI_LIQUIDADOR']],
    each(CHARGED_APART, [
      to('liquidada', 'Emitir liquidación y recibo', 'LIQ-01', { returnTo: 'SEG-04' }),
      to('sin_cobro', 'No genera cobro', 'SEG-04', { needs: [], reason: true }),
    ]),
    {
      term: businessDays(3),
      capture: [
        {
          key: 'liquidacion.valor_proyecto',
          kind: 'money',
          label: 'Valor del proyecto',
          required: true,
          unit: 'COP',
          min: 0,
        },
        words('liquidacion.revision', 'Revisión de los costos', true, 1000),
      ],
    },
  ),
]
