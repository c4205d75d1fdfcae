import { Refusal } from './problem.ts'

/** Fewest signs that a search is asked for: fewer match nearly everything. */
export const SEARCH_MIN = 3

export const SEARCH_SHORT = 'Escriba al menos tres letras o números para buscar.'

/** It was begun, and is not long enough; an empty one asks for everything. */
export const isShortSearch = (q: string): boolean => q !== '' && q.length < SEARCH_MIN

/** Throws `Refusal` (invalid) for a search that is too short. */
export function demandSearch(q: string): void {
  if (isShortSearch(q)) throw new Refusal('invalid', SEARCH_SHORT, { code: 'busqueda_corta' })
}

/** A text as it is compared with another: without accents, capitals and blanks around it. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
