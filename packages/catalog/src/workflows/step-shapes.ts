import type { FieldDef, FieldOption, Logic } from '@ventanilla/domain/forms/definition'
import type {
  Asking,
  Outcome,
  WrittenStep,
  TaskKind,
  Term,
} from '@ventanilla/domain/workflow/definition/definition'

/**
 * Steps common to all proceedings: an act is drafted and signed, it is notified, the party answers, the act
 * becomes final. A family built with them declares only its own details.
 */

export const CITIZENS = ['USER_CIUDADANO', 'USER_EMPRESA', 'USER_APODERADO'] as const
export const INTERNAL = 'Término interno propuesto'

export const businessDays = (amount: number, norm = INTERNAL): Term => ({ amount, unit: 'habiles', norm })

/** Overrides and additions to a step's shape. */
type More = Partial<Omit<WrittenStep, 'id' | 'family' | 'title' | 'screen' | 'roles' | 'outcomes'>>
type Place = readonly [id: string, title: string, screen: string, roles: readonly string[]]

export const remarks: FieldDef = {
  key: 'observaciones',
  kind: 'longText',
  label: 'Observaciones',
  required: false,
  maxLength: 1000,
}

export const words = (
  key: string,
  label: string,
  required: boolean,
  maxLength: number,
  more: Partial<FieldDef> = {},
): FieldDef => ({ key, kind: maxLength > 300 ? 'longText' : 'text', label, required, maxLength, ...more })

export const choice = (
  key: string,
  label: string,
  options: readonly FieldOption[],
  more: Partial<FieldDef> = {},
): FieldDef => ({
  key,
  kind: 'choice',
  label,
  required: true,
  options,
  ...more,
})

export const to = (code: string, label: string, target: string, more: Partial<Outcome> = {}): Outcome => ({
  code,
  label,
  to: target,
  by: 'staff',
  ...more,
})

/** Applies the same settings to every outcome of a step. */
export const each = (more: Partial<Outcome>, outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.map((one) => ({ ...one, ...more }))

/**
 * A charge that no petition depends on: if unpaid it is collected separately and never becomes a withdrawal.
 * Resets the facts of an earlier charge in the case.
 */
export const CHARGED_APART = {
  sets: [
    { fact: 'cobro.aparte', value: true },
    { fact: 'liquidacion.total', value: null },
    { fact: 'vencimientos.LIQ-04', value: 0 },
  ],
} as const

/** The two answers to a step's question. */
export const yesNo = (yes: string, no: string, guards: { yes?: Guard; no?: Guard } = {}): Outcome[] => [
  to('si', 'Sí', yes, { move: 'yes', ...guards.yes }),
  to('no', 'No', no, { move: 'no', ...guards.no }),
]

export interface Guard {
  readonly guard: Logic
  readonly guardReason: string
}
export const only = (guard: Logic, guardReason: string): Guard => ({ guard, guardReason })

/** Builders for the steps of one family. */
export function stepsOf(family: string) {
  const step = (
    kind: TaskKind,
    [id, title, screen, roles]: Place,
    outcomes: readonly Outcome[],
    more: More = {},
  ): WrittenStep => ({
    id,
    family,
    title,
    kind,
    screen,
    roles,
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [],
    produces: [],
    outcomes,
    ...more,
  })

  return {
    step,

    /** Captures the data of an act and sends it to drafting, review and signature. */
    drafts: (
      place: Place,
      act: string,
      goesOn: { readonly code: string; readonly label: string; readonly at: string } & Partial<Outcome>,
      more: More & { readonly others?: readonly Outcome[] } = {},
    ): WrittenStep => {
      const { others = [], ...rest } = more
      const { code, label, at, ...outcome } = goesOn
      return step(
        'prepare',
        place,
        [to(code, label, 'FIR-01', { returnTo: at, drafts: act, ...outcome }), ...others],
        { produces: [act], ...rest },
      )
    },

    /** Notifies the signed act, to each recipient by the means that the law prefers. */
    notifies: (place: Place, at: string, code = 'notificado', more: More = {}): WrittenStep =>
      step('notify', place, [to(code, 'Notificar', 'NOT-01', { returnTo: at })], more),

    /** The party's turn: it answers within the term, or the term expires. */
    answers: (
      place: readonly [id: string, title: string, screen: string],
      answer: { readonly code: string; readonly label: string; readonly at: string },
      silence: { readonly label: string; readonly to: string } & Partial<Outcome>,
      more: More & { readonly asks: Asking },
    ): WrittenStep => {
      const { label, to: at, ...rest } = silence
      return step(
        'answer',
        [...place, CITIZENS],
        [
          to(answer.code, answer.label, answer.at, { by: 'applicant' }),
          to('vence', label, at, { ...rest, by: 'system', automatic: 'expiry' }),
        ],
        { turn: 'usuario', pausesTerm: true, termFrom: 'notificacion', ...more },
      )
    },

    /**
     * Notifies an act and waits until it is final (decision 30): the notification returns here, the appeal is
     * filed from here while the term runs, and without one the case continues when it ends.
     */
    waitsForFirmness: (
      place: Place,
      codes: { readonly notified: string; readonly final: string; readonly at: string },
      more: More & { readonly others?: readonly Outcome[] } = {},
    ): WrittenStep => {
      const { others = [], ...rest } = more
      return step(
        'firmness',
        place,
        [
          to(codes.notified, 'Notificar', 'NOT-01', {
            returnTo: place[0],
            needs: [],
            acts: [],
            ...only({ '!': [{ var: 'termino.corre' }] }, 'El acto ya está notificado.'),
          }),
          ...others,
          to(codes.final, 'En firme', codes.at, {
            ...only({ var: 'termino.vencido' }, 'Todavía corre el término para recurrir.'),
          }),
        ],
        { term: businessDays(10, 'CPACA arts. 76 y 87'), termFrom: 'notificacion', ...rest },
      )
    },
  }
}
