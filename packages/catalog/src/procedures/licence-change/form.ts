import type { CrossCheck, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import {
  environmentalStudy,
  licensedProject,
  licensedProjectChecks,
} from '../forms/blocks/licensed-project.ts'
import { participationChecks } from '../forms/blocks/participation.ts'
import { is, oneOf } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const project: SectionDef = {
  key: 'proyecto',
  title: 'Proyecto, obra o actividad',
  fields: [
    {
      key: 'licencia_actual',
      kind: 'text',
      label: 'Resolución de la licencia o plan de manejo',
      required: true,
      maxLength: 60,
    },
    { key: 'expediente_licencia', kind: 'text', label: 'Expediente', required: true, maxLength: 40 },
    {
      key: 'causal',
      kind: 'choice',
      label: 'Causal de modificación',
      required: true,
      options: [
        { value: 'variar_condiciones', label: 'Variar condiciones con impactos adicionales' },
        { value: 'no_contempla_permisos', label: 'No contempla permisos necesarios' },
        { value: 'variar_permisos', label: 'Variar permisos ya otorgados' },
        { value: 'reduccion_area', label: 'Reducción de área' },
        { value: 'ampliacion_area', label: 'Ampliación de área' },
        { value: 'cambio_autoridad', label: 'Cambio de autoridad por volumen' },
        { value: 'integracion', label: 'Integración de licencias' },
        { value: 'impacto_no_previsto', label: 'Impacto no previsto' },
      ],
      source: 'DUR 2.2.2.3.7.1',
    },
    ...licensedProject,
  ],
}

const minorChange: SectionDef = {
  key: 'cambio_menor',
  title: 'Cambios menores',
  fields: [
    {
      key: 'es_cambio_menor',
      kind: 'yesNo',
      label: '¿Es un cambio menor del giro ordinario?',
      required: true,
      help: 'Un cambio menor solo se informa: no se modifica la licencia.',
    },
    {
      key: 'descripcion_cambio',
      kind: 'longText',
      label: 'Descripción del cambio',
      required: true,
      condition: is('es_cambio_menor', true),
      maxLength: 3000,
    },
  ],
}

const checks: readonly CrossCheck[] = [
  {
    id: 'causal_sin_permisos',
    field: 'causal',
    when: oneOf('causal', ['no_contempla_permisos', 'variar_permisos']),
    ok: { '!!': [{ var: 'permisos_incluidos' }] },
    message: 'La causal habla de permisos. Marque más abajo los que se incluyen o cambian.',
    severity: 'error',
    source: 'DUR 2.2.2.3.7.1',
  },
  {
    id: 'menor_con_impacto',
    field: 'es_cambio_menor',
    when: oneOf('causal', ['variar_condiciones', 'ampliacion_area', 'impacto_no_previsto']),
    ok: is('es_cambio_menor', false),
    message:
      'Con la causal que marcó el cambio no es menor: exige modificar la licencia. Revise las dos respuestas.',
    severity: 'error',
    source: 'DUR 2.2.2.3.7.1',
  },
]

/** Type 9, change of an environmental licence: form F09, 8 sections and 70 fields. */
export const licenceChangeForm: WrittenForm = {
  id: 'F09',
  sections: [
    shared('solicitante'),
    project,
    environmentalStudy(true),
    shared('demanda'),
    // its checks run after those of the project
    { ...shared('participacion'), checks: false },
    minorChange,
    shared('costos'),
    shared('declaraciones'),
  ],
  checks: [...licensedProjectChecks, ...participationChecks, ...checks],
}
