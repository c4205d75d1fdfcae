import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import {
  asksOfPlaces,
  isCompared,
  onMaps,
  waterOf,
  ZONE_CLASS_NAMES,
  type ZoneClassId,
} from '@ventanilla/domain/places/zone-classes'
import type { Content } from './door.ts'
import { door, listed, NEW_LISTED } from './listed.ts'

const NO_COLUMN = 'Ninguna'

const isClass = (id: unknown): id is ZoneClassId =>
  typeof id === 'string' && Object.hasOwn(ZONE_CLASS_NAMES, id)
/** Of what the class of a zone is, where it is known. */
const where =
  (holds: (id: ZoneClassId) => boolean) =>
  ({ class: id }: Content): boolean =>
    isClass(id) && holds(id)
const OF_CAPTURES = where((id) => waterOf(id) === 'captures')

/** Of its kind: words and fields. */
export const ZONE_DOOR = door<'zona'>({
  title: 'Zonas',
  one: 'Zona',
  subtitle:
    'Capas con que se compara cada lugar: límites, áreas protegidas, páramos, rondas, corrientes. Dicen de quién son y de qué día.',
  says: 'Aquí se mantienen las zonas con que se comparan los lugares de los trámites. Lo hace la oficina de recursos naturales y quien administra el portal.',
  list: '/zonas',
  item: { path: '/zonas', query: 'id' },
  create: { path: '/zonas', query: 'nueva', label: 'Nueva zona' },
  beside: { path: '/busqueda-coordenadas', label: 'Buscar por coordenadas' },
  fields: {
    ...listed('Así se nombra en la búsqueda por coordenadas y en los avisos.'),
    active: { as: 'yesNo', label: 'Se compara', yes: 'Sí', no: 'No' },
    class: {
      as: 'choice',
      label: 'Qué es',
      options: ZONE_CLASS_NAMES,
      help: 'De los límites, de las subcuencas y de las corrientes hay una sola capa vigente. Las corrientes son líneas en el sentido del agua.',
    },
    layer: {
      as: 'layer',
      label: 'Capa',
      help: 'Shapefile en ZIP, GeoPackage, GeoJSON, KML o GPX; o dibujada aquí. El archivo se guarda como llegó.',
    },
    nameFrom: {
      as: 'column',
      of: 'layer',
      label: 'Columna con el nombre de cada figura',
      empty: NO_COLUMN,
    },
    codeFrom: {
      as: 'column',
      of: 'layer',
      label: 'Columna con el código',
      empty: NO_COLUMN,
      help: 'De los municipios, su código DANE de cinco cifras.',
    },
    flowFrom: {
      as: 'column',
      of: 'layer',
      label: 'Columna con el caudal otorgado (l/s)',
      empty: NO_COLUMN,
      applies: OF_CAPTURES,
    },
    sourceFrom: {
      as: 'column',
      of: 'layer',
      label: 'Columna con el nombre de la fuente',
      empty: NO_COLUMN,
      applies: OF_CAPTURES,
    },
    source: {
      as: 'line',
      label: 'Fuente',
      help: 'Quién hizo la capa.',
      maxLength: LONGEST.norm,
    },
    sourceDate: { as: 'date', label: 'Fecha de la fuente', help: 'De lo que la capa muestra, no de hoy.' },
    norm: { as: 'line', label: 'Norma', help: 'La que declara la zona, si la hay.', maxLength: LONGEST.norm },
    warning: {
      as: 'line',
      label: 'Qué significa',
      applies: where(isCompared),
      help: 'Lo lee quien busca un lugar que la cruza.',
      maxLength: LONGEST.description,
      rows: 3,
    },
    question: {
      as: 'line',
      label: 'Pregunta al solicitante',
      applies: where((id) => asksOfPlaces(id) && onMaps(id)),
      help: 'Aparece en la solicitud cuando el lugar cruza la zona, y hay que responderla. Vacía: no se pregunta nada.',
      maxLength: LONGEST.name,
    },
    concept: {
      as: 'line',
      label: 'Concepto de planeación que se pide',
      applies: where((id) => asksOfPlaces(id) && onMaps(id)),
      help: 'Al radicar se le pide a planeación, y el concepto técnico no se firma sin él. Vacío: no se pide.',
      maxLength: LONGEST.description,
      rows: 3,
    },
    group: {
      as: 'oneOf',
      label: 'Grupo que se propone',
      applies: where(asksOfPlaces),
      empty: 'Ninguno',
      help: 'Sus personas aparecen primero al asignar el caso. En la zona de un profesional, vacío: el código de cada figura nombra el grupo.',
    },
  },
  begin: {
    ...NEW_LISTED,
    class: 'protegida',
    layer: '',
    nameFrom: '',
    codeFrom: '',
    flowFrom: '',
    sourceFrom: '',
    source: '',
    sourceDate: '',
    norm: '',
    warning: '',
    question: '',
    concept: '',
    group: '',
  },
})
