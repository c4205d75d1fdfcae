interface ZoneClass {
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
  profesional: { name: 'Zona de un profesional' },
  otra: { name: 'Otra zona' },
} as const satisfies Readonly<Record<string, ZoneClass>>

export type ZoneClassId = keyof typeof ZONE_CLASSES

const declared = (id: ZoneClassId): ZoneClass => ZONE_CLASSES[id]

/** Whether the shapes of a class divide the territory among them. */
export const divides = (id: ZoneClassId): boolean => declared(id).divides === true

/** Spanish name of a class. */
export const zoneClassName = (id: ZoneClassId): string => ZONE_CLASSES[id].name
