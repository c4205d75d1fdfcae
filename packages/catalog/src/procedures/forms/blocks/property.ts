import type { CrossCheck, FieldDef, SectionDef } from '@ventanilla/domain/forms/definition'
import { is } from '../conditions.ts'

/** Help text of every position field. */
export const COORDINATE_HELP =
  'Párese en el lugar y toque «Usar mi ubicación»: funciona sin señal. También puede marcar el punto en el mapa, o escribir latitud y longitud (MAGNA-SIRGAS) o coordenadas de Origen Nacional.'

/** The plots of a request, as registry and cadastre identify them. */
export const plots: FieldDef = {
  key: 'predios',
  kind: 'table',
  label: 'Predio(s) objeto de la solicitud',
  required: true,
  columns: [
    { key: 'nombre_predio', kind: 'text', label: 'Nombre del predio', required: true },
    {
      key: 'matricula_inmobiliaria',
      kind: 'text',
      label: 'Matrícula inmobiliaria',
      required: true,
      help: 'Círculo registral (3 dígitos)-número. Ej.: 350-123456.',
      pattern: '^[0-9]{3}-[0-9]{1,8}$',
    },
    {
      key: 'cedula_catastral',
      kind: 'text',
      label: 'Cédula catastral / número predial (20 o 30 dígitos)',
      required: true,
      pattern: '^([0-9]{20}|[0-9]{30})$',
    },
    { key: 'municipio', kind: 'choice', label: 'Municipio', required: true, optionsFrom: 'municipios' },
    { key: 'vereda', kind: 'text', label: 'Vereda, corregimiento o barrio', required: true },
    { key: 'direccion', kind: 'text', label: 'Dirección', required: false },
    { key: 'area_ha', kind: 'surface', label: 'Área', required: true, unit: 'ha', min: 0.0001 },
    {
      key: 'tenencia',
      kind: 'choice',
      label: 'Título',
      required: true,
      options: [
        { value: 'propiedad', label: 'Propiedad' },
        { value: 'posesion', label: 'Posesión' },
        { value: 'arrendamiento', label: 'Arrendamiento' },
        { value: 'comodato', label: 'Comodato' },
        { value: 'usufructo', label: 'Usufructo' },
        { value: 'baldio', label: 'Ocupación de baldío' },
        { value: 'colectivo', label: 'Propiedad colectiva o resguardo' },
        { value: 'publico', label: 'Bien de uso público' },
      ],
    },
  ],
  minRows: 1,
  maxRows: 50,
  source: 'Matrícula inmobiliaria y número predial nacional',
}

/** Location of the project: 7 questions, the same in every full form. */
export const property: SectionDef = {
  key: 'predio',
  title: 'Información del predio o proyecto',
  fields: [
    {
      key: 'nombre_proyecto',
      kind: 'text',
      label: 'Nombre del predio, proyecto, obra o actividad',
      required: true,
      maxLength: 150,
    },
    plots,
    {
      key: 'zona',
      kind: 'choice',
      label: 'Zona',
      required: true,
      options: [
        { value: 'rural', label: 'Rural' },
        { value: 'urbana', label: 'Urbana' },
        { value: 'expansion', label: 'Expansión urbana' },
      ],
    },
    {
      key: 'coordenada_predio',
      kind: 'point',
      municipalityFrom: 'predios.municipio',
      label: 'Coordenada de acceso al predio',
      required: true,
      help: COORDINATE_HELP,
      source: 'Caja envolvente del municipio (DANE)',
    },
    {
      key: 'comunidades_etnicas',
      kind: 'yesNo',
      label: '¿El proyecto se traslapa con territorio de comunidades étnicas?',
      required: true,
      help: 'Si responde «sí» debe adjuntar el pronunciamiento de la Dirección de la Autoridad Nacional de Consulta Previa (DANCP).',
    },
    {
      key: 'area_protegida',
      kind: 'yesNo',
      label: '¿Se localiza en área protegida (SINAP/SIDAP) o ecosistema estratégico (páramo, humedal)?',
      required: true,
    },
    {
      key: 'nombre_area_protegida',
      kind: 'text',
      label: 'Nombre del área o ecosistema',
      required: true,
      condition: is('area_protegida', true),
      maxLength: 150,
    },
  ],
}

/** Identity rules of each plot. */
export const propertyChecks: readonly CrossCheck[] = [
  {
    id: 'catastral_municipio',
    each: 'predios',
    field: 'cedula_catastral',
    when: { '!!': [{ var: 'municipio' }] },
    ok: { '==': [{ substr: [{ var: 'cedula_catastral' }, 0, 5] }, { var: 'municipio' }] },
    message:
      'Los cinco primeros números de la cédula catastral no son los de ese municipio. Revise los dos datos.',
    severity: 'error',
    source: 'Número predial nacional, posiciones 1 a 5',
  },
  {
    id: 'matricula_circulo',
    each: 'predios',
    field: 'matricula_inmobiliaria',
    when: { '==': [{ substr: [{ var: 'municipio' }, 0, 2] }, '73'] },
    ok: {
      and: [
        { '>=': [{ substr: [{ var: 'matricula_inmobiliaria' }, 0, 3] }, '350'] },
        { '<=': [{ substr: [{ var: 'matricula_inmobiliaria' }, 0, 3] }, '368'] },
      ],
    },
    message: 'Los círculos registrales del Tolima van de 350 a 368. Revise la matrícula.',
    severity: 'warning',
    source: 'Círculos registrales del Tolima',
  },
]
