import type { CrossCheck, FormDef, SectionDef } from '@ventanilla/domain/forms/definition'
import { COORDINATE_HELP } from '../forms/blocks/property.ts'
import { is } from '../forms/conditions.ts'

const complaint: SectionDef = {
  key: 'queja',
  title: 'Datos de la queja',
  fields: [
    {
      key: 'recurso_afectado',
      kind: 'choice',
      label: 'Recurso afectado',
      required: true,
      options: [
        { value: 'agua', label: 'Agua' },
        { value: 'flora', label: 'Flora' },
        { value: 'fauna', label: 'Fauna' },
        { value: 'suelo', label: 'Suelo' },
        { value: 'aire', label: 'Aire' },
        { value: 'ruido', label: 'Ruido' },
      ],
    },
    { key: 'municipio', kind: 'choice', label: 'Municipio', required: true, optionsFrom: 'municipios' },
    { key: 'vereda', kind: 'text', label: 'Vereda o barrio', required: true, maxLength: 150 },
    {
      key: 'coordenada',
      kind: 'point',
      label: 'Coordenada del lugar',
      required: false,
      municipalityFrom: 'municipio',
      help: COORDINATE_HELP,
      source: 'Caja envolvente del municipio (DANE)',
    },
    {
      key: 'hechos',
      kind: 'longText',
      label: 'Descripción de los hechos',
      required: true,
      help: 'Qué pasa, desde cuándo, dónde y a quién afecta, con las palabras de quien se queja.',
      maxLength: 3000,
    },
    { key: 'fecha_hechos', kind: 'date', label: 'Fecha de los hechos', required: true },
    {
      key: 'canal',
      kind: 'choice',
      label: 'Canal por el que llegó',
      required: true,
      options: [
        { value: 'presencial', label: 'Presencial' },
        { value: 'telefonico', label: 'Telefónico' },
        { value: 'escrito', label: 'Escrito' },
        { value: 'correo', label: 'Correo' },
        { value: 'web', label: 'Sitio web' },
      ],
    },
    { key: 'anonimo', kind: 'yesNo', label: '¿Es anónima?', required: true, source: 'Ley 962/2005 art. 81' },
    {
      key: 'quejoso',
      kind: 'text',
      label: 'Nombre del quejoso',
      required: true,
      condition: is('anonimo', false),
      maxLength: 150,
    },
    {
      key: 'contacto_quejoso',
      kind: 'text',
      label: 'Teléfono o correo del quejoso',
      required: false,
      help: 'Para responderle dentro del término.',
      condition: is('anonimo', false),
      maxLength: 100,
    },
    {
      key: 'presunto_infractor',
      kind: 'text',
      label: 'Presunto infractor',
      required: false,
      help: 'Nombre, alias o señas, si los conoce.',
      maxLength: 150,
    },
    {
      key: 'flagrancia',
      kind: 'yesNo',
      label: '¿Hay flagrancia?',
      required: true,
      help: '«Sí» cuando está ocurriendo ahora o acaba de ocurrir.',
      source: 'Ley 1333/2009 art. 15',
    },
  ],
}

const checks: readonly CrossCheck[] = [
  {
    id: 'hechos_futuros',
    field: 'fecha_hechos',
    ok: { '<=': [{ var: 'fecha_hechos' }, { var: '$hoy' }] },
    message: 'Los hechos no pueden ser de una fecha posterior a hoy.',
    severity: 'error',
  },
  {
    id: 'hechos_viejos',
    field: 'fecha_hechos',
    ok: { '>': [{ addYears: [{ var: 'fecha_hechos' }, 20] }, { var: '$hoy' }] },
    message:
      'Han pasado veinte años o más: la facultad de sancionar pudo haber caducado, salvo si los hechos siguen.',
    severity: 'warning',
    source: 'Ley 1333/2009 art. 10',
  },
  {
    id: 'sin_respuesta',
    field: 'quejoso',
    ok: { '!!': [{ var: 'contacto_quejoso' }] },
    message: 'Sin teléfono ni correo no se le podrá responder. Pídale uno de los dos.',
    severity: 'warning',
    source: 'CPACA art. 14',
  },
  {
    id: 'flagrancia_pasada',
    field: 'flagrancia',
    when: is('flagrancia', true),
    ok: { '>=': [{ var: 'fecha_hechos' }, { addDays: [{ var: '$hoy' }, -1] }] },
    message: 'La flagrancia es de hechos que ocurren hoy o ayer. Revise la fecha de los hechos.',
    severity: 'error',
    source: 'Ley 1333/2009 art. 15',
  },
]

/** Type 27, environmental complaint, recorded by an official: form F27, 1 section and 12 fields. */
export const complaintForm: FormDef = {
  id: 'F27',
  sections: [complaint],
  checks: [...checks],
}
