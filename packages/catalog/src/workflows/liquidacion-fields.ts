import { TIMBER_GROUPS } from '@ventanilla/domain/fees/timber-groups'
import type { FieldDef, FieldOption, Logic } from '@ventanilla/domain/forms/definition'
import { USE_COEFFICIENTS } from '../fees/water-use.ts'
import { fineFields } from './fine-fields.ts'

const YEARS = Array.from({ length: 10 }, (_, index) => String(2018 + index))
const keyIn = (...keys: readonly string[]): Logic => ({ in: [{ var: 'liquidacion.clave' }, keys] })
const levy = (name: string): Logic => ({
  and: [keyIn('formulaWorkflow'), { '==': [{ var: 'liquidacion.tasa' }, name] }],
})
const and = (...all: readonly Logic[]): Logic => ({ and: all })
const TARIFF = keyIn('formula', 'selectedYear')
const WATER = keyIn('formulaTUA')
const FINE = levy('multa')

const values = (...pairs: readonly (readonly [string, string])[]): FieldOption[] =>
  pairs.map(([value, label]) => ({ value, label }))
/** Captured by LIQ-01: the year, the object of the liquidación, and the inputs of its method. */
const choosing: readonly FieldDef[] = [
  {
    key: 'liquidacion.anio',
    kind: 'choice',
    label: 'Año de liquidación',
    required: true,
    options: YEARS.map((year) => ({ value: year, label: year })),
  },
  {
    key: 'liquidacion.clave',
    kind: 'choice',
    label: 'Clase de liquidación',
    required: true,
    options: values(
      ['formula', 'Tarifa de evaluación o seguimiento (menor entre tabla única y tope)'],
      ['formulaTUA', 'Tasa por utilización de agua'],
      ['formulaWorkflow', 'Multa u otra tasa'],
      ['oficial', 'Valor fijado por un acto o convenio'],
      ['oficialReciboPago', 'Recibo de un valor ya liquidado'],
      ['selectedYear', 'Tarifa con los parámetros de otro año'],
    ),
  },
  {
    key: 'liquidacion.tasa',
    kind: 'choice',
    label: 'Qué se liquida',
    required: true,
    condition: keyIn('formulaWorkflow'),
    options: values(
      ['multa', 'Multa ambiental'],
      ['tasa_retributiva', 'Tasa retributiva por vertimientos'],
      ['tafm', 'Tasa compensatoria por aprovechamiento forestal'],
      ['tasa_compensatoria_fauna', 'Tasa compensatoria por caza de fauna silvestre'],
    ),
  },
]

const tariff: readonly FieldDef[] = [
  {
    key: 'liquidacion.valor_proyecto',
    kind: 'money',
    label: 'Valor del proyecto',
    required: true,
    unit: 'COP',
    min: 0,
    condition: TARIFF,
  },
  {
    key: 'liquidacion.tabla',
    kind: 'feeTable',
    label: 'Tabla única',
    required: true,
    condition: TARIFF,
  },
  {
    key: 'liquidacion.viaje',
    kind: 'money',
    label: 'Gastos de viaje',
    required: true,
    unit: 'COP',
    min: 0,
    condition: TARIFF,
  },
  {
    key: 'liquidacion.laboratorio',
    kind: 'money',
    label: 'Análisis de laboratorio y otros',
    required: true,
    unit: 'COP',
    min: 0,
    condition: TARIFF,
  },
]

const official: readonly FieldDef[] = [
  {
    key: 'liquidacion.oficial',
    kind: 'money',
    label: 'Valor oficial',
    required: true,
    unit: 'COP',
    min: 0,
    condition: keyIn('oficial', 'oficialReciboPago'),
    help: 'Valor de cada documento, como lo fija la resolución o el convenio.',
  },
  {
    key: 'liquidacion.cantidad',
    kind: 'integer',
    label: 'Documentos que se cobran',
    required: false,
    min: 1,
    max: 1000,
    condition: keyIn('oficial'),
    help: 'Si queda vacío se cobra uno.',
  },
  {
    key: 'liquidacion.norma_oficial',
    kind: 'text',
    label: 'Acto o convenio que fija el valor',
    required: false,
    maxLength: 150,
    condition: keyIn('oficial', 'oficialReciboPago'),
  },
]

const measured = { '==': [{ var: 'tua.medido' }, true] }
const returned = { '==': [{ var: 'tua.restituye' }, true] }

const water: readonly FieldDef[] = [
  {
    key: 'tua.fuente',
    kind: 'choice',
    label: 'Fuente del agua',
    required: true,
    condition: WATER,
    options: values(['superficial', 'Superficial'], ['subterranea', 'Subterránea']),
  },
  {
    key: 'tua.uso',
    kind: 'choice',
    label: 'Uso del agua',
    required: true,
    condition: WATER,
    options: USE_COEFFICIENTS.map((row) => ({ value: row.use, label: row.name })),
  },
  ...(
    [
      ['tua.ck', 'Coeficiente de inversión de la cuenca (CK)', 1],
      ['tua.ce', 'Coeficiente de escasez (CE)', 10],
      ['tua.cs', 'Coeficiente de condiciones socioeconómicas (CS)', 1],
    ] as const
  ).map(([key, label, max]): FieldDef => ({
    key,
    kind: 'decimal',
    label,
    required: true,
    min: 0,
    max,
    decimals: 4,
    condition: WATER,
    help: 'El que la Corporación fijó para la cuenca y el año.',
  })),
  {
    key: 'tua.medido',
    kind: 'yesNo',
    label: '¿El usuario reportó el volumen medido?',
    required: true,
    condition: WATER,
  },
  {
    key: 'tua.volumen',
    kind: 'decimal',
    label: 'Volumen captado en el período',
    required: true,
    unit: 'm3',
    min: 0,
    condition: and(WATER, measured),
  },
  ...(
    [
      ['tua.caudal', 'Caudal concesionado', 'l/s', 1_000_000],
      ['tua.horas', 'Horas por día', 'h', 24],
      ['tua.dias', 'Días del período', 'días', 366],
    ] as const
  ).map(([key, label, unit, max]): FieldDef => ({
    key,
    kind: 'decimal',
    label,
    required: true,
    unit,
    min: 0,
    max,
    condition: and(WATER, { '==': [{ var: 'tua.medido' }, false] }),
  })),
  {
    key: 'tua.restituye',
    kind: 'yesNo',
    label: '¿Demostró que devuelve agua a la fuente?',
    required: true,
    condition: WATER,
  },
  {
    key: 'tua.captado',
    kind: 'decimal',
    label: 'Caudal captado',
    required: true,
    unit: 'l/s',
    min: 0.0001,
    condition: and(WATER, returned),
  },
  {
    key: 'tua.restituido',
    kind: 'decimal',
    label: 'Caudal devuelto',
    required: true,
    unit: 'l/s',
    min: 0,
    condition: and(WATER, returned),
  },
]

const byFlow = { '==': [{ var: 'forma' }, 'caudal'] }
const number = (key: string, label: string, unit: string, more: Partial<FieldDef> = {}): FieldDef => ({
  key,
  kind: 'decimal',
  label,
  required: true,
  unit,
  min: 0,
  ...more,
})
const factor: FieldDef = {
  key: 'factor',
  kind: 'decimal',
  label: 'Factor regional',
  required: true,
  min: 0,
  max: 100,
}

const levies: readonly FieldDef[] = [
  {
    key: 'retributiva.parametros',
    kind: 'table',
    label: 'Parámetros del vertimiento',
    required: true,
    minRows: 1,
    maxRows: 20,
    condition: levy('tasa_retributiva'),
    columns: [
      {
        key: 'parametro',
        kind: 'choice',
        label: 'Parámetro',
        required: true,
        options: values(['DBO5', 'Demanda bioquímica de oxígeno'], ['SST', 'Sólidos suspendidos totales']),
      },
      { ...factor, min: 1, help: 'Es 1 cuando se cumplió la meta de carga.' },
      {
        key: 'forma',
        kind: 'choice',
        label: 'Carga',
        required: true,
        options: values(
          ['carga', 'Declarada en kilogramos'],
          ['caudal', 'Calculada con caudal y concentración'],
        ),
      },
      number('carga', 'Carga del período', 'kg', { condition: { '==': [{ var: 'forma' }, 'carga'] } }),
      number('caudal', 'Caudal', 'l/s', { condition: byFlow }),
      number('concentracion', 'Concentración', 'mg/l', { condition: byFlow }),
      number('horas', 'Horas por día', 'h', { max: 24, condition: byFlow }),
      number('dias', 'Días', 'días', { max: 366, condition: byFlow }),
    ],
  },
  {
    key: 'tafm.registros',
    kind: 'table',
    label: 'Madera aprovechada',
    required: true,
    minRows: 1,
    maxRows: 60,
    condition: levy('tafm'),
    columns: [
      {
        key: 'categoria',
        kind: 'choice',
        label: 'Categoría de la especie',
        required: true,
        options: values(...Object.entries(TIMBER_GROUPS)),
      },
      factor,
      number('volumen', 'Volumen', 'm3'),
    ],
  },
  {
    key: 'fauna.registros',
    kind: 'table',
    label: 'Especímenes',
    required: true,
    minRows: 1,
    maxRows: 60,
    condition: levy('tasa_compensatoria_fauna'),
    columns: [
      { key: 'especie', kind: 'text', label: 'Especie', required: true, maxLength: 150 },
      {
        ...number('tarifa', 'Tarifa mínima de la especie', '$'),
        help: 'La del acto que la fija para el año.',
      },
      factor,
      { key: 'especimenes', kind: 'integer', label: 'Especímenes', required: true, min: 1, max: 1_000_000 },
    ],
  },
]

export const feeCapture: readonly FieldDef[] = [
  ...choosing,
  ...tariff,
  ...official,
  ...water,
  ...levies,
  ...fineFields.map((field) => ({
    ...field,
    condition: field.condition === undefined ? FINE : { and: [FINE, field.condition] },
  })),
]
