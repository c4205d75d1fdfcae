import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { areaWithinPlots, drawnAsWritten } from '../forms/blocks/forest-inventory.ts'
import { is } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const plantation: SectionDef = {
  key: 'plantacion',
  title: 'Plantación',
  fields: [
    {
      key: 'tipo_plantacion',
      kind: 'choice',
      label: 'Tipo',
      required: true,
      options: [
        { value: 'protectora', label: 'Protectora' },
        { value: 'protectora_productora', label: 'Protectora-productora' },
        { value: 'cerca_viva', label: 'Cercas vivas o barreras' },
        { value: 'agroforestal', label: 'Sistema agroforestal sin fines comerciales' },
      ],
      source: 'DUR 2.2.1.1.12.1 y ss. (Decreto 1532/2019)',
    },
    {
      key: 'comercial',
      kind: 'yesNo',
      label: '¿Tiene fines comerciales?',
      required: true,
      help: 'Las plantaciones comerciales se registran ante el Instituto Colombiano Agropecuario (ICA).',
    },
    {
      key: 'especies',
      kind: 'table',
      label: 'Especies plantadas',
      required: true,
      help: 'Una fila por especie y siembra, con el área que le corresponde.',
      columns: [
        { key: 'especie', kind: 'text', label: 'Especie', required: true },
        { key: 'arboles', kind: 'integer', label: 'Árboles', required: true, min: 1 },
        { key: 'area', kind: 'surface', label: 'Área', required: true, unit: 'ha', min: 0.0001 },
        { key: 'fecha_siembra', kind: 'date', label: 'Fecha de siembra', required: true },
        {
          key: 'distancia',
          kind: 'text',
          label: 'Distancia de siembra',
          required: true,
          help: 'Por ejemplo, 3 × 3 m.',
        },
        { key: 'dap', kind: 'decimal', label: 'DAP promedio', required: false, unit: 'cm', min: 0 },
      ],
      minRows: 1,
    },
    {
      key: 'area_total',
      kind: 'surface',
      label: 'Área total',
      required: true,
      unit: 'ha',
      min: 0.0001,
      decimals: 4,
    },
    {
      key: 'fuente_financiacion',
      kind: 'choice',
      label: 'Financiación',
      required: true,
      options: [
        { value: 'propia', label: 'Propia' },
        { value: 'corporacion', label: 'Corporación o entidad pública' },
        { value: 'compensacion', label: 'Compensación ambiental' },
        { value: 'otro', label: 'Otra' },
      ],
    },
    {
      key: 'aprovechara',
      kind: 'yesNo',
      label: '¿Solicitará aprovechamiento?',
      required: true,
      help: 'El aprovechamiento se pide después de quedar inscrita.',
    },
    {
      key: 'poligono',
      kind: 'polygon',
      municipalityFrom: 'predios.municipio',
      label: 'Área de la plantación',
      required: true,
      help: 'Dibuje el borde en el mapa, escriba las esquinas o traiga el archivo de su GPS (KML, GPX o GeoJSON).',
    },
  ],
}

const PLANTED: Logic = { round: [{ total: [{ var: 'especies' }, 'area'] }, 4] }

/** Maximum trees per hectare, one metre apart. */
const DENSEST = 10_000

const checks: readonly CrossCheck[] = [
  {
    id: 'plantacion_comercial',
    field: 'comercial',
    ok: is('comercial', false),
    message: 'Una plantación con fines comerciales no se registra aquí: regístrela ante el ICA.',
    severity: 'error',
    source: 'DUR 2.2.1.1.12.1 y ss. (Decreto 1532/2019)',
  },
  {
    id: 'siembra_futura',
    each: 'especies',
    field: 'fecha_siembra',
    ok: { '<=': [{ var: 'fecha_siembra' }, { var: '$hoy' }] },
    message: 'La fecha de siembra no puede ser posterior a hoy.',
    severity: 'error',
  },
  {
    id: 'especie_mas_que_total',
    each: 'especies',
    field: 'area',
    when: { '>': [{ var: 'area_total' }, 0] },
    ok: { '<=': [{ var: 'area' }, { var: 'area_total' }] },
    message: 'Es más que el área total de la plantación.',
    severity: 'error',
  },
  {
    id: 'siembra_densa',
    each: 'especies',
    field: 'arboles',
    when: { '>': [{ var: 'area' }, 0] },
    ok: { '<=': [{ var: 'arboles' }, { '*': [{ var: 'area' }, DENSEST] }] },
    message: 'Son más de {limite} árboles por hectárea. Revise el número o el área.',
    figures: { limite: { '+': [DENSEST] } },
    severity: 'warning',
  },
  {
    id: 'area_de_las_especies',
    field: 'area_total',
    when: { '>': [PLANTED, 0] },
    ok: { '==': [{ round: [{ var: 'area_total' }, 4] }, PLANTED] },
    message: 'Las especies suman {suma} ha. Si no comparten el mismo terreno, revise las áreas.',
    figures: { suma: PLANTED },
    severity: 'warning',
  },
  areaWithinPlots('area_total'),
  drawnAsWritten('poligono', 'area_total'),
]

/** Type 25, protective plantation: form F25, 4 sections and 38 fields. */
export const protectivePlantationForm: WrittenForm = {
  id: 'F25',
  sections: [shared('solicitante'), shared('predio'), plantation, shared('declaraciones_breves')],
  checks,
}
