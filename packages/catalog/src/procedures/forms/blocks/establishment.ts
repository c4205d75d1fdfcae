import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { COORDINATE_HELP } from './property.ts'

/** Place and activity of an establishment, as the registers of polluters ask for them. */
export const placeAndActivity: readonly FieldDef[] = [
  {
    key: 'coordenada',
    kind: 'point',
    label: 'Coordenada del establecimiento',
    required: true,
    municipalityFrom: 'municipio',
    help: COORDINATE_HELP,
    source: 'Caja envolvente del municipio (DANE)',
  },
  {
    key: 'ciiu',
    kind: 'text',
    label: 'Código CIIU',
    required: true,
    help: 'Actividad económica principal, como está en el RUT. Ejemplo: 2511.',
    maxLength: 6,
  },
]
