import { SPECIES_PARTS } from '@ventanilla/domain/configuration/species-words'
import type { CrossCheck, FieldDef, FieldOption, Logic } from '@ventanilla/domain/forms/definition'
import { is } from '../conditions.ts'

/** Products of a forest. */
export const FOREST_PRODUCTS: readonly FieldOption[] = [
  { value: 'maderable', label: 'Productos maderables' },
  { value: 'lena', label: 'Leña' },
  { value: 'carbon', label: 'Carbón vegetal' },
  { value: 'guadua', label: 'Guadua o bambú' },
  { value: 'no_maderable', label: 'Productos no maderables' },
]

/** The trees to cut, one row per species: the same table in every application for forest products. */
export const inventory: FieldDef = {
  key: 'inventario',
  kind: 'table',
  label: 'Inventario por especie',
  required: true,
  help: 'Una fila por especie: escoja una de la lista por cualquiera de sus nombres, o escriba otra. El DAP es el diámetro del tronco a 1,30 m del suelo: divida el contorno por 3,1416.',
  columns: [
    {
      key: 'especie_comun',
      kind: 'text',
      label: 'Nombre común',
      required: true,
      optionsFrom: 'especies',
      optionPart: SPECIES_PARTS.common,
    },
    {
      key: 'especie_cientifica',
      kind: 'text',
      label: 'Nombre científico',
      required: true,
      optionsFrom: 'especies',
      optionPart: SPECIES_PARTS.scientific,
    },
    { key: 'familia', kind: 'text', label: 'Familia', required: false, optionPart: SPECIES_PARTS.family },
    { key: 'individuos', kind: 'integer', label: 'Número de individuos', required: true, min: 1 },
    { key: 'dap', kind: 'decimal', label: 'DAP promedio', required: true, unit: 'cm', min: 0.1 },
    { key: 'altura', kind: 'decimal', label: 'Altura comercial', required: true, unit: 'm', min: 0.1 },
    { key: 'volumen', kind: 'decimal', label: 'Volumen', required: true, unit: 'm3', min: 0.001 },
    { key: 'veda', kind: 'yesNo', label: '¿Vedada o amenazada?', required: true },
  ],
  minRows: 1,
  maxRows: 1000,
  source: 'DUR 2.2.1.1.7.8 lit. d',
}

export const totalTrees: FieldDef = {
  key: 'total_individuos',
  kind: 'integer',
  label: 'Total de individuos',
  required: true,
  min: 0,
  calculated: { total: [{ var: 'inventario' }, 'individuos'] },
  readOnly: true,
}

export const totalVolume: FieldDef = {
  key: 'volumen_total',
  kind: 'decimal',
  label: 'Volumen total',
  required: true,
  unit: 'm3',
  min: 0,
  decimals: 2,
  calculated: { total: [{ var: 'inventario' }, 'volumen'] },
  readOnly: true,
}

/** Maximum volume: cylinders of breast-height diameter. π ÷ 4, centimetres to metres. */
const CYLINDERS: Logic = {
  '*': [0.00007854, { var: 'dap' }, { var: 'dap' }, { var: 'altura' }, { var: 'individuos' }],
}

/** Tolerance: the mean diameter yields slightly less volume than the mean cross-section. */
const SPREAD = 1.1

/** Obvious measuring errors: circumference instead of diameter, one tree's volume for all. */
export const inventoryChecks: readonly CrossCheck[] = [
  {
    id: 'volumen_sobra',
    each: 'inventario',
    field: 'volumen',
    when: { '>': [CYLINDERS, 0] },
    ok: { '<=': [{ var: 'volumen' }, { '*': [CYLINDERS, SPREAD] }] },
    message:
      'Con ese número de individuos, ese DAP y esa altura caben {tope} m³ como máximo. Revise las cuatro cifras.',
    figures: { tope: { round: [CYLINDERS, 2] } },
    severity: 'warning',
  },
]

const SOME_BANNED: Logic = { some: [{ var: 'inventario' }, { '==': [{ var: 'veda' }, true] }] }

/** The inventory and the question about banned species must agree. */
export const banChecks: readonly CrossCheck[] = [
  {
    id: 'veda_en_inventario',
    field: 'especies_veda',
    when: SOME_BANNED,
    ok: is('especies_veda', true),
    message: 'En el inventario marcó especies vedadas o amenazadas. Responda «sí» o corrija el inventario.',
    severity: 'error',
  },
  {
    id: 'veda_sin_especie',
    field: 'especies_veda',
    when: is('especies_veda', true),
    ok: SOME_BANNED,
    message:
      'Ninguna especie del inventario está marcada como vedada o amenazada. Revise las dos respuestas.',
    severity: 'warning',
  },
]

/** Total area of the plots in hectares, to a square metre. */
export const PLOTS_HECTARES: Logic = { round: [{ total: [{ var: 'predios' }, 'area_ha'] }, 4] }

/** The requested area must fit into the named plots. */
export const areaWithinPlots = (field: string): CrossCheck => ({
  id: 'area_mayor_que_predios',
  field,
  when: { '>': [PLOTS_HECTARES, 0] },
  ok: { '<=': [{ var: field }, PLOTS_HECTARES] },
  message: 'Es más que el área de los predios, que suman {predios} ha. Revise las dos cifras.',
  figures: { predios: PLOTS_HECTARES },
  severity: 'error',
})

/** Measured or drawn areas are never exact: tolerates 10 %. */
const DRAWN_TOLERANCE = 0.1

/** The area drawn on the map must match the written one. */
export const drawnAsWritten = (drawn: string, written: string): CrossCheck => {
  const hectares: Logic = { hectares: [{ var: drawn }] }
  return {
    id: 'area_dibujada',
    field: drawn,
    when: { '>': [{ var: written }, 0] },
    ok: {
      and: [
        { '>=': [hectares, { '*': [{ var: written }, 1 - DRAWN_TOLERANCE] }] },
        { '<=': [hectares, { '*': [{ var: written }, 1 + DRAWN_TOLERANCE] }] },
      ],
    },
    message:
      'El área dibujada mide {dibujada} ha y usted escribió {escrita} ha. Revise el dibujo o la cifra.',
    figures: { dibujada: hectares, escrita: { '+': [{ var: written }] } },
    severity: 'warning',
  }
}
