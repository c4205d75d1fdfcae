import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { words } from '../shared/grant-fields.ts'
import {
  AREA_LICENCIA,
  PERMISOS_INCLUIDOS,
  ZONIFICACION,
  COMPENSACION_BIOTICA,
  VIGENCIA_LICENCIA,
} from '../shared/grant-terms.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    {
      name: 'proyecto',
      field: words('Proyecto, obras y actividades que ampara'),
      concept: 'Proyecto, obras y actividades viables',
    },
    AREA_LICENCIA,
    PERMISOS_INCLUIDOS,
    ZONIFICACION,
    COMPENSACION_BIOTICA,
    VIGENCIA_LICENCIA,
  ],
  studies: [],
  law: LAW,
}
