/**
 * What a layer of zones says of a place. Three answers, never the second for the third: a layer that could not be
 * compared says nothing about the ground (a neighbouring portal said «no aplica» while its layer server was down).
 */
export const ZONE_STATES = {
  cruza: 'El lugar la toca o está dentro',
  no_cruza: 'El lugar no la toca, según la capa y su fecha',
  sin_verificar: 'No se pudo comparar: no se sabe',
} as const
export type ZoneState = keyof typeof ZONE_STATES

/** A shape of a layer that the place crosses. */
export interface Crossed {
  readonly name: string
  readonly code: string
  /** of the place inside the shape, in square metres; null: the place is a point */
  readonly areaM2: number | null
  /** of the place's area, from 0 to 1; null: the place is a point */
  readonly share: number | null
}

export type ZoneAnswer =
  | { readonly state: 'cruza'; readonly crossed: readonly Crossed[] }
  | { readonly state: 'no_cruza' }
  | { readonly state: 'sin_verificar'; readonly because: string }

/** Why a zone was not checked, Spanish. */
export const NOT_CHECKED = {
  missing: 'La capa no está cargada.',
  late: 'La comparación tardó demasiado.',
  tangled: 'El borde del área se cruza a sí mismo demasiadas veces.',
} as const
