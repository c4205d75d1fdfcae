import type { CrossCheck, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { atLeast, is } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const provider: SectionDef = {
  key: 'prestador',
  title: 'Prestador y ámbito',
  fields: [
    {
      key: 'tipo_prestador',
      kind: 'choice',
      label: 'Tipo de prestador',
      required: true,
      options: [
        { value: 'municipio', label: 'Municipio prestador directo' },
        { value: 'esp', label: 'Empresa de servicios públicos' },
        { value: 'asociacion', label: 'Organización autorizada' },
      ],
    },
    { key: 'municipio', kind: 'choice', label: 'Municipio', required: true, optionsFrom: 'municipios' },
    { key: 'area_servicio', kind: 'text', label: 'Área de prestación', required: true, maxLength: 150 },
    { key: 'poblacion_actual', kind: 'integer', label: 'Población servida actual', required: true, min: 0 },
    {
      key: 'poblacion_proyectada',
      kind: 'integer',
      label: 'Población proyectada al horizonte',
      required: true,
      min: 0,
    },
    {
      key: 'horizonte',
      kind: 'integer',
      label: 'Horizonte de planificación',
      required: true,
      unit: 'años',
      min: 10,
      max: 30,
      source: 'Res. 1433/2004',
    },
    {
      key: 'cobertura_alcantarillado',
      kind: 'decimal',
      label: 'Cobertura de alcantarillado',
      required: true,
      unit: '%',
      min: 0,
      max: 100,
      decimals: 2,
    },
    {
      key: 'tipo_solicitud',
      kind: 'choice',
      label: 'Clase de solicitud',
      required: true,
      options: [
        { value: 'nuevo', label: 'Plan nuevo' },
        { value: 'actualizacion', label: 'Actualización o ajuste' },
      ],
    },
  ],
}

const diagnosis: SectionDef = {
  key: 'diagnostico',
  title: 'Diagnóstico',
  fields: [
    {
      key: 'vertimientos',
      kind: 'table',
      label: 'Vertimientos identificados',
      required: true,
      columns: [
        { key: 'nombre', kind: 'text', label: 'Punto', required: true },
        {
          key: 'coordenada',
          kind: 'point',
          label: 'Coordenada',
          municipalityFrom: 'municipio',
          required: true,
        },
        { key: 'receptor', kind: 'text', label: 'Fuente receptora', required: true },
        { key: 'caudal', kind: 'flow', label: 'Caudal', required: true, unit: 'l/s' },
        { key: 'dbo5', kind: 'decimal', label: 'Carga DBO5', required: true, unit: 'kg/día', min: 0 },
        { key: 'sst', kind: 'decimal', label: 'Carga SST', required: true, unit: 'kg/día', min: 0 },
      ],
      minRows: 1,
      source: 'Res. 1433/2004 art. 4',
    },
    {
      key: 'carga_dbo_total',
      kind: 'decimal',
      label: 'Carga total DBO5 generada',
      required: true,
      unit: 'kg/día',
      min: 0,
      decimals: 2,
    },
    {
      key: 'carga_sst_total',
      kind: 'decimal',
      label: 'Carga total SST generada',
      required: true,
      unit: 'kg/día',
      min: 0,
      decimals: 2,
    },
    {
      key: 'existe_ptar',
      kind: 'yesNo',
      label: '¿Existe planta de tratamiento de aguas residuales en operación?',
      required: true,
    },
    {
      key: 'objetivo_calidad',
      kind: 'text',
      label: 'Acto que fija objetivos de calidad',
      required: true,
      maxLength: 80,
    },
  ],
}

const programmes: SectionDef = {
  key: 'programas',
  title: 'Programas, metas y costos',
  fields: [
    {
      key: 'metas',
      kind: 'table',
      label: 'Metas de reducción',
      required: true,
      columns: [
        { key: 'anio', kind: 'integer', label: 'Año', required: true, year: true, min: 2024, max: 2060 },
        { key: 'meta_dbo', kind: 'decimal', label: 'Meta DBO5', required: true, unit: 'kg/día', min: 0 },
        { key: 'meta_sst', kind: 'decimal', label: 'Meta SST', required: true, unit: 'kg/día', min: 0 },
        {
          key: 'vertimientos_eliminados',
          kind: 'integer',
          label: 'Vertimientos eliminados',
          required: true,
          min: 0,
        },
      ],
      minRows: 1,
    },
    {
      key: 'proyectos',
      kind: 'table',
      label: 'Programas y proyectos',
      required: true,
      columns: [
        { key: 'nombre', kind: 'text', label: 'Proyecto', required: true },
        {
          key: 'plazo',
          kind: 'choice',
          label: 'Plazo',
          required: true,
          options: [
            { value: 'corto', label: 'Corto (2 años)' },
            { value: 'mediano', label: 'Mediano (5 años)' },
            { value: 'largo', label: 'Largo (10 años)' },
          ],
        },
        { key: 'costo', kind: 'money', label: 'Costo', required: true, min: 0 },
        { key: 'fuente', kind: 'text', label: 'Fuente de financiación', required: true },
      ],
      minRows: 1,
    },
    { key: 'fecha_inicio', kind: 'date', label: 'Fecha de inicio del plan', required: true },
  ],
}

const checks: readonly CrossCheck[] = [
  {
    id: 'poblacion_menor',
    field: 'poblacion_proyectada',
    when: atLeast('poblacion_actual', 0),
    ok: { '>=': [{ var: 'poblacion_proyectada' }, { var: 'poblacion_actual' }] },
    message: 'La población proyectada es menor que la actual. Revise los dos datos.',
    severity: 'warning',
  },
  {
    id: 'puntos_repetidos',
    field: 'vertimientos',
    ok: { unique: [{ var: 'vertimientos' }, 'nombre'] },
    message: 'Dos puntos se llaman igual. Dé a cada uno su nombre.',
    severity: 'error',
  },
  {
    id: 'carga_dbo_menor',
    field: 'carga_dbo_total',
    ok: { '>=': [{ '+': [{ var: 'carga_dbo_total' }, 0.01] }, { total: [{ var: 'vertimientos' }, 'dbo5'] }] },
    message: 'La carga total de DBO5 es menor que la de los vertimientos que identificó ({suma} kg/día).',
    figures: { suma: { total: [{ var: 'vertimientos' }, 'dbo5'] } },
    severity: 'error',
    source: 'Res. 1433/2004 art. 4',
  },
  {
    id: 'carga_sst_menor',
    field: 'carga_sst_total',
    ok: { '>=': [{ '+': [{ var: 'carga_sst_total' }, 0.01] }, { total: [{ var: 'vertimientos' }, 'sst'] }] },
    message: 'La carga total de SST es menor que la de los vertimientos que identificó ({suma} kg/día).',
    figures: { suma: { total: [{ var: 'vertimientos' }, 'sst'] } },
    severity: 'error',
    source: 'Res. 1433/2004 art. 4',
  },
  {
    id: 'anios_repetidos',
    field: 'metas',
    ok: { unique: [{ var: 'metas' }, 'anio'] },
    message: 'Un año tiene dos metas. Deje una fila por año.',
    severity: 'error',
  },
  {
    id: 'meta_dbo_mayor',
    each: 'metas',
    field: 'meta_dbo',
    when: atLeast('carga_dbo_total', 0),
    ok: { '<=': [{ var: 'meta_dbo' }, { var: 'carga_dbo_total' }] },
    message: 'La meta es mayor que la carga de DBO5 que hoy se genera. Revise los dos datos.',
    severity: 'error',
  },
  {
    id: 'meta_sst_mayor',
    each: 'metas',
    field: 'meta_sst',
    when: atLeast('carga_sst_total', 0),
    ok: { '<=': [{ var: 'meta_sst' }, { var: 'carga_sst_total' }] },
    message: 'La meta es mayor que la carga de SST que hoy se genera. Revise los dos datos.',
    severity: 'error',
  },
  {
    id: 'eliminados_de_mas',
    field: 'metas',
    ok: {
      '<=': [{ total: [{ var: 'metas' }, 'vertimientos_eliminados'] }, { length: [{ var: 'vertimientos' }] }],
    },
    message:
      'Las metas eliminan {eliminados} vertimientos y el diagnóstico identificó {puntos}. Revise los dos.',
    figures: {
      eliminados: { total: [{ var: 'metas' }, 'vertimientos_eliminados'] },
      puntos: { length: [{ var: 'vertimientos' }] },
    },
    severity: 'error',
  },
  {
    id: 'plan_pasado',
    field: 'fecha_inicio',
    when: is('tipo_solicitud', 'nuevo'),
    ok: { '>=': [{ var: 'fecha_inicio' }, { var: '$hoy' }] },
    message: 'Un plan nuevo empieza después de su aprobación. Escriba una fecha de hoy en adelante.',
    severity: 'error',
    source: 'Res. 1433/2004',
  },
]

/** Type 14, sewage and discharge management plan: form F14, 5 sections and 42 fields. */
export const sewagePlanForm: WrittenForm = {
  id: 'F14',
  sections: [shared('solicitante'), provider, diagnosis, programmes, shared('declaraciones')],
  checks,
}
