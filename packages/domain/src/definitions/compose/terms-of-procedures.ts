import type { FieldDef, Logic } from '../../forms/definition.ts'
import type { GrantTermDef, ProcedureDecision, ProcedureDef } from '../procedure-schema.ts'

/** A term with the types that grant or certify it. */
export interface GrantTerm extends GrantTermDef {
  readonly types: readonly number[]
}

/**
 * The terms of all procedures decided in a way: the technical concept proposes those of a resolución
 * (`concepto.<name>`), the decision grants them (`decision.<name>`), a decision on an appeal replaces them
 * (`recurso.nuevo_<name>`), and the resolución prints them; those of a certificate are `certificado.<name>`.
 * Each once, in an order that agrees with that of every procedure. RangeError when two procedures order the same terms differently, or name two terms alike.
 */
export function termsDecidedBy(
  procedures: readonly Pick<ProcedureDef, 'ttId' | 'decision'>[],
  by: Exclude<ProcedureDecision['by'], 'letter'>,
): readonly GrantTerm[] {
  const merged: { readonly term: GrantTermDef; readonly types: number[] }[] = []
  for (const { ttId, decision } of procedures) {
    if (decision.by === 'letter' || decision.by !== by) continue
    let next = 0
    for (const term of decision.terms) {
      const found = merged.findIndex((one) => one.term.name === term.name)
      const shared = merged[found]
      if (shared === undefined) merged.splice(next++, 0, { term, types: [ttId] })
      else if (!alike(shared.term, term) || found < next)
        throw new RangeError(`tipo ${ttId}: el término ${term.name} es otro, o va en otro orden`)
      else {
        shared.types.push(ttId)
        next = found + 1
      }
    }
  }
  return merged.map(({ term, types }) => ({ ...term, types }))
}

/** Types share terms: by reference in the program, by their words where they are stored. */
export const alike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Fact that holds a term's recommendation; null when there is none. */
export const recommendedIn = ({ name, concept, compared }: GrantTerm): string | null =>
  compared?.recommended ?? (concept === undefined ? null : `concepto.${name}`)

/** Whether the value granted under a prefix differs from the requested or recommended one, if any. */
export function differs(term: GrantTerm, prefix: string): Logic | null {
  if (term.compared === undefined) return null
  const { sum } = term.compared
  const amount = (fact: string): Logic =>
    sum === undefined ? { var: fact } : { if: [{ var: fact }, { total: [{ var: fact }, sum] }, null] }
  const granted = amount(`${prefix}${term.name}`)
  const recommended = recommendedIn(term)
  const others: Logic[] = [
    ...(term.compared.asked === undefined ? [] : [{ var: `pedido.${term.name}` }]),
    ...(recommended === null ? [] : [amount(recommended)]),
  ]
  return { or: others.map((other) => ({ '!': [{ alike: [granted, other] }] })) }
}

const ofType = (types: readonly number[]): Logic => ({ in: [{ var: 'tramite.tipo' }, types] })
const all = (...conditions: readonly (Logic | undefined)[]): Logic => {
  const real = conditions.filter((one) => one !== undefined)
  const [only] = real
  return only !== undefined && real.length === 1 ? only : { and: real }
}
const termsFor = (terms: readonly GrantTerm[], types: readonly number[]): readonly GrantTerm[] =>
  terms.filter((term) => term.types.some((type) => types.includes(type)))
const within = (term: GrantTerm, types: readonly number[]): readonly number[] =>
  term.types.filter((type) => types.includes(type))

/** Fields of the technical concept, for the types of a family. */
export const conceptTerms = (terms: readonly GrantTerm[], types: readonly number[]): readonly FieldDef[] =>
  termsFor(terms, types).flatMap((term) =>
    term.concept === undefined
      ? []
      : [
          {
            ...term.field,
            key: `concepto.${term.name}`,
            label: term.concept,
            condition: all(
              ofType(within(term, types)),
              { '==': [{ var: 'concepto.recomendacion' }, 'otorgar'] },
              term.when,
            ),
          },
        ],
  )

const GRANTS: Logic = { '==': [{ var: 'decision.sentido' }, 'otorga'] }

/** Fields of the decision, for the types of a family; each compared one with its reason for a difference. */
export const decisionTerms = (terms: readonly GrantTerm[], types: readonly number[]): readonly FieldDef[] =>
  termsFor(terms, types).flatMap((term): FieldDef[] => {
    const condition = all(ofType(within(term, types)), GRANTS, term.when)
    const granted: FieldDef = { ...term.field, key: `decision.${term.name}`, condition }
    const difference = differs(term, 'decision.')
    if (term.compared === undefined || difference === null) return [granted]
    return [
      granted,
      {
        key: `decision.razon_${term.name}`,
        kind: 'longText',
        label: `${term.compared.noun}: por qué se aparta de lo pedido o de lo recomendado`,
        required: true,
        maxLength: 2000,
        help: 'La resolución lo dice y, si se otorga menos de lo pedido, niega el resto.',
        condition: all(condition, difference),
        source: 'CPACA art. 42',
      },
    ]
  })

/**
 * Fields of a decision on an appeal that grants or modifies; terms left empty remain unchanged. Each compared one
 * has its reason for a difference, as in the decision (CPACA arts. 42 and 80).
 */
export const appealTerms = (terms: readonly GrantTerm[]): readonly FieldDef[] =>
  terms.flatMap((term): FieldDef[] => {
    const { initial: _initial, ...field } = term.field
    const key = `recurso.nuevo_${term.name}`
    const condition = all(
      ofType(term.types),
      { in: [{ var: 'recurso.decision' }, ['otorga', 'modifica']] },
      term.when,
    )
    const granted: FieldDef = {
      ...field,
      key,
      label: term.appeal ?? field.label,
      required: false,
      condition,
    }
    const difference = differs(term, 'recurso.nuevo_')
    if (term.compared === undefined || difference === null) return [granted]
    return [
      granted,
      {
        key: `recurso.nuevo_razon_${term.name}`,
        kind: 'longText',
        label: `${term.compared.noun}: por qué se aparta de lo pedido o de lo recomendado`,
        required: true,
        maxLength: 2000,
        help: 'La resolución lo dice y, si se otorga menos de lo pedido, niega el resto.',
        // a term left empty stays as it was decided, with the reason given then
        condition: all(condition, { '!!': [{ var: key }] }, difference),
        source: 'CPACA art. 42',
      },
    ]
  })

/** The terms of a certificate as fields of the step that issues it, under a condition of the step. */
export const certificateFields = (terms: readonly GrantTerm[], condition?: Logic): readonly FieldDef[] =>
  terms.map((term) => ({
    ...term.field,
    key: `certificado.${term.name}`,
    condition: all(ofType(term.types), condition),
  }))
