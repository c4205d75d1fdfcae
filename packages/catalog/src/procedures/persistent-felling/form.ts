import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import {
  areaWithinPlots,
  banChecks,
  FOREST_PRODUCTS,
  inventory,
  inventoryChecks,
  totalTrees,
  totalVolume,
} from '../forms/blocks/forest-inventory.ts'
import { is } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const felling: SectionDef = {
  key: 'aprovechamiento',
  title: 'Aprovechamiento persistente',
  fields: [
    {
      key: 'terreno',
      kind: 'choice',
      label: 'Tipo de terreno',
      required: true,
      options: [
        { value: 'privado', label: 'Propiedad privada' },
        { value: 'publico', label: 'Dominio público' },
        { value: 'colectivo', label: 'Propiedad colectiva' },
      ],
      source: 'DUR 2.2.1.1.4.1 a 2.2.1.1.4.6',
    },
    {
      key: 'tipo_cobertura',
      kind: 'choice',
      label: 'Cobertura',
      required: true,
      options: [
        { value: 'bosque', label: 'Bosque natural' },
        { value: 'guadual', label: 'Guadual o bambusal' },
        { value: 'secundaria', label: 'Vegetación secundaria' },
      ],
    },
    {
      key: 'area_total_bosque',
      kind: 'surface',
      label: 'Área total del bosque',
      required: true,
      unit: 'ha',
      min: 0.0001,
      decimals: 4,
    },
    {
      key: 'area_aprovechar',
      kind: 'surface',
      label: 'Área a aprovechar',
      required: true,
      unit: 'ha',
      min: 0.0001,
      decimals: 4,
    },
    {
      key: 'productos',
      kind: 'multi',
      label: 'Productos a obtener',
      required: true,
      options: FOREST_PRODUCTS,
    },
    {
      key: 'ciclo_corta',
      kind: 'integer',
      label: 'Ciclo de corta',
      required: true,
      help: 'Años que pasan hasta volver a cortar en la misma unidad.',
      unit: 'años',
      min: 1,
      max: 60,
    },
    {
      key: 'diametro_minimo',
      kind: 'decimal',
      label: 'Diámetro mínimo de corta',
      required: true,
      unit: 'cm',
      min: 0,
      decimals: 2,
    },
    {
      key: 'volumen_anual',
      kind: 'decimal',
      label: 'Volumen anual',
      required: true,
      unit: 'm3/año',
      min: 0.01,
      decimals: 2,
    },
    {
      key: 'meses_solicitados',
      kind: 'integer',
      label: 'Tiempo solicitado',
      required: true,
      unit: 'meses',
      min: 1,
      max: 120,
    },
    {
      key: 'sistema_silvicultural',
      kind: 'longText',
      label: 'Sistema silvicultural y de extracción',
      required: true,
      maxLength: 3000,
    },
    {
      key: 'asistente_tecnico',
      kind: 'text',
      label: 'Asistente técnico forestal',
      required: true,
      maxLength: 150,
    },
    {
      key: 'matricula_profesional',
      kind: 'text',
      label: 'Matrícula profesional',
      required: true,
      maxLength: 30,
    },
  ],
}

const trees: SectionDef = {
  key: 'inventario_sec',
  title: 'Inventario forestal',
  fields: [
    inventory,
    totalTrees,
    totalVolume,
    {
      key: 'intensidad_muestreo',
      kind: 'decimal',
      label: 'Intensidad de muestreo',
      required: true,
      help: 'Parte del área que se midió. Si midió todos los árboles, escriba 100.',
      unit: '%',
      min: 0.01,
      max: 100,
      decimals: 2,
    },
    {
      key: 'unidades_corta',
      kind: 'table',
      label: 'Unidades de corta',
      required: true,
      help: 'El año es el del plan en que se corta la unidad: 1, 2, 3…',
      columns: [
        { key: 'unidad', kind: 'text', label: 'Unidad', required: true },
        { key: 'area', kind: 'surface', label: 'Área', required: true, unit: 'ha', min: 0.0001 },
        { key: 'anio', kind: 'integer', label: 'Año', required: true, min: 1, max: 60 },
        { key: 'volumen', kind: 'decimal', label: 'Volumen', required: true, unit: 'm3', min: 0 },
      ],
      minRows: 1,
    },
  ],
}

const restrictions: SectionDef = {
  key: 'restricciones',
  title: 'Restricciones',
  fields: [
    {
      key: 'reserva_forestal',
      kind: 'yesNo',
      label: '¿Está en reserva forestal o área protegida?',
      required: true,
    },
    {
      key: 'compatibilidad',
      kind: 'text',
      label: 'Compatibilidad con la zonificación',
      required: true,
      condition: is('reserva_forestal', true),
      help: 'La zona del plan de manejo y el uso que permite.',
      maxLength: 150,
    },
    {
      key: 'especies_veda',
      kind: 'yesNo',
      label: '¿Hay especies en veda o amenazadas?',
      required: true,
    },
    {
      key: 'manejo_especies_veda',
      kind: 'longText',
      label: 'Manejo de especies vedadas',
      required: true,
      condition: is('especies_veda', true),
      maxLength: 800,
    },
  ],
}

const UNITS_HECTARES: Logic = { round: [{ total: [{ var: 'unidades_corta' }, 'area'] }, 4] }
const UNITS_VOLUME: Logic = { round: [{ total: [{ var: 'unidades_corta' }, 'volumen'] }, 2] }

/** Total volume if every requested year yields the yearly volume. */
const WHOLE_TIME: Logic = {
  round: [{ '/': [{ '*': [{ var: 'volumen_anual' }, { var: 'meses_solicitados' }] }, 12] }, 2],
}

const checks: readonly CrossCheck[] = [
  areaWithinPlots('area_total_bosque'),
  {
    id: 'area_mayor_que_bosque',
    field: 'area_aprovechar',
    when: { '>': [{ var: 'area_total_bosque' }, 0] },
    ok: { '<=': [{ var: 'area_aprovechar' }, { var: 'area_total_bosque' }] },
    message: 'El área a aprovechar no puede ser mayor que la del bosque.',
    severity: 'error',
  },
  {
    id: 'anual_mayor_que_inventario',
    field: 'volumen_anual',
    when: { '>': [{ var: 'volumen_total' }, 0] },
    ok: { '<=': [{ var: 'volumen_anual' }, { var: 'volumen_total' }] },
    message: 'Pide en un año más de lo que suma su inventario ({inventario} m³).',
    figures: { inventario: { '+': [{ var: 'volumen_total' }] } },
    severity: 'error',
  },
  {
    id: 'tiempo_mayor_que_inventario',
    field: 'meses_solicitados',
    when: {
      and: [
        { '>': [{ var: 'meses_solicitados' }, 12] },
        { '<=': [{ var: 'volumen_anual' }, { var: 'volumen_total' }] },
      ],
    },
    ok: { '<=': [WHOLE_TIME, { var: 'volumen_total' }] },
    message:
      'Con ese volumen anual sacaría {pedido} m³ en todo el tiempo y su inventario suma {inventario} m³. Revise las cifras.',
    figures: { pedido: WHOLE_TIME, inventario: { '+': [{ var: 'volumen_total' }] } },
    severity: 'warning',
  },
  {
    id: 'unidades_mas_area',
    field: 'unidades_corta',
    when: { '>': [{ var: 'area_aprovechar' }, 0] },
    ok: { '<=': [UNITS_HECTARES, { var: 'area_aprovechar' }] },
    message: 'Las unidades de corta suman {suma} ha, más que el área a aprovechar.',
    figures: { suma: UNITS_HECTARES },
    severity: 'error',
  },
  {
    id: 'unidades_mas_volumen',
    field: 'unidades_corta',
    when: { '>': [{ var: 'volumen_total' }, 0] },
    ok: { '<=': [UNITS_VOLUME, { var: 'volumen_total' }] },
    message: 'Las unidades de corta suman {suma} m³, más que su inventario.',
    figures: { suma: UNITS_VOLUME },
    severity: 'error',
  },
  {
    id: 'unidad_repetida',
    field: 'unidades_corta',
    ok: { unique: [{ var: 'unidades_corta' }, 'unidad'] },
    message: 'Hay dos unidades de corta con el mismo nombre.',
    severity: 'error',
  },
  {
    id: 'anio_fuera_del_ciclo',
    each: 'unidades_corta',
    field: 'anio',
    when: { '>': [{ var: 'ciclo_corta' }, 0] },
    ok: { '<=': [{ var: 'anio' }, { var: 'ciclo_corta' }] },
    message: 'Ese año queda por fuera del ciclo de corta.',
    severity: 'error',
  },
  ...banChecks,
]

/** Type 8, sustained-yield felling: form F08, 8 sections and 66 fields. */
export const persistentFellingForm: WrittenForm = {
  id: 'F08',
  sections: [
    shared('solicitante'),
    shared('predio'),
    felling,
    trees,
    restrictions,
    shared('manejo'),
    shared('costos'),
    shared('declaraciones'),
  ],
  checks: [...inventoryChecks, ...checks],
}
