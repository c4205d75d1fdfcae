import { keysIn } from '../kernel/keys-in.ts'

interface ZoneClass {
  /** of the authority's own organisation: shown on no map */
  readonly internal?: true
  /** Spanish, of one */
  readonly name: string
  /** its shapes divide the territory: a place is in one of them, and crossing one asks for nothing */
  readonly divides?: true
}

/** What a layer of zones stands for. */
export const ZONE_CLASSES = {
  municipio: { name: 'Límites de municipios', divides: true },
  subcuenca: { name: 'Subcuencas', divides: true },
  protegida: { name: 'Área protegida' },
  paramo: { name: 'Páramo' },
  pomca: { name: 'Zonificación de un plan de ordenación de cuenca' },
  ronda: { name: 'Ronda hídrica' },
  profesional: { name: 'Zona de un profesional', internal: true },
  otra: { name: 'Otra zona' },
} as const satisfies Readonly<Record<string, ZoneClass>>

export type ZoneClassId = keyof typeof ZONE_CLASSES

const declared = (id: ZoneClassId): ZoneClass => ZONE_CLASSES[id]

/** Whether the shapes of a class divide the territory among them. */
export const divides = (id: ZoneClassId): boolean => declared(id).divides === true

/** Whether everybody may see the shapes of a class on a map. */
export const onMaps = (id: ZoneClassId): boolean => declared(id).internal !== true

/** Spanish name of a class. */
export const zoneClassName = (id: ZoneClassId): string => ZONE_CLASSES[id].name

/** Spanish names of all classes. */
export const ZONE_CLASS_NAMES = Object.fromEntries(
  keysIn(ZONE_CLASSES).map((id) => [id, ZONE_CLASSES[id].name]),
  // a name for each class
) as Readonly<Record<ZoneClassId, string>>
