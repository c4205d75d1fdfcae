import type { CrossCheck, FormDef, SectionDef } from '@ventanilla/domain/forms/definition'
import { applicant, applicantChecks } from '../forms/blocks/applicant.ts'
import { costs } from '../forms/blocks/costs.ts'
import { declarations } from '../forms/blocks/declarations.ts'
import { environmentalDemand } from '../forms/blocks/environmental-demand.ts'
import {
  environmentalStudy,
  licensedProject,
  licensedProjectChecks,
} from '../forms/blocks/licensed-project.ts'
import { participation, participationChecks } from '../forms/blocks/participation.ts'
import { is, isNot, oneOf } from '../forms/conditions.ts'

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
export const environmentalLicenceForm: FormDef = {
  id: 'F01',
  sections: [
    applicant,
    project,
    request,
    environmentalStudy(false),
    environmentalDemand,
    participation,
    costs,
    declarations,
  ],
  checks: [...applicantChecks, ...licensedProjectChecks, ...participationChecks, ...checks],
  municipalityField: 'municipio_principal',
}
