import { type Contents, listIn } from './readings.ts'

/** A control body that gets copies of acts by itself. */
export interface CopiedBody {
  /** its key */
  readonly key: string
  readonly name: string
  /** postal address; empty: not known */
  readonly address: string
  /** empty: nothing can be sent by itself */
  readonly email: string
}

/** Control bodies that get a copy of the acts of a template by themselves, in the authority's order. */
export const bodiesCopied = (contents: Contents, template: string): readonly CopiedBody[] =>
  listIn(contents, 'ente_control').flatMap(([key, { active, name, address = '', email = '', acts = [] }]) =>
    active && acts.includes(template) ? [{ key, name, address, email }] : [],
  )
