import type { CrossCheck, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import {
  environmentalStudy,
  licensedProject,
  licensedProjectChecks,
} from '../forms/blocks/licensed-project.ts'
import { participationChecks } from '../forms/blocks/participation.ts'
import { is, isNot, oneOf } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const project: SectionDef = {
  key: 'proyecto',
  title: 'Proyecto, obra o actividad',
  fields: [...licensedProject],
}

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
        { value: 'daa', label: 'Diagnóstico ambiental de alternativas' },
        { value: 'eia', label: 'Licencia ambiental' },
        { value: 'cesion', label: 'Cesión de la licencia' },
        { value: 'temporal', label: 'Licencia ambiental temporal' },
      ],
    },
    { key: 'fecha_inicio_obra', kind: 'date', label: 'Fecha prevista de inicio', required: true },
  ],
}

const checks: readonly CrossCheck[] = [
  {
    id: 'obra_pasada',
    field: 'fecha_inicio_obra',
    when: isNot('tipo_solicitud', 'cesion'),
    ok: { '>=': [{ var: 'fecha_inicio_obra' }, { var: '$hoy' }] },
    message: 'La obra empieza después de tener la licencia. Escriba una fecha de hoy en adelante.',
    severity: 'error',
    source: 'DUR 2.2.2.3.1.3',
  },
  {
    id: 'etapa_adelantada',
    field: 'etapa',
    when: oneOf('tipo_solicitud', ['daa', 'eia']),
    ok: is('etapa', 'planeacion'),
    message: 'La licencia se obtiene antes de empezar. Si la obra ya empezó, la Corporación lo estudiará.',
    severity: 'warning',
    source: 'DUR 2.2.2.3.1.3',
  },
]

/** Type 1, environmental licence: form F01, 8 sections and 67 fields. */
export const environmentalLicenceForm: WrittenForm = {
  id: 'F01',
  sections: [
    shared('solicitante'),
    project,
    request,
    environmentalStudy(false),
    shared('demanda'),
    // its checks run after those of the project
    { ...shared('participacion'), checks: false },
    shared('costos'),
    shared('declaraciones'),
  ],
  checks: [...licensedProjectChecks, ...participationChecks, ...checks],
}
