import type { AppliesTo } from './kind.ts'

/** What a change of a kind applies to, as it is said before it is published. */
export const APPLIES_TO: Readonly<Record<AppliesTo, string>> = {
  newCases:
    'Vale para las solicitudes que se radiquen desde que entre en vigor. Las que van en curso siguen con la suya.',
  newSteps:
    'Vale para los pasos y los actos que empiecen desde que entre en vigor. Los que ya empezaron no cambian.',
  newSignatures:
    'Vale para lo que se firme desde sus días. Lo que ya se firmó conserva la competencia con que se firmó.',
  newSettlements:
    'Vale para lo que se liquide desde que entre en vigor. Lo que ya se liquidó queda como se liquidó.',
  atOnce: 'Vale para todo desde que entre en vigor, también para lo que va en curso.',
  byYear: 'Vale para lo que se liquide con ese año. Lo que ya se liquidó queda como se liquidó.',
}

/** To whom it is attributed that a visit did not take place. */
export const RESCHEDULED_BY = ['fuerza_mayor', 'solicitante', 'corporacion'] as const

/** Where an item stands. */
export const ITEM_STATES = {
  vigente: 'Está en vigor',
  retirado: 'Se retiró',
  nuevo: 'Todavía no ha entrado en vigor',
} as const
export type ItemState = keyof typeof ITEM_STATES

/** Where the trial of a draft stands. */
export const TRIAL_STATES = {
  probando: 'Se está probando',
  hecha: 'Terminó',
  detenida: 'Alguien la detuvo',
  superada: 'El borrador, o lo que está en vigor, cambió mientras se probaba',
  fallida: 'El portal no la pudo terminar',
} as const
export type TrialState = keyof typeof TRIAL_STATES

/** Why a trial says nothing of the draft that there is. */
export const TRIAL_OUTDATED = {
  borrador: 'El borrador cambió desde la prueba',
  vigente: 'Lo que está en vigor cambió desde la prueba',
} as const
export type TrialOutdated = keyof typeof TRIAL_OUTDATED

/** Filters of a list of items. */
export const ITEM_FILTERS = {
  vigentes: 'Están en vigor',
  retirados: 'Se retiraron',
  borrador: 'Con borrador',
  programados: 'Programados',
  producto: 'El producto trae una versión nueva',
} as const
export type ItemFilter = keyof typeof ITEM_FILTERS

/** Where a version stands. */
export const VERSION_STATES = {
  vigente: 'Está en vigor',
  anterior: 'Estuvo en vigor',
  espera: 'Espera su día',
  desprogramada: 'Se desprogramó antes de entrar en vigor',
} as const
export type VersionState = keyof typeof VERSION_STATES

/** Whose content a version is. */
export const VERSION_ORIGINS = {
  fabrica: 'La trae el producto',
  autoridad: 'La decidió la autoridad',
} as const
export type VersionOrigin = keyof typeof VERSION_ORIGINS

/** What can be done about a version of the product that is newer than the one on which ours stands. */
export const PRODUCT_CHOICES = {
  adoptar: 'Tomar la del producto tal como viene',
  combinar: 'Juntar lo que cambió el producto con lo que cambió la autoridad',
  dejar: 'Quedarse con la de la autoridad',
} as const
export type ProductChoice = keyof typeof PRODUCT_CHOICES

/** What came of looking at an outside address. */
export const ADDRESS_STATES = {
  sirve: 'Responde',
  no_sirve: 'No responde como debe',
  sin_verificar: 'Sin verificar',
} as const
export type AddressState = keyof typeof ADDRESS_STATES

export const DIFFERENCE_KINDS = {
  added: 'Está solo en la segunda',
  removed: 'Está solo en la primera',
  changed: 'Es otro valor',
  moved: 'Los elementos de la lista están en otro orden',
} as const

export const CONFLICT_KINDS = {
  'both changed': 'Los dos lo cambiaron',
  'changed and removed': 'Uno lo cambió y el otro lo quitó',
  order: 'Los dos cambiaron el orden',
} as const

/** What a pasted row does. */
export const PASTE_VERDICTS = {
  nuevo: 'Empieza un elemento nuevo',
  cambia: 'Cambia uno que ya está',
  igual: 'Dice lo mismo que ya está',
  mal: 'No se puede guardar así',
} as const
export type PasteVerdict = keyof typeof PASTE_VERDICTS

/** What an item of a carried configuration does in this portal. */
export const CARRY_VERDICTS = {
  nuevo: 'Es nuevo aquí',
  cambia: 'Cambia uno que ya está',
  vuelve: 'Aquí está retirado, y volvería',
  choca: 'Aquí la misma clave es de otra cosa',
  conflicto: 'Ya tiene un borrador que cambia lo mismo',
  numero: 'Su número solo lo da el producto',
  ajeno: 'Su rol no lo edita',
  igual: 'Dice lo mismo que ya está',
} as const
export type CarryVerdict = keyof typeof CARRY_VERDICTS
