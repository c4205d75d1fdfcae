import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { COORDINATE_HELP } from './property.ts'

/** Collection sites: two columns of every table of sites, the same in 16 and 17. */
export const COLLECTION_SITE: readonly FieldDef[] = [
  { key: 'municipio', kind: 'choice', label: 'Municipio', required: true, optionsFrom: 'municipios' },
  {
    key: 'coordenada',
    kind: 'point',
    municipalityFrom: 'sitios.municipio',
    label: 'Coordenada',
    required: true,
    help: COORDINATE_HELP,
    source: 'Caja envolvente del municipio (DANE)',
  },
]

export const ETHNIC_TERRITORY: FieldDef = {
  key: 'comunidades_etnicas',
  kind: 'yesNo',
  label: '¿Se realizará en territorio de comunidades étnicas?',
  required: true,
  help: 'Si responde «sí», adjunte el pronunciamiento de la Dirección de la Autoridad Nacional de Consulta Previa (DANCP).',
}
