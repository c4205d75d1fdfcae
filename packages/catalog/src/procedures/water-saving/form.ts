import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { above, atLeast, is, isNot } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const concession: SectionDef = {
  key: 'titular',
  title: 'Concesión asociada',
  fields: [
    {
      key: 'modalidad',
      kind: 'choice',
      label: 'Modalidad',
      required: true,
      options: [
        { value: 'completo', label: 'Programa completo' },
        { value: 'simplificado', label: 'Programa simplificado' },
      ],
      source: 'Res. 1257/2018',
    },
    {
      key: 'tipo_solicitud',
      kind: 'choice',
      label: 'Clase de solicitud',
      required: true,
      options: [
        { value: 'nuevo', label: 'Primera presentación' },
        { value: 'actualizacion', label: 'Actualización quinquenal' },
        { value: 'ajuste', label: 'Ajuste' },
      ],
    },
    {
      key: 'resolucion_concesion',
      kind: 'text',
      label: 'Resolución de concesión',
      required: true,
      maxLength: 40,
    },
    { key: 'expediente', kind: 'text', label: 'Expediente', required: true, maxLength: 40 },
    {
      key: 'tipo_usuario',
      kind: 'choice',
      label: 'Tipo de usuario',
      required: true,
      options: [
        { value: 'acueducto', label: 'Acueducto' },
        { value: 'riego', label: 'Distrito o usuario de riego' },
        { value: 'industrial', label: 'Industrial' },
        { value: 'energia', label: 'Hidroeléctrico' },
        { value: 'pecuario', label: 'Pecuario' },
        { value: 'otro', label: 'Otro' },
      ],
    },
    {
      key: 'caudal_concesionado',
      kind: 'flow',
      label: 'Caudal concesionado',
      required: true,
      unit: 'l/s',
      min: 0.001,
      decimals: 3,
    },
  ],
}

const diagnosis: SectionDef = {
  key: 'diagnostico',
  title: 'Diagnóstico',
  fields: [
    { key: 'fuente', kind: 'text', label: 'Fuente de abastecimiento', required: true, maxLength: 150 },
    {
      key: 'subzona',
      kind: 'choice',
      label: 'Subzona hidrográfica',
      required: true,
      optionsFrom: 'subzonas',
    },
    { key: 'suscriptores', kind: 'integer', label: 'Suscriptores o usuarios', required: false, min: 0 },
    {
      key: 'demanda_anual',
      kind: 'decimal',
      label: 'Demanda anual',
      required: true,
      unit: 'm3/año',
      min: 0,
      decimals: 2,
    },
    {
      key: 'perdidas',
      kind: 'decimal',
      label: 'Pérdidas de agua',
      required: true,
      unit: '%',
      min: 0,
      max: 100,
      decimals: 2,
    },
    { key: 'macromedicion', kind: 'yesNo', label: '¿Tiene macromedición?', required: true },
    {
      key: 'cobertura_micromedicion',
      kind: 'decimal',
      label: 'Cobertura de micromedición',
      required: true,
      condition: is('tipo_usuario', 'acueducto'),
      unit: '%',
      min: 0,
      max: 100,
      decimals: 2,
    },
    { key: 'reuso', kind: 'yesNo', label: '¿Reutiliza aguas?', required: true },
    {
      key: 'riesgos',
      kind: 'longText',
      label: 'Identificación de riesgos y oferta en época seca',
      required: true,
      maxLength: 3000,
    },
  ],
}

const plan: SectionDef = {
  key: 'plan',
  title: 'Objetivo, proyectos, metas e indicadores',
  fields: [
    {
      key: 'objetivo',
      kind: 'longText',
      label: 'Objetivo general del programa',
      required: true,
      maxLength: 3000,
    },
    {
      key: 'proyectos',
      kind: 'table',
      label: 'Plan de acción',
      required: true,
      columns: [
        {
          key: 'proyecto',
          kind: 'choice',
          label: 'Proyecto o actividad',
          required: true,
          options: [
            { value: 'perdidas', label: 'Reducción de pérdidas' },
            { value: 'medicion', label: 'Medición' },
            { value: 'reuso', label: 'Reúso y recirculación' },
            { value: 'educacion', label: 'Educación ambiental' },
            { value: 'tecnologia', label: 'Tecnologías de bajo consumo' },
            { value: 'proteccion', label: 'Protección de zonas de manejo especial' },
            { value: 'lluvia', label: 'Aprovechamiento de aguas lluvias' },
          ],
        },
        { key: 'meta', kind: 'text', label: 'Meta', required: true },
        { key: 'indicador', kind: 'text', label: 'Indicador', required: true },
        { key: 'anio1', kind: 'decimal', label: 'Meta del año 1', required: true, min: 0 },
        { key: 'anio5', kind: 'decimal', label: 'Meta del año 5', required: true, min: 0 },
        { key: 'presupuesto', kind: 'money', label: 'Presupuesto', required: true, min: 0 },
      ],
      minRows: 1,
      source: 'Res. 1257/2018 art. 2',
    },
    {
      key: 'meta_reduccion_perdidas',
      kind: 'decimal',
      label: 'Meta de pérdidas al año 5',
      required: true,
      unit: '%',
      min: 0,
      max: 100,
      decimals: 2,
    },
    {
      key: 'presupuesto_total',
      kind: 'money',
      label: 'Presupuesto total del quinquenio',
      required: true,
      min: 0,
    },
    {
      key: 'anio_inicio',
      kind: 'integer',
      label: 'Año de inicio del quinquenio',
      required: true,
      year: true,
      min: 2018,
      max: 2035,
    },
  ],
}

/** Conceded flow (l/s) over a whole year, in cubic metres. */
const CONCEDED_A_YEAR: Logic = { '*': [{ var: 'caudal_concesionado' }, 31536] }

const checks: readonly CrossCheck[] = [
  {
    id: 'demanda_mayor_concesion',
    field: 'demanda_anual',
    ok: { '<=': [{ var: 'demanda_anual' }, CONCEDED_A_YEAR] },
    message: 'La demanda es mayor que el agua concedida en un año ({concedida} m³). Revise los dos datos.',
    figures: { concedida: CONCEDED_A_YEAR },
    severity: 'warning',
    source: 'Res. 1257/2018',
  },
  {
    id: 'acueducto_sin_suscriptores',
    field: 'suscriptores',
    when: is('tipo_usuario', 'acueducto'),
    ok: above('suscriptores', 0),
    message: 'Un acueducto tiene suscriptores. Escriba cuántos.',
    severity: 'error',
  },
  {
    id: 'macromedicion_exigida',
    field: 'macromedicion',
    ok: is('macromedicion', true),
    message: 'Sin macromedición no se puede saber cuánta agua se pierde: inclúyala en el plan de acción.',
    severity: 'warning',
    source: 'Ley 373/1997 art. 6',
  },
  {
    id: 'meta_perdidas_mayor',
    field: 'meta_reduccion_perdidas',
    when: atLeast('perdidas', 0),
    ok: { '<=': [{ var: 'meta_reduccion_perdidas' }, { var: 'perdidas' }] },
    message: 'La meta del año 5 es perder más agua que hoy. Revise los dos porcentajes.',
    severity: 'error',
    source: 'Res. 1257/2018 art. 2',
  },
  {
    id: 'presupuesto_suma',
    field: 'presupuesto_total',
    ok: { '==': [{ var: 'presupuesto_total' }, { total: [{ var: 'proyectos' }, 'presupuesto'] }] },
    message: 'El presupuesto total no es la suma de los proyectos ($ {suma}). Revise los valores.',
    figures: { suma: { total: [{ var: 'proyectos' }, 'presupuesto'] } },
    severity: 'error',
    source: 'Res. 1257/2018 art. 2',
  },
  {
    id: 'quinquenio_pasado',
    field: 'anio_inicio',
    when: isNot('tipo_solicitud', 'ajuste'),
    ok: { '>=': [{ '+': [{ var: 'anio_inicio' }, 5] }, { '+': [{ substr: [{ var: '$hoy' }, 0, 4] }] }] },
    message: 'Ese quinquenio ya terminó. Escriba el año en que empieza el nuevo.',
    severity: 'error',
    source: 'Res. 1257/2018',
  },
]

/** Type 15, programme of efficient use and saving of water: form F15, 5 sections and 44 fields. */
export const waterSavingForm: WrittenForm = {
  id: 'F15',
  sections: [shared('solicitante'), concession, diagnosis, plan, shared('declaraciones_breves')],
  checks,
}
