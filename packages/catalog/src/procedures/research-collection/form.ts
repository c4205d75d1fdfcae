import type { CrossCheck, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { COLLECTION_SITE, ETHNIC_TERRITORY } from '../forms/blocks/collection.ts'
import { is } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

/** Passport numbers contain letters. */
const IDENTITY = '^[0-9A-Za-z]{5,15}$'

const research: SectionDef = {
  key: 'investigacion',
  title: 'Proyecto de investigación',
  fields: [
    {
      key: 'modalidad',
      kind: 'choice',
      label: 'Modalidad',
      required: true,
      options: [
        { value: 'individual', label: 'Permiso individual' },
        { value: 'marco', label: 'Permiso marco (institución)' },
      ],
      source: 'DUR 2.2.2.8.1.1 y ss. (Decreto 1376/2013)',
    },
    { key: 'titulo_proyecto', kind: 'text', label: 'Título del proyecto', required: true, maxLength: 300 },
    { key: 'objetivo', kind: 'longText', label: 'Objetivo general', required: true, maxLength: 3000 },
    {
      key: 'metodologia',
      kind: 'longText',
      label: 'Metodología de recolección',
      required: true,
      maxLength: 3000,
    },
    {
      key: 'meses',
      kind: 'integer',
      label: 'Duración',
      required: true,
      help: 'Hasta 5 años en el permiso individual y hasta 10 en el permiso marco.',
      unit: 'meses',
      min: 1,
      max: 120,
    },
    {
      key: 'finalidad',
      kind: 'choice',
      label: 'Finalidad',
      required: true,
      options: [
        { value: 'investigacion', label: 'Investigación científica no comercial' },
        { value: 'docencia', label: 'Prácticas docentes' },
      ],
    },
    {
      key: 'acceso_recurso_genetico',
      kind: 'yesNo',
      label: '¿Hay acceso a recurso genético?',
      required: true,
    },
  ],
}

const team: SectionDef = {
  key: 'equipo',
  title: 'Investigador y equipo',
  fields: [
    { key: 'institucion', kind: 'text', label: 'Institución nacional', required: true, maxLength: 150 },
    { key: 'investigador', kind: 'text', label: 'Investigador principal', required: true, maxLength: 150 },
    {
      key: 'documento_investigador',
      personal: true,
      kind: 'text',
      label: 'Documento del investigador principal',
      required: true,
      maxLength: 15,
      pattern: IDENTITY,
    },
    {
      key: 'equipo_trabajo',
      kind: 'table',
      label: 'Equipo de trabajo',
      required: true,
      columns: [
        { key: 'nombre', kind: 'text', label: 'Nombre', required: true },
        {
          key: 'documento',
          personal: true,
          kind: 'text',
          label: 'Documento',
          required: true,
          pattern: IDENTITY,
        },
        { key: 'formacion', kind: 'text', label: 'Formación', required: true },
        { key: 'rol', kind: 'text', label: 'Rol', required: true },
      ],
      minRows: 1,
    },
    {
      key: 'extranjeros',
      kind: 'yesNo',
      label: '¿Participan investigadores extranjeros?',
      required: true,
    },
  ],
}

const collection: SectionDef = {
  key: 'recoleccion',
  title: 'Recolección',
  fields: [
    {
      key: 'especimenes',
      kind: 'table',
      label: 'Especímenes',
      required: true,
      columns: [
        {
          key: 'grupo',
          kind: 'choice',
          label: 'Grupo biológico',
          required: true,
          options: [
            { value: 'aves', label: 'Aves' },
            { value: 'mamiferos', label: 'Mamíferos' },
            { value: 'anfibios', label: 'Anfibios' },
            { value: 'reptiles', label: 'Reptiles' },
            { value: 'peces', label: 'Peces' },
            { value: 'invertebrados', label: 'Invertebrados' },
            { value: 'plantas', label: 'Plantas' },
            { value: 'hongos', label: 'Hongos' },
            { value: 'microorganismos', label: 'Microorganismos' },
          ],
        },
        { key: 'categoria', kind: 'text', label: 'Categoría taxonómica mínima', required: true },
        { key: 'tipo_muestra', kind: 'text', label: 'Tipo de muestra', required: true },
        { key: 'cantidad', kind: 'integer', label: 'Cantidad', required: true, min: 1 },
        { key: 'amenazada', kind: 'yesNo', label: '¿Amenazada o vedada?', required: true },
      ],
      minRows: 1,
    },
    {
      key: 'sitios',
      kind: 'table',
      label: 'Sitios de recolección',
      required: true,
      columns: [
        { key: 'sitio', kind: 'text', label: 'Sitio', required: true },
        ...COLLECTION_SITE,
        { key: 'esfuerzo', kind: 'text', label: 'Esfuerzo de muestreo', required: true },
      ],
      minRows: 1,
    },
    {
      key: 'area_protegida',
      kind: 'yesNo',
      label: '¿En área protegida?',
      required: true,
      help: 'En los parques nacionales naturales el permiso lo da Parques Nacionales Naturales de Colombia.',
    },
    ETHNIC_TERRITORY,
    {
      key: 'coleccion_destino',
      kind: 'text',
      label: 'Colección de destino',
      required: true,
      help: 'Debe estar en el Registro Nacional de Colecciones del Instituto Humboldt (RNC).',
      maxLength: 150,
    },
  ],
}

const checks: readonly CrossCheck[] = [
  {
    id: 'marco_institucion',
    field: 'modalidad',
    when: is('modalidad', 'marco'),
    ok: is('tipo_persona', '2'),
    message:
      'El permiso marco se da a instituciones de investigación. Una persona natural pide el individual.',
    severity: 'error',
    source: 'DUR 2.2.2.8.1.1 y ss. (Decreto 1376/2013)',
  },
  {
    id: 'individual_cinco',
    field: 'meses',
    when: is('modalidad', 'individual'),
    ok: { '<=': [{ var: 'meses' }, 60] },
    message: 'El permiso individual dura como máximo 5 años (60 meses).',
    severity: 'error',
    source: 'DUR 2.2.2.8.1.1 y ss. (Decreto 1376/2013)',
  },
  {
    id: 'recurso_genetico',
    field: 'acceso_recurso_genetico',
    ok: is('acceso_recurso_genetico', false),
    message:
      'El acceso a recursos genéticos se contrata aparte con el Ministerio de Ambiente; este permiso solo cubre la recolección.',
    severity: 'warning',
  },
  {
    id: 'equipo_repetido',
    field: 'equipo_trabajo',
    ok: { unique: [{ var: 'equipo_trabajo' }, 'documento'] },
    message: 'Hay dos personas del equipo con el mismo documento.',
    severity: 'error',
  },
  {
    id: 'sitio_repetido',
    field: 'sitios',
    ok: { unique: [{ var: 'sitios' }, 'sitio'] },
    message: 'Hay dos sitios con el mismo nombre.',
    severity: 'error',
  },
]

/** Type 16, collecting specimens for research: form F16, 5 sections and 41 fields. */
export const researchCollectionForm: WrittenForm = {
  id: 'F16',
  sections: [shared('solicitante'), research, team, collection, shared('declaraciones_breves')],
  checks,
}
