import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { COORDINATE_HELP } from '../forms/blocks/property.ts'
import { shared } from '../forms/shared-sections.ts'

const centre: SectionDef = {
  key: 'cda',
  title: 'Centro de diagnóstico automotor',
  fields: [
    { key: 'nombre_cda', kind: 'text', label: 'Nombre del CDA', required: true, maxLength: 150 },
    { key: 'municipio', kind: 'choice', label: 'Municipio', required: true, optionsFrom: 'municipios' },
    { key: 'direccion', kind: 'text', label: 'Dirección', required: true, maxLength: 150 },
    {
      key: 'coordenada',
      kind: 'point',
      label: 'Coordenada de la sede',
      required: true,
      municipalityFrom: 'municipio',
      help: COORDINATE_HELP,
      source: 'Caja envolvente del municipio (DANE)',
    },
    {
      key: 'clase_cda',
      kind: 'choice',
      label: 'Clase del CDA',
      required: true,
      help: 'La que dice la habilitación del Ministerio de Transporte.',
      options: [
        { value: 'A', label: 'Clase A' },
        { value: 'B', label: 'Clase B' },
        { value: 'C', label: 'Clase C' },
        { value: 'D', label: 'Clase D' },
        { value: 'AV', label: 'Clase AV' },
        { value: 'BM', label: 'Clase BM' },
      ],
    },
    {
      key: 'solicitud',
      kind: 'choice',
      label: 'Qué solicita',
      required: true,
      options: [
        { value: 'nueva', label: 'Certificación nueva' },
        { value: 'ampliacion', label: 'Ampliación de líneas' },
        { value: 'renovacion', label: 'Renovación' },
        { value: 'traslado', label: 'Cambio de sede' },
      ],
    },
    {
      key: 'lineas',
      kind: 'table',
      label: 'Líneas de inspección',
      required: true,
      help: 'Una fila por cada clase de línea.',
      columns: [
        {
          key: 'tipo',
          kind: 'choice',
          label: 'Línea',
          required: true,
          options: [
            { value: 'liviana', label: 'Livianos' },
            { value: 'pesada', label: 'Pesados' },
            { value: 'mixta', label: 'Mixta' },
            { value: 'motos', label: 'Motocicletas' },
          ],
        },
        { key: 'numero', kind: 'integer', label: 'Número de líneas', required: true, min: 1 },
      ],
      minRows: 1,
    },
    {
      key: 'equipos',
      kind: 'table',
      label: 'Equipos de medición',
      required: true,
      columns: [
        {
          key: 'equipo',
          kind: 'choice',
          label: 'Equipo',
          required: true,
          options: [
            { value: 'analizador', label: 'Analizador de gases' },
            { value: 'opacimetro', label: 'Opacímetro' },
            { value: 'sonometro', label: 'Sonómetro' },
          ],
        },
        { key: 'marca', kind: 'text', label: 'Marca', required: true },
        { key: 'serie', kind: 'text', label: 'Número de serie', required: true },
        { key: 'calibracion', kind: 'date', label: 'Fecha de calibración', required: true },
      ],
      minRows: 1,
      source: 'NTC 4983, 5365 y 4231',
    },
  ],
}

/** Whether a row of a table has one of these values. */
const some = (table: string, column: string, values: readonly string[]): Logic => ({
  some: [{ var: table }, { in: [{ var: column }, values] }],
})

const checks: readonly CrossCheck[] = [
  {
    id: 'linea_repetida',
    field: 'lineas',
    ok: { unique: [{ var: 'lineas' }, 'tipo'] },
    message: 'Una clase de línea está dos veces. Deje una fila y escriba en ella cuántas líneas son.',
    severity: 'error',
  },
  {
    id: 'serie_repetida',
    field: 'equipos',
    ok: { unique: [{ var: 'equipos' }, 'serie'] },
    message: 'Dos equipos tienen el mismo número de serie. Revise las placas de los equipos.',
    severity: 'error',
  },
  {
    id: 'calibracion_futura',
    each: 'equipos',
    field: 'calibracion',
    ok: { '<=': [{ var: 'calibracion' }, { var: '$hoy' }] },
    message: 'La fecha de calibración no puede ser posterior a hoy.',
    severity: 'error',
  },
  {
    id: 'calibracion_vieja',
    each: 'equipos',
    field: 'calibracion',
    ok: { '>': [{ addYears: [{ var: 'calibracion' }, 1] }, { var: '$hoy' }] },
    message: 'Este equipo se calibró hace un año o más. Adjunte un certificado que esté vigente.',
    severity: 'warning',
    source: 'NTC 4983, 5365 y 4231',
  },
  {
    id: 'pesados_opacimetro',
    field: 'equipos',
    when: some('lineas', 'tipo', ['pesada', 'mixta']),
    ok: some('equipos', 'equipo', ['opacimetro']),
    message:
      'Las líneas de pesados y mixtas revisan vehículos diésel: agregue el opacímetro con que se miden.',
    severity: 'error',
    source: 'NTC 4231',
  },
  {
    id: 'gasolina_analizador',
    field: 'equipos',
    when: some('lineas', 'tipo', ['liviana', 'mixta', 'motos']),
    ok: some('equipos', 'equipo', ['analizador']),
    message: 'Las líneas de livianos, mixtas y de motocicletas necesitan un analizador de gases: agréguelo.',
    severity: 'error',
    source: 'NTC 4983 y 5365',
  },
]

/** Type 19, environmental certification of a vehicle diagnostic centre: form F19, 3 sections and 17 fields. */
export const diagnosticCentreForm: WrittenForm = {
  id: 'F19',
  sections: [shared('solicitante_breve'), centre, shared('declaraciones_breves')],
  checks,
}
