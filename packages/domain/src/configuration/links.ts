import { type Contents, listIn } from './readings.ts'

/** A link to a norm or a guide, kept by the authority, as the readers of a procedure see it. */
export interface NormLink {
  readonly id: number
  readonly name: string
  /** https */
  readonly address: string
  /** shown under it; empty: nothing */
  readonly note: string
}

/** Links that are offered, in their order; those that one procedure type shows where its number is given. */
export const linksIn = (contents: Contents, ttId: number | null = null): readonly NormLink[] =>
  listIn(contents, 'enlace').flatMap(([key, { active, name, address, note, procedures }]) =>
    active && (ttId === null || procedures.includes(ttId)) ? [{ id: Number(key), name, address, note }] : [],
  )
