import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { placeAndActivity } from '../forms/blocks/establishment.ts'
import { is } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const establishment: SectionDef = {
  key: 'establecimiento',
  title: 'Establecimiento',
  fields: [
    {
      key: 'sector',
      kind: 'choice',
      label: 'Sector',
      required: true,
      options: [
        { value: 'manufacturero', label: 'Manufacturero' },
        { value: 'generacion', label: 'Generación de energía' },
        { value: 'mineria', label: 'Minería' },
        { value: 'agro', label: 'Agroindustria' },
        { value: 'otro', label: 'Otro' },
      ],
      source: 'Res. 0941/2009 y sectoriales',
    },
    {
      key: 'registro',
      kind: 'choice',
      label: 'Registro',
      required: true,
      help: 'El RUA-RETC agrega emisiones y transferencias de contaminantes (Res. 0839/2023). Reporte el que rige para su sector.',
      options: [
        { value: 'rua', label: 'RUA' },
        { value: 'retc', label: 'RUA-RETC' },
      ],
    },
    { key: 'nombre', kind: 'text', label: 'Nombre del establecimiento', required: true, maxLength: 150 },
    { key: 'municipio', kind: 'choice', label: 'Municipio', required: true, optionsFrom: 'municipios' },
    ...placeAndActivity,
    {
      key: 'anio_reporte',
      kind: 'integer',
      label: 'Año de reporte',
      required: true,
      help: 'Un año ya terminado. Se reporta en el primer trimestre del siguiente.',
      year: true,
      min: 2018,
      max: 2027,
    },
    { key: 'empleados', kind: 'integer', label: 'Empleados', required: true, min: 0 },
  ],
}

const resources: SectionDef = {
  key: 'recursos',
  title: 'Uso y aprovechamiento',
  help: 'Llene las tablas que correspondan a su establecimiento.',
  fields: [
    {
      key: 'agua',
      kind: 'table',
      label: 'Agua',
      required: false,
      columns: [
        { key: 'fuente', kind: 'text', label: 'Fuente', required: true },
        { key: 'volumen', kind: 'decimal', label: 'Volumen', required: true, unit: 'm3/año', min: 0 },
      ],
      minRows: 0,
    },
    {
      key: 'energia',
      kind: 'table',
      label: 'Energía y combustibles',
      required: false,
      columns: [
        { key: 'energetico', kind: 'text', label: 'Energético', required: true },
        { key: 'consumo', kind: 'decimal', label: 'Consumo', required: true, min: 0 },
        {
          key: 'unidad',
          kind: 'text',
          label: 'Unidad',
          required: true,
          help: 'Ejemplos: kWh, galones, m3, toneladas.',
        },
      ],
      minRows: 0,
    },
    {
      key: 'emisiones',
      kind: 'table',
      label: 'Emisiones',
      required: false,
      columns: [
        { key: 'fuente', kind: 'text', label: 'Fuente de emisión', required: true },
        { key: 'contaminante', kind: 'text', label: 'Contaminante', required: true },
        { key: 'emision', kind: 'decimal', label: 'Emisión', required: true, unit: 't/año', min: 0 },
      ],
      minRows: 0,
    },
    {
      key: 'vertimientos',
      kind: 'table',
      label: 'Vertimientos',
      required: false,
      columns: [
        {
          key: 'receptor',
          kind: 'text',
          label: 'Fuente, suelo o alcantarillado que lo recibe',
          required: true,
        },
        { key: 'volumen', kind: 'decimal', label: 'Volumen', required: true, unit: 'm3/año', min: 0 },
      ],
      minRows: 0,
    },
    {
      key: 'residuos',
      kind: 'table',
      label: 'Residuos',
      required: false,
      columns: [
        {
          key: 'tipo',
          kind: 'choice',
          label: 'Tipo',
          required: true,
          options: [
            { value: 'peligroso', label: 'Peligroso' },
            { value: 'no_peligroso', label: 'No peligroso' },
          ],
        },
        { key: 'cantidad', kind: 'decimal', label: 'Cantidad', required: true, unit: 't/año', min: 0 },
        { key: 'gestion', kind: 'text', label: 'Qué se hace con él', required: true },
      ],
      minRows: 0,
    },
  ],
}

const rows = (table: string): Logic => ({ length: [{ var: table }] })

/** Registration threshold for generators of hazardous waste, tonnes per year: 10 kg per month. */
const HAZARDOUS_A_YEAR = 0.12

/** Tonnes per year of one kind of waste. */
const wasteOf = (type: string): Logic => ({
  total: [{ filter: [{ var: 'residuos' }, { '==': [{ var: 'tipo' }, type] }] }, 'cantidad'],
})

const checks: readonly CrossCheck[] = [
  {
    id: 'ciiu_cuatro',
    field: 'ciiu',
    ok: { '==': [{ length: [{ var: 'ciiu' }] }, 4] },
    message: 'El código CIIU tiene cuatro números. Está en la casilla 46 de su RUT.',
    severity: 'warning',
    source: 'CIIU revisión 4 adaptada para Colombia',
  },
  {
    id: 'anio_sin_terminar',
    field: 'anio_reporte',
    ok: { '<': [{ var: 'anio_reporte' }, { substr: [{ var: '$hoy' }, 0, 4] }] },
    message: 'Se reporta un año ya terminado. Escriba un año anterior al actual.',
    severity: 'error',
    source: 'Res. 0941/2009',
  },
  {
    id: 'reporte_tarde',
    field: 'anio_reporte',
    ok: { '<=': [{ var: '$hoy' }, { cat: [{ '+': [{ var: 'anio_reporte' }, 1] }, '-03-31'] }] },
    message: 'El plazo de ese reporte venció el 31 de marzo. Preséntelo de todos modos.',
    severity: 'warning',
    source: 'Res. 0941/2009 y sectoriales',
  },
  {
    id: 'reporte_vacio',
    field: 'anio_reporte',
    ok: {
      '>': [
        {
          sum: [rows('agua'), rows('energia'), rows('emisiones'), rows('vertimientos'), rows('residuos')],
        },
        0,
      ],
    },
    message:
      'Todas las tablas del reporte están vacías. Llene al menos una si el establecimiento operó ese año.',
    severity: 'warning',
  },
  {
    id: 'retc_sin_emisiones',
    field: 'registro',
    when: is('registro', 'retc'),
    ok: { '>': [{ sum: [rows('emisiones'), rows('vertimientos'), rows('residuos')] }, 0] },
    message: 'El RUA-RETC reporta emisiones y transferencias: llene emisiones, vertimientos o residuos.',
    severity: 'error',
    source: 'Res. 0839/2023',
  },
  {
    id: 'vierte_mas',
    field: 'vertimientos',
    when: { '>': [{ total: [{ var: 'agua' }, 'volumen'] }, 0] },
    ok: {
      '<=': [{ total: [{ var: 'vertimientos' }, 'volumen'] }, { total: [{ var: 'agua' }, 'volumen'] }],
    },
    message: 'Vierte {vierte} m3 y usa {usa} m3 de agua al año. Revise los dos volúmenes.',
    figures: {
      vierte: { total: [{ var: 'vertimientos' }, 'volumen'] },
      usa: { total: [{ var: 'agua' }, 'volumen'] },
    },
    severity: 'warning',
  },
  {
    id: 'inscribirse_respel',
    field: 'residuos',
    ok: { '<': [wasteOf('peligroso'), HAZARDOUS_A_YEAR] },
    message:
      'Con 10 kg o más de residuos peligrosos al mes debe estar también en el registro de generadores (RESPEL).',
    severity: 'warning',
    source: 'DUR 2.2.6.1.6.2',
  },
]

/** Type 21, single environmental register (RUA): form F21, 4 sections and 22 fields. */
export const environmentalRegisterForm: WrittenForm = {
  id: 'F21',
  sections: [shared('solicitante_breve'), establishment, resources, shared('declaraciones_breves')],
  checks,
}
