import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { COORDINATE_HELP } from '../forms/blocks/property.ts'
import { is, isNot, oneOf } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const activity: SectionDef = {
  key: 'actividad',
  title: 'Actividad y sustancias',
  fields: [
    {
      key: 'tipo_actividad',
      kind: 'choice',
      label: 'Actividad',
      required: true,
      options: [
        { value: 'estacion', label: 'Estación de servicio' },
        { value: 'almacenamiento', label: 'Almacenamiento' },
        { value: 'transporte', label: 'Transporte' },
        { value: 'refinacion', label: 'Refinación o transformación' },
        { value: 'industria', label: 'Uso industrial' },
      ],
      source: 'DUR 2.2.3.3.4.14 (Decreto 50/2018)',
    },
    {
      key: 'nombre_establecimiento',
      kind: 'text',
      label: 'Establecimiento o empresa',
      required: true,
      maxLength: 150,
    },
    {
      key: 'municipio',
      kind: 'choice',
      label: 'Municipio',
      required: true,
      condition: isNot('tipo_actividad', 'transporte'),
      optionsFrom: 'municipios',
    },
    {
      key: 'coordenada',
      kind: 'point',
      label: 'Coordenada del establecimiento',
      required: true,
      municipalityFrom: 'municipio',
      condition: isNot('tipo_actividad', 'transporte'),
      help: COORDINATE_HELP,
      source: 'Caja envolvente del municipio (DANE)',
    },
    {
      key: 'sustancias',
      kind: 'table',
      label: 'Sustancias manejadas',
      required: true,
      columns: [
        { key: 'nombre', kind: 'text', label: 'Sustancia', required: true },
        {
          key: 'numero_un',
          kind: 'text',
          label: 'Número UN',
          required: true,
          help: 'Está en la hoja de seguridad. Ejemplo: 1203 para gasolina.',
          pattern: '^[0-9]{4}$',
        },
        {
          key: 'clase',
          kind: 'choice',
          label: 'Clase de peligro',
          required: true,
          options: [
            { value: '2', label: 'Gases' },
            { value: '3', label: 'Líquidos inflamables' },
            { value: '4', label: 'Sólidos inflamables' },
            { value: '5', label: 'Comburentes' },
            { value: '6', label: 'Tóxicos' },
            { value: '8', label: 'Corrosivos' },
            { value: '9', label: 'Misceláneos' },
          ],
        },
        {
          key: 'cantidad',
          kind: 'decimal',
          label: 'Cantidad máxima que maneja',
          required: true,
          unit: 'galones',
          min: 0,
        },
      ],
      minRows: 1,
    },
    {
      key: 'numero_tanques',
      kind: 'integer',
      label: 'Número de tanques',
      required: true,
      condition: oneOf('tipo_actividad', ['estacion', 'almacenamiento']),
      min: 0,
    },
    {
      key: 'vehiculos',
      kind: 'table',
      label: 'Vehículos',
      required: true,
      condition: is('tipo_actividad', 'transporte'),
      columns: [
        {
          key: 'placa',
          kind: 'text',
          label: 'Placa',
          required: true,
          help: 'Ejemplo: ABC123.',
          pattern: '^[A-Z]{3}[0-9]{3}$',
        },
        { key: 'capacidad', kind: 'decimal', label: 'Capacidad', required: true, unit: 'galones', min: 0 },
      ],
      minRows: 1,
    },
    {
      key: 'ruta',
      kind: 'text',
      label: 'Rutas y municipios de tránsito',
      required: true,
      condition: is('tipo_actividad', 'transporte'),
      maxLength: 400,
    },
  ],
}

const plan: SectionDef = {
  key: 'plan',
  title: 'Plan de contingencia',
  fields: [
    {
      key: 'tipo_presentacion',
      kind: 'choice',
      label: 'Qué presenta',
      required: true,
      options: [
        { value: 'nuevo', label: 'Primera entrega' },
        { value: 'ajuste', label: 'Ajuste o actualización' },
        { value: 'simulacro', label: 'Informe de simulacro' },
      ],
    },
    { key: 'fecha_plan', kind: 'date', label: 'Fecha del plan', required: true },
    { key: 'coordinador', kind: 'text', label: 'Coordinador de emergencias', required: true, maxLength: 150 },
    {
      key: 'telefono_emergencia',
      kind: 'text',
      label: 'Teléfono de atención 24 horas',
      required: true,
      maxLength: 10,
      pattern: '^[0-9]{10}$',
    },
    {
      key: 'poliza',
      kind: 'yesNo',
      label: '¿Cuenta con póliza de responsabilidad civil extracontractual?',
      required: true,
    },
    {
      key: 'otra_autoridad',
      kind: 'text',
      label: 'Otras autoridades ambientales con copia',
      required: false,
      help: 'Si la actividad o la ruta pasa por la jurisdicción de otras autoridades ambientales.',
      maxLength: 150,
    },
  ],
}

const CARRIED: Logic = { total: [{ var: 'sustancias' }, 'cantidad'] }
const ROOM: Logic = { total: [{ var: 'vehiculos' }, 'capacidad'] }

const checks: readonly CrossCheck[] = [
  {
    id: 'sustancia_repetida',
    field: 'sustancias',
    ok: { unique: [{ var: 'sustancias' }, 'nombre'] },
    message: 'Una sustancia está dos veces. Deje una fila con la cantidad total.',
    severity: 'error',
  },
  {
    id: 'cantidad_cero',
    each: 'sustancias',
    field: 'cantidad',
    ok: { '>': [{ var: 'cantidad' }, 0] },
    message: 'Escriba cuánto maneja de esta sustancia, o quite la fila.',
    severity: 'error',
  },
  {
    id: 'sin_tanques',
    field: 'numero_tanques',
    when: is('tipo_actividad', 'estacion'),
    ok: { '>': [{ var: 'numero_tanques' }, 0] },
    message: 'Una estación de servicio tiene al menos un tanque. Escriba cuántos.',
    severity: 'error',
  },
  {
    id: 'placa_repetida',
    field: 'vehiculos',
    ok: { unique: [{ var: 'vehiculos' }, 'placa'] },
    message: 'Una placa está dos veces. Deje un vehículo por fila.',
    severity: 'error',
  },
  {
    id: 'no_cabe',
    field: 'vehiculos',
    when: { '>': [ROOM, 0] },
    ok: { '<=': [CARRIED, ROOM] },
    message: 'Maneja {carga} galones y en los vehículos caben {cupo}. Revise las dos tablas.',
    figures: { carga: CARRIED, cupo: ROOM },
    severity: 'warning',
  },
  {
    id: 'ruta_otras_autoridades',
    field: 'ruta',
    ok: { '!!': [{ var: 'otra_autoridad' }] },
    message:
      'Si la ruta sale del Tolima, entregue también el plan a las autoridades de allí y anótelas abajo.',
    severity: 'warning',
    source: 'DUR 2.2.3.3.4.14',
  },
  {
    id: 'plan_futuro',
    field: 'fecha_plan',
    ok: { '<=': [{ var: 'fecha_plan' }, { var: '$hoy' }] },
    message: 'La fecha del plan no puede ser posterior a hoy.',
    severity: 'error',
  },
  {
    id: 'sin_poliza',
    field: 'poliza',
    ok: is('poliza', true),
    message:
      'Sin póliza, los daños de un derrame los paga usted por completo. La Corporación puede pedírsela.',
    severity: 'warning',
  },
]

/** Type 23, contingency plan for spills of hydrocarbons or noxious substances: form F23, 4 sections and 38 fields. */
export const contingencyPlanForm: WrittenForm = {
  id: 'F23',
  sections: [shared('solicitante'), activity, plan, shared('declaraciones_breves')],
  checks,
}
