import type { CrossCheck, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { COLLECTION_SITE, ETHNIC_TERRITORY } from '../forms/blocks/collection.ts'
import { shared } from '../forms/shared-sections.ts'

const study: SectionDef = {
  key: 'estudio',
  title: 'Estudio ambiental',
  fields: [
    {
      key: 'tipo_estudio',
      kind: 'choice',
      label: 'Estudio que se elaborará',
      required: true,
      options: [
        { value: 'eia', label: 'Estudio de impacto ambiental' },
        { value: 'daa', label: 'Diagnóstico ambiental de alternativas' },
        { value: 'pma', label: 'Plan de manejo' },
        { value: 'otro', label: 'Otro permiso o autorización' },
      ],
      source: 'DUR 2.2.2.9.2.1 y ss. (Decreto 3016/2013)',
    },
    {
      key: 'proyecto',
      kind: 'text',
      label: 'Proyecto para el que se elabora el estudio',
      required: true,
      maxLength: 150,
    },
    {
      key: 'metodologia',
      kind: 'longText',
      label: 'Metodologías por grupo biológico',
      required: true,
      maxLength: 3000,
    },
    {
      key: 'meses',
      kind: 'integer',
      label: 'Duración',
      required: true,
      help: 'Máximo dos años.',
      unit: 'meses',
      min: 1,
      max: 24,
    },
    {
      key: 'movilizara',
      kind: 'yesNo',
      label: '¿Movilizará especímenes?',
      required: true,
      help: 'Lo que se moviliza es lo que describe en «Grupos y cantidades».',
    },
  ],
}

const people: SectionDef = {
  key: 'perfil',
  title: 'Profesionales',
  fields: [
    {
      key: 'profesionales',
      kind: 'table',
      label: 'Perfil de los profesionales',
      required: true,
      columns: [
        { key: 'grupo', kind: 'text', label: 'Grupo biológico', required: true },
        { key: 'formacion', kind: 'text', label: 'Formación', required: true },
        {
          key: 'experiencia',
          kind: 'integer',
          label: 'Experiencia',
          required: true,
          unit: 'años',
          min: 0,
          max: 60,
        },
      ],
      minRows: 1,
    },
    {
      key: 'total_profesionales',
      kind: 'integer',
      label: 'Número de profesionales',
      required: true,
      min: 1,
    },
  ],
}

const sampling: SectionDef = {
  key: 'muestreo',
  title: 'Área y especímenes',
  fields: [
    {
      key: 'sitios',
      kind: 'table',
      label: 'Área de estudio',
      required: true,
      columns: [
        { key: 'nombre', kind: 'text', label: 'Polígono o sitio', required: true },
        ...COLLECTION_SITE,
        { key: 'area', kind: 'surface', label: 'Área', required: true, unit: 'ha', min: 0.0001 },
      ],
      minRows: 1,
    },
    {
      key: 'especimenes',
      kind: 'table',
      label: 'Grupos y cantidades',
      required: true,
      columns: [
        { key: 'grupo', kind: 'text', label: 'Grupo biológico', required: true },
        { key: 'muestra', kind: 'text', label: 'Tipo de muestra', required: true },
        {
          key: 'cantidad',
          kind: 'integer',
          label: 'Cantidad por unidad de muestreo',
          required: true,
          min: 1,
        },
      ],
      minRows: 1,
    },
    {
      key: 'especies_amenazadas',
      kind: 'yesNo',
      label: '¿Incluye especies amenazadas o vedadas?',
      required: true,
    },
    ETHNIC_TERRITORY,
  ],
}

const checks: readonly CrossCheck[] = [
  {
    id: 'menos_profesionales',
    field: 'total_profesionales',
    ok: { '>=': [{ var: 'total_profesionales' }, { length: [{ var: 'profesionales' }] }] },
    message:
      'Describió {perfiles} perfiles y cuenta con menos personas. Confirme que alguna cubre varios grupos.',
    figures: { perfiles: { length: [{ var: 'profesionales' }] } },
    severity: 'warning',
  },
  {
    id: 'perfil_repetido',
    field: 'profesionales',
    ok: { unique: [{ var: 'profesionales' }, 'grupo'] },
    message: 'Hay dos perfiles para el mismo grupo biológico. Déjelo en una sola fila.',
    severity: 'warning',
  },
  {
    id: 'sitio_repetido',
    field: 'sitios',
    ok: { unique: [{ var: 'sitios' }, 'nombre'] },
    message: 'Hay dos sitios con el mismo nombre.',
    severity: 'error',
  },
]

/** Type 17, collecting specimens for environmental studies: form F17, 5 sections and 35 fields. */
export const studyCollectionForm: WrittenForm = {
  id: 'F17',
  sections: [shared('solicitante'), study, people, sampling, shared('declaraciones_breves')],
  checks,
}
