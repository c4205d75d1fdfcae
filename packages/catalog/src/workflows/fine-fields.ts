import { OFFENDER_KIND_OPTIONS, type OffenderKind } from '@ventanilla/domain/fees/capacity'
import type { FieldDef, FieldOption } from '@ventanilla/domain/forms/definition'
import { CAPACITIES, CIRCUMSTANCES } from '../fees/fine.ts'

const values = (...pairs: readonly (readonly [string, string])[]): FieldOption[] =>
  pairs.map(([value, label]) => ({ value, label }))
const marks = (...numbers: readonly number[]): FieldOption[] =>
  numbers.map((n) => ({ value: String(n), label: String(n) }))

const benefit = (key: string, label: string): FieldDef => ({
  key,
  kind: 'money',
  label,
  required: true,
  unit: 'COP',
  min: 0,
})

const SCALES: Readonly<Record<OffenderKind, string>> = {
  natural: 'Nivel del Sisbén',
  juridica: 'Tamaño de la empresa',
  territorial: 'Categoría del municipio o departamento',
}

/** Kind of offender, then only the capacities of that kind (Res. 2086 de 2010 art. 10). */
export function capacityFields(of: 'multa' | 'infractor'): readonly FieldDef[] {
  return [
    {
      key: `${of}.persona`,
      kind: 'choice',
      label: 'Qué es el infractor',
      required: true,
      options: OFFENDER_KIND_OPTIONS,
    },
    ...OFFENDER_KIND_OPTIONS.map(({ value: kind }): FieldDef => ({
      key: `${of}.capacidad_${kind}`,
      kind: 'choice',
      label: SCALES[kind],
      required: true,
      condition: { '==': [{ var: `${of}.persona` }, kind] },
      options: CAPACITIES.filter((one) => one.of === kind).map(({ value, label }) => ({ value, label })),
    })),
  ]
}

/** Inputs of a fine's value; the concept that values it captures the same. */
export const fineFields: readonly FieldDef[] = [
  benefit('multa.ingresos', 'Ingresos directos por la infracción'),
  benefit('multa.evitados', 'Costos evitados, después de impuestos'),
  benefit('multa.ahorros', 'Ahorros por retraso'),
  {
    key: 'multa.deteccion',
    kind: 'choice',
    label: 'Capacidad de detección de la conducta',
    required: true,
    options: values(['0.40', 'Baja (0,40)'], ['0.45', 'Media (0,45)'], ['0.50', 'Alta (0,50)']),
  },
  {
    key: 'multa.dias',
    kind: 'integer',
    label: 'Días que duró la infracción',
    required: true,
    min: 1,
    max: 100_000,
    help: 'Más de 365 días cuentan como 365.',
  },
  {
    key: 'multa.afectaciones',
    kind: 'table',
    label: 'Infracciones con afectación ambiental',
    required: false,
    maxRows: 20,
    columns: [
      { key: 'hecho', kind: 'text', label: 'Hecho', required: true, maxLength: 200 },
      { key: 'intensidad', kind: 'choice', label: 'Intensidad', required: true, options: marks(1, 4, 8, 12) },
      { key: 'extension', kind: 'choice', label: 'Extensión', required: true, options: marks(1, 4, 12) },
      { key: 'persistencia', kind: 'choice', label: 'Persistencia', required: true, options: marks(1, 3, 5) },
      {
        key: 'reversibilidad',
        kind: 'choice',
        label: 'Reversibilidad',
        required: true,
        options: marks(1, 3, 5),
      },
      {
        key: 'recuperabilidad',
        kind: 'choice',
        label: 'Recuperabilidad',
        required: true,
        options: marks(1, 3, 10),
      },
    ],
  },
  {
    key: 'multa.riesgos',
    kind: 'table',
    label: 'Infracciones con riesgo y sin afectación',
    required: false,
    maxRows: 20,
    help: 'Si hay varias infracciones, se promedian.',
    columns: [
      { key: 'hecho', kind: 'text', label: 'Hecho', required: true, maxLength: 200 },
      {
        key: 'probabilidad',
        kind: 'choice',
        label: 'Probabilidad de ocurrencia',
        required: true,
        options: values(
          ['1', 'Muy alta (1,0)'],
          ['0.8', 'Alta (0,8)'],
          ['0.6', 'Moderada (0,6)'],
          ['0.4', 'Baja (0,4)'],
          ['0.2', 'Muy baja (0,2)'],
        ),
      },
      {
        key: 'magnitud',
        kind: 'choice',
        label: 'Magnitud potencial',
        required: true,
        options: values(
          ['20', 'Irrelevante (20)'],
          ['35', 'Leve (35)'],
          ['50', 'Moderada (50)'],
          ['65', 'Severa (65)'],
          ['80', 'Crítica (80)'],
        ),
      },
    ],
  },
  {
    key: 'multa.agravantes',
    kind: 'multi',
    label: 'Circunstancias agravantes',
    required: false,
    help: 'Solo las que imputó el pliego de cargos. El provecho económico solo agrava cuando el beneficio no se pudo calcular y queda en cero.',
    options: CIRCUMSTANCES.aggravating.map(({ code, label }) => ({ value: code, label })),
  },
  {
    key: 'multa.atenuantes',
    kind: 'multi',
    label: 'Circunstancias atenuantes',
    required: false,
    options: CIRCUMSTANCES.mitigating.map(({ code, label }) => ({ value: code, label })),
  },
  // an open circumstance of the norm must be named: otherwise the act would weigh an unspecified «otra»
  ...CIRCUMSTANCES.mitigating.flatMap(({ code, label, describedIn }): FieldDef[] =>
    describedIn === undefined
      ? []
      : [
          {
            key: describedIn,
            kind: 'text',
            label: `${label}: cuál es`,
            required: true,
            maxLength: 300,
            condition: { in: [code, { var: 'multa.atenuantes' }] },
          },
        ],
  ),
  benefit('multa.costos', 'Costos en que incurrió la autoridad por la infracción'),
  ...capacityFields('multa'),
  {
    key: 'multa.hechos',
    kind: 'choice',
    label: 'Cuándo ocurrieron los hechos',
    required: true,
    options: values(
      ['desde_ley_2387', 'Desde el 25 de julio de 2024 (Ley 2387 de 2024)'],
      ['anteriores', 'Antes del 25 de julio de 2024'],
    ),
  },
  {
    key: 'multa.confesion',
    kind: 'choice',
    label: 'Confesión',
    required: true,
    options: values(
      ['0', 'No confesó, o hubo flagrancia'],
      ['30', 'Antes del inicio del procedimiento (30 %)'],
      ['15', 'Antes de la formulación de cargos (15 %)'],
    ),
  },
]
