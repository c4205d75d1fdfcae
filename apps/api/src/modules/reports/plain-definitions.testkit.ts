import type { CaseCatalogue } from '../../db/cases/catalogue.ts'

/** What reports take from the definitions, read a second time from their plain data; shares no code with the server. */
export interface PlainDefinitions {
  readonly visits: ReadonlySet<string>
  /** steps whose term must run out by law */
  readonly waits: ReadonlySet<string>
  /** what follows when the term of a step ends */
  readonly follows: ReadonlyMap<string, string>
  /** by `step outcome`: the fact with the cause, and of what it is the cause */
  readonly causes: ReadonlyMap<string, readonly (readonly [fact: string, of: string])[]>
  readonly petitions: ReadonlySet<number>
  readonly silences: ReadonlyMap<number, string>
  readonly decisions: ReadonlySet<string>
}

const CAUSES: readonly (readonly [string, string])[] = [
  ['devolucion.causal', 'devolucion'],
  ['recurso.causa_rechazo', 'rechazo'],
  ['terminacion.causal', 'terminada'],
  ['cesacion.causal', 'cesada'],
]

/** Whether a condition holds only once the term is over. */
function asksForTheEnd(logic: unknown): boolean {
  if (Array.isArray(logic)) return logic.some(asksForTheEnd)
  if (typeof logic !== 'object' || logic === null) return false
  return Object.entries(logic).some(([operator, parts]) =>
    operator === 'var'
      ? parts === 'termino.vencido'
      : (operator === 'and' || operator === 'or') && asksForTheEnd(parts),
  )
}

export function plainDefinitions(catalogue: CaseCatalogue): PlainDefinitions {
  const { families } = catalogue.everyWorkflow
  const steps = families.flatMap((family) => family.steps)
  const unasked = new Set(
    families
      .filter(({ startedBy }) => startedBy === 'automatico')
      .flatMap((family) => family.steps.map(({ id }) => id)),
  )
  const expires = (step: (typeof steps)[number]): boolean =>
    step.outcomes.some(({ automatic }) => automatic === 'expiry')
  const waits = new Set(
    steps
      .filter(
        (step) =>
          step.term !== undefined &&
          (step.kind === 'firmness' ||
            step.posts !== undefined ||
            expires(step) ||
            step.outcomes.some(({ guard }) => asksForTheEnd(guard)) ||
            (step.actChoice ?? []).some(({ when }) => asksForTheEnd(when))),
      )
      .map(({ id }) => id),
  )
  const types = [...catalogue.newest.procedures.values()]
  return {
    visits: new Set(steps.filter(({ kind }) => kind === 'visit').map(({ id }) => id)),
    waits,
    follows: new Map(
      steps.map((step) => {
        const fatal = step.outcomes.some(
          ({ automatic, to, returnTo }) =>
            automatic === 'expiry' && (to === 'FIN' || returnTo === 'FIN' || unasked.has(to)),
        )
        if (fatal) return [step.id, 'termina']
        if (expires(step)) return [step.id, 'sigue']
        if (waits.has(step.id)) return [step.id, 'abre']
        return [step.id, step.turn === 'corporacion' ? 'mora' : 'nada']
      }),
    ),
    causes: new Map(
      steps.flatMap(({ id, capture, outcomes }) =>
        outcomes.map(({ code, needs }) => [
          `${id} ${code}`,
          CAUSES.filter(
            ([fact]) =>
              capture.some(({ key }) => key === fact) && (needs === undefined || needs.includes(fact)),
          ),
        ]),
      ),
    ),
    petitions: new Set(
      types
        .filter(({ ttId }) => catalogue.newest.natureOf(ttId).traits.includes('peticion'))
        .map(({ ttId }) => ttId),
    ),
    silences: new Map(
      types.map(({ ttId, terms }) => {
        const said = terms.flatMap(({ silence }) => silence ?? [])[0]
        const decides = terms.some(
          ({ kind, holder }) => holder === 'autoridad' && ['decision', 'issuance'].includes(kind),
        )
        return [ttId, said ?? (decides ? 'negativo' : 'ninguno')]
      }),
    ),
    decisions: new Set(
      [...catalogue.actRules.values()].filter(({ role }) => role === 'decision').map(({ id }) => id),
    ),
  }
}
