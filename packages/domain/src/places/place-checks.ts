import type { Crossed, ZoneAnswer } from './zone-answers.ts'

/** When a case's places were compared with the zones. */
export const CHECK_MOMENTS = {
  radicacion: 'Al radicar',
  concepto: 'Al escribir el concepto',
  verificacion: 'Verificación de un funcionario',
} as const
export type CheckMoment = keyof typeof CHECK_MOMENTS

/** A shape that a place of a case crosses. */
export interface CrossedAt extends Crossed {
  /** label of the place's field */
  readonly place: string
}

export type CaseAnswer =
  | { readonly state: 'cruza'; readonly crossed: readonly CrossedAt[] }
  | { readonly state: 'no_cruza' }
  | { readonly state: 'sin_verificar'; readonly because: string }

/**
 * What of a second comparison is kept, of a case with these checks, oldest first: all, but for «not known» of a zone on whose
 * layer a person gave their word. Their word stands until the layer is another.
 */
export function saidAgain<
  Check extends { readonly zone: string; readonly layer: string; readonly state: CaseAnswer['state'] },
>(
  before: readonly {
    readonly zone: string
    readonly layer: string
    readonly by: string | null
  }[],
  again: readonly Check[],
): readonly Check[] {
  const last = new Map(before.map((check) => [check.zone, check]))
  return again.filter(({ zone, layer, state }) => {
    const word = last.get(zone)
    return state !== 'sin_verificar' || word === undefined || word.by === null || word.layer !== layer
  })
}

/** Keys of the zones whose last word is that it is not known; `checks` oldest first. */
export function pendingZones(
  checks: readonly { readonly zone: string; readonly state: CaseAnswer['state'] }[],
): readonly string[] {
  const last = new Map(checks.map(({ zone, state }) => [zone, state]))
  return [...last].flatMap(([zone, state]) => (state === 'sin_verificar' ? [zone] : []))
}

/**
 * What a zone says of a case with these places: one that crosses is enough, and where none is known to cross, one that was not
 * checked is enough for not knowing. Without places nothing was compared.
 */
export function answerOfCase(
  answers: readonly { readonly place: string; readonly answer: ZoneAnswer }[],
): CaseAnswer {
  const crossed = answers.flatMap(({ place, answer }) =>
    answer.state === 'cruza' ? answer.crossed.map((shape) => ({ place, ...shape })) : [],
  )
  if (crossed.length > 0) return { state: 'cruza', crossed }
  const unknown = answers.find(({ answer }) => answer.state === 'sin_verificar')?.answer
  if (unknown?.state === 'sin_verificar') return unknown
  return answers.length === 0
    ? { state: 'sin_verificar', because: 'La solicitud no señala puntos ni áreas.' }
    : { state: 'no_cruza' }
}
