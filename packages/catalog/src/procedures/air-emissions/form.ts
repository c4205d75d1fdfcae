import type { CrossCheck, FormDef, SectionDef } from '@ventanilla/domain/forms/definition'
import { applicant, applicantChecks } from '../forms/blocks/applicant.ts'
import { property, propertyChecks } from '../forms/blocks/property.ts'
import { costs } from '../forms/blocks/costs.ts'
import { declarations } from '../forms/blocks/declarations.ts'
import { is, isNot } from '../forms/conditions.ts'

const request: SectionDef = {
  key: 'solicitud',
  title: 'Tipo de solicitud',
  fields: [
    {
      key: 'tipo_solicitud',
      kind: 'choice',
      label: 'Clase de solicitud',
      required: true,
      options: [
        { value: 'nuevo', label: 'Permiso nuevo' },
        { value: 'renovacion', label: 'Renovación (formulario IE-1)' },
        { value: 'modificacion', label: 'Modificación' },
        { value: 'cesion', label: 'Cesión' },
      ],
    },
    {
      key: 'resolucion_anterior',
      kind: 'text',
      label: 'Resolución vigente',
      required: true,
      condition: isNot('tipo_solicitud', 'nuevo'),
      maxLength: 40,
    },
    {
      key: 'fecha_vencimiento',
      kind: 'date',
      label: 'Fecha de vencimiento',
      required: true,
      condition: is('tipo_solicitud', 'renovacion'),
    },
    {
      key: 'termino_solicitado',
      kind: 'integer',
      label: 'Término',
      required: true,
      unit: 'años',
      min: 1,
      max: 5,
      source: 'DUR 2.2.5.1.7.14',
    },
  ],
}

const activity: SectionDef = {
  key: 'actividad',
  title: 'Actividad y proceso',
  fields: [
    { key: 'codigo_ciiu', kind: 'text', label: 'Actividad y código CIIU', required: true, maxLength: 120 },
    {
      key: 'descripcion_proceso',
      kind: 'longText',
      label: 'Descripción del proceso productivo',
      required: true,
      maxLength: 3000,
      source: 'DUR 2.2.5.1.7.4',
    },
    {
      key: 'produccion_anual',
      kind: 'decimal',
      label: 'Producción anual',
      required: true,
      unit: 't/año',
      min: 0,
      decimals: 2,
    },
    { key: 'turnos', kind: 'integer', label: 'Turnos', required: true, min: 1, max: 3 },
    {
      key: 'materias_primas',
      kind: 'table',
      label: 'Materias primas e insumos',
      required: true,
      columns: [
        { key: 'nombre', kind: 'text', label: 'Nombre', required: true },
        { key: 'consumo', kind: 'decimal', label: 'Consumo', required: true, min: 0 },
        { key: 'unidad', kind: 'text', label: 'Unidad', required: true },
      ],
      minRows: 1,
    },
    {
      key: 'combustibles',
      kind: 'table',
      label: 'Combustibles',
      required: true,
      columns: [
        {
          key: 'tipo',
          kind: 'choice',
          label: 'Combustible',
          required: true,
          options: [
            { value: 'carbon', label: 'Carbón' },
            { value: 'gn', label: 'Gas natural' },
            { value: 'glp', label: 'Gas licuado de petróleo (GLP)' },
            { value: 'acpm', label: 'ACPM (diésel)' },
            { value: 'crudo', label: 'Crudo de Castilla' },
            { value: 'biomasa', label: 'Biomasa' },
            { value: 'electricidad', label: 'Electricidad' },
            { value: 'otro', label: 'Otro' },
          ],
        },
        { key: 'consumo', kind: 'decimal', label: 'Consumo', required: true, min: 0 },
        { key: 'unidad', kind: 'text', label: 'Unidad', required: true },
        { key: 'azufre', kind: 'decimal', label: 'Azufre', required: false, unit: '%', min: 0, max: 10 },
      ],
      minRows: 1,
    },
  ],
}

const emissions: SectionDef = {
  key: 'emisiones',
  title: 'Fuentes y emisiones',
  fields: [
    {
      key: 'fuentes',
      kind: 'table',
      label: 'Fuentes fijas',
      required: true,
      columns: [
        { key: 'nombre', kind: 'text', label: 'Fuente', required: true },
        {
          key: 'tipo',
          kind: 'choice',
          label: 'Tipo',
          required: true,
          options: [
            { value: 'caldera', label: 'Caldera' },
            { value: 'horno', label: 'Horno' },
            { value: 'incinerador', label: 'Incinerador' },
            { value: 'molino', label: 'Molino o trituración' },
            { value: 'quema', label: 'Quema controlada' },
            { value: 'pulverizacion', label: 'Pulverización' },
            { value: 'cantera', label: 'Cantera o patio de acopio' },
            { value: 'otro', label: 'Otro' },
          ],
        },
        {
          key: 'coordenada',
          kind: 'point',
          label: 'Coordenada',
          municipalityFrom: 'predios.municipio',
          required: true,
        },
        {
          key: 'altura_ducto',
          kind: 'decimal',
          label: 'Altura del ducto',
          required: true,
          unit: 'm',
          min: 0.1,
        },
        { key: 'diametro', kind: 'decimal', label: 'Diámetro', required: true, unit: 'm', min: 0.01 },
        {
          key: 'caudal_gases',
          kind: 'decimal',
          label: 'Flujo de gases',
          required: true,
          unit: 'm3/h',
          min: 0,
        },
        { key: 'temperatura', kind: 'decimal', label: 'Temperatura', required: true, unit: '°C', min: 0 },
        { key: 'horas', kind: 'decimal', label: 'Operación', required: true, unit: 'h/día', min: 0, max: 24 },
      ],
      minRows: 1,
      source: 'Res. 619/1997 y Res. 909/2008',
    },
    {
      key: 'contaminantes',
      kind: 'multi',
      label: 'Contaminantes',
      required: true,
      options: [
        { value: 'mp', label: 'Material particulado' },
        { value: 'so2', label: 'Óxidos de azufre (SO2)' },
        { value: 'nox', label: 'Óxidos de nitrógeno (NOx)' },
        { value: 'co', label: 'Monóxido de carbono (CO)' },
        { value: 'cov', label: 'Compuestos orgánicos volátiles' },
        { value: 'hf', label: 'Fluoruro de hidrógeno (HF)' },
        { value: 'hcl', label: 'Cloruro de hidrógeno (HCl)' },
        { value: 'dioxinas', label: 'Dioxinas y furanos' },
        { value: 'olores', label: 'Sustancias ofensivas (olores)' },
      ],
    },
    {
      key: 'estimacion',
      kind: 'table',
      label: 'Emisión estimada',
      required: true,
      columns: [
        { key: 'fuente', kind: 'text', label: 'Fuente', required: true },
        { key: 'contaminante', kind: 'text', label: 'Contaminante', required: true },
        { key: 'emision', kind: 'decimal', label: 'Emisión', required: true, unit: 'kg/h', min: 0 },
        { key: 'norma', kind: 'text', label: 'Norma aplicable', required: true },
      ],
      minRows: 1,
    },
    { key: 'medicion_directa', kind: 'yesNo', label: '¿Cuenta con medición directa?', required: true },
    {
      key: 'laboratorio',
      kind: 'text',
      label: 'Laboratorio acreditado',
      required: true,
      condition: is('medicion_directa', true),
      maxLength: 150,
    },
    { key: 'ruido', kind: 'yesNo', label: '¿Genera ruido o dispersión de material?', required: true },
  ],
}

const control: SectionDef = {
  key: 'control',
  title: 'Control y monitoreo',
  fields: [
    {
      key: 'sistemas_control',
      kind: 'table',
      label: 'Sistemas de control',
      required: true,
      columns: [
        {
          key: 'tipo',
          kind: 'choice',
          label: 'Sistema',
          required: true,
          options: [
            { value: 'ciclon', label: 'Ciclón' },
            { value: 'filtro', label: 'Filtro de mangas' },
            { value: 'precipitador', label: 'Precipitador electrostático' },
            { value: 'lavador', label: 'Lavador de gases' },
            { value: 'adsorcion', label: 'Adsorción' },
            { value: 'oxidador', label: 'Oxidador' },
            { value: 'ninguno', label: 'Ninguno' },
          ],
        },
        {
          key: 'eficiencia',
          kind: 'decimal',
          label: 'Eficiencia',
          required: true,
          unit: '%',
          min: 0,
          max: 100,
        },
      ],
      minRows: 1,
    },
    {
      key: 'plan_contingencia_control',
      kind: 'yesNo',
      label: '¿Tiene plan de contingencia del sistema de control?',
      required: true,
      source: 'Res. 909/2008 art. 79',
    },
    { key: 'mtd', kind: 'yesNo', label: '¿Aplica mejores técnicas disponibles?', required: true },
    {
      key: 'distancia_residencial',
      kind: 'decimal',
      label: 'Distancia a la zona residencial más cercana',
      required: true,
      unit: 'm',
      min: 0,
      decimals: 2,
    },
    {
      key: 'concepto_uso_suelo',
      kind: 'text',
      label: 'Concepto de uso del suelo',
      required: true,
      maxLength: 150,
    },
  ],
}

const checks: readonly CrossCheck[] = [
  {
    id: 'permiso_vencido',
    field: 'fecha_vencimiento',
    ok: { '>=': [{ var: 'fecha_vencimiento' }, { var: '$hoy' }] },
    message: 'Ese permiso ya venció. Pida un permiso nuevo.',
    severity: 'error',
    source: 'DUR 2.2.5.1.7.14',
  },
  {
    id: 'renovacion_tardia',
    field: 'fecha_vencimiento',
    ok: { '>=': [{ var: 'fecha_vencimiento' }, { addDays: [{ var: '$hoy' }, 60] }] },
    message: 'La renovación se pide con sesenta días de anticipación al vencimiento. Le quedan menos.',
    severity: 'warning',
    source: 'DUR 2.2.5.1.7.14',
  },
  {
    id: 'fuentes_repetidas',
    field: 'fuentes',
    ok: { unique: [{ var: 'fuentes' }, 'nombre'] },
    message: 'Dos fuentes se llaman igual. Dé a cada una su nombre.',
    severity: 'error',
  },
  {
    id: 'ducto_angosto',
    each: 'fuentes',
    field: 'diametro',
    ok: { '<=': [{ var: 'diametro' }, { var: 'altura_ducto' }] },
    message: 'El ducto es más ancho que alto. Revise las dos medidas, en metros.',
    severity: 'warning',
  },
  {
    id: 'fuente_desconocida',
    each: 'estimacion',
    field: 'fuente',
    when: { '!!': [{ var: 'fuentes' }] },
    ok: { in: [{ var: 'fuente' }, { map: [{ var: 'fuentes' }, { var: 'nombre' }] }] },
    message: 'Esa fuente no está entre las fuentes fijas. Escriba el nombre igual en las dos tablas.',
    severity: 'error',
  },
  {
    id: 'sin_medicion',
    field: 'medicion_directa',
    ok: is('medicion_directa', true),
    message:
      'Sin medición directa debe adjuntar el balance de masas o los factores de emisión con que estimó.',
    severity: 'warning',
    source: 'Res. 909/2008',
  },
  {
    id: 'eficiencia_de_ninguno',
    each: 'sistemas_control',
    field: 'eficiencia',
    when: { '==': [{ var: 'tipo' }, 'ninguno'] },
    ok: { '==': [{ var: 'eficiencia' }, 0] },
    message: 'Sin sistema de control la eficiencia es 0.',
    severity: 'error',
  },
  {
    id: 'contingencia_exigida',
    field: 'plan_contingencia_control',
    ok: is('plan_contingencia_control', true),
    message: 'Quien tiene sistemas de control debe tener su plan de contingencia.',
    severity: 'warning',
    source: 'Res. 909/2008 art. 79',
  },
]

/** Type 13, permit for emissions of fixed sources: form F13, 8 sections and 61 fields. */
export const airEmissionsForm: FormDef = {
  id: 'F13',
  sections: [applicant, property, request, activity, emissions, control, costs, declarations],
  checks: [...applicantChecks, ...propertyChecks, ...checks],
  municipalityField: 'predios.0.municipio',
}
