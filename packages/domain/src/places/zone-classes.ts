import { keysIn } from '../kernel/keys-in.ts'

interface ZoneClass {
  /** of the authority's own organisation: shown on no map */
  readonly internal?: true
  /** Spanish, of one */
  readonly name: string
  /** its shapes divide the territory: a place is in one of them, and crossing one asks for nothing */
  readonly divides?: true
  /** no zone that a place crosses: reaches of streams, drawn in the direction of flow, or captures registered elsewhere */
  readonly water?: 'reaches' | 'captures'
}

/** What a layer of zones stands for. */
export const ZONE_CLASSES = {
  municipio: { name: 'Límites de municipios', divides: true },
  subcuenca: { name: 'Subcuencas', divides: true },
  protegida: { name: 'Área protegida' },
  paramo: { name: 'Páramo' },
  pomca: { name: 'Zonificación de un plan de ordenación de cuenca' },
  ronda: { name: 'Ronda hídrica' },
  corriente: { name: 'Corrientes, dibujadas en el sentido del agua', water: 'reaches' },
  captacion: { name: 'Captaciones registradas', internal: true, water: 'captures' },
  profesional: { name: 'Zona de un profesional', internal: true },
  otra: { name: 'Otra zona' },
} as const satisfies Readonly<Record<string, ZoneClass>>

export type ZoneClassId = keyof typeof ZONE_CLASSES

const declared = (id: ZoneClassId): ZoneClass => ZONE_CLASSES[id]

/** Whether the shapes of a class divide the territory among them. */
export const divides = (id: ZoneClassId): boolean => declared(id).divides === true

/** Whether a place is compared with the shapes of a class. */
export const isCompared = (id: ZoneClassId): boolean => declared(id).water === undefined

/** Whether crossing its shapes can ask for something: a division is crossed by every place, and water by none. */
export const asksOfPlaces = (id: ZoneClassId): boolean => isCompared(id) && !divides(id)

/** What of the water the shapes of a class are; undefined: they are zones. */
export const waterOf = (id: ZoneClassId): ZoneClass['water'] => declared(id).water

/** Whether one layer of a class is in force at a time: by two, a place would be in two municipalities or on two reaches. */
export const isSingle = (id: ZoneClassId): boolean => divides(id) || waterOf(id) === 'reaches'

/** Whether everybody may see the shapes of a class on a map. */
export const onMaps = (id: ZoneClassId): boolean => declared(id).internal !== true

/** Spanish name of a class. */
export const zoneClassName = (id: ZoneClassId): string => ZONE_CLASSES[id].name

/** Spanish names of all classes. */
export const ZONE_CLASS_NAMES = Object.fromEntries(
  keysIn(ZONE_CLASSES).map((id) => [id, ZONE_CLASSES[id].name]),
  // a name for each class
) as Readonly<Record<ZoneClassId, string>>
