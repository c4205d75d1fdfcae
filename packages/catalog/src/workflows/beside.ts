import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import type { Outcome, WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import type { SetFact } from '@ventanilla/domain/workflow/definition/set-fact'

/** Shared by families that run beside a procedure or are called from it. */

export const CITIZENS = ['USER_CIUDADANO', 'USER_EMPRESA', 'USER_APODERADO']
export const NO_PAUSE = { pausesTerm: false, resumesTerm: false } as const
export const INTERNAL = 'Término interno propuesto'

/** Acts that decide a request; the last two end registrations and certificates. */
const DECISIONS = ['RES_OTORGA', 'RES_NIEGA', 'CERTIFICADO', 'RESPUESTA']

/** One of these acts is signed in the entry point's case. */
export const hasSigned = (acts: readonly string[]): Logic => ({
  or: acts.map((act) => ({ in: [act, { var: 'caso.actos' }] })),
})
/** One of these acts is notified in the entry point's case. */
export const hasNotified = (acts: readonly string[]): Logic => ({
  or: acts.map((act) => ({ in: [act, { var: 'caso.notificados' }] })),
})
/** A case of its kind can sign one of these acts. */
export const maySign = (acts: readonly string[]): Logic => ({
  or: acts.map((act) => ({ in: [act, { var: 'caso.posibles' }] })),
})
/** A request of a procedure, not a case that runs beside another. */
export const isRequest: Logic = { '!': [{ var: 'caso.familia' }] }
/** The case has not ended. */
export const isRunning: Logic = { var: 'caso.abierto' }
export const beforeDecision: Logic = { and: [isRunning, { '!': [hasSigned(DECISIONS)] }] }

export const LETTER: readonly FieldDef[] = [
  { key: 'oficio.asunto', kind: 'text', label: 'Asunto', required: true, maxLength: 200 },
  { key: 'oficio.cuerpo', kind: 'longText', label: 'Lo que se comunica', required: true, maxLength: 4000 },
]
export const REMARKS: FieldDef = {
  key: 'observaciones',
  kind: 'longText',
  label: 'Observaciones',
  required: false,
  maxLength: 1000,
}

/** True while the days to appeal run. */
const mayAppeal: Logic = { and: [{ var: 'termino.corre' }, { '!': [{ var: 'termino.vencido' }] }] }

/** An appeal against an act of a sanction, filed while the days to appeal run. */
export const appeals = (
  [code, label]: readonly [string, string],
  to: 'RWF-01' | 'RWF-02',
  returnTo: string,
  guard: Logic = mayAppeal,
  against?: string,
): Outcome => ({
  code,
  label,
  to,
  returnTo,
  by: 'applicant',
  ...(against !== undefined && { against }),
  acts: [],
  needs: [],
  guard,
  guardReason: 'Ahora no procede recurso.',
})
export const whileAppealing = mayAppeal

/** Kind of the waiver; resets the facts of an earlier one in the case. */
export const waiving = (what: 'ejecutoria' | 'plazo'): readonly SetFact[] => [
  { fact: 'renuncia.clase', value: what },
  { fact: 'renuncia.fecha', value: null },
  { fact: 'renuncia.aceptada', value: null },
]

/** A party waives the rest of the days to appeal (CPACA art. 87 num. 3). */
export const waivesAppeal = (back: string, guard: Logic = mayAppeal): Outcome => ({
  code: 'renuncia',
  label: 'Renuncia expresa a términos',
  to: 'REN-01',
  returnTo: back,
  by: 'applicant',
  acts: [],
  needs: [],
  sets: waiving('ejecutoria'),
  guard,
  guardReason: 'Ahora no corre un término para recurrir.',
})

/**
 * Step in which an act that ends a request is notified, can be appealed, and is certified as final before the
 * file is closed (decision 30). `notified` is the fact sheet's code for the notification.
 */
export function awaitsFirmness(of: {
  readonly id: string
  readonly family: string
  readonly title: string
  readonly notified: string
  readonly next: string
}): WrittenStep {
  return {
    id: of.id,
    family: of.family,
    title: of.title,
    kind: 'firmness',
    screen: '/solicitudes/revision-notificacion/:id',
    roles: ['CLI_SECRETARIA_JURIDICA'],
    term: { amount: 10, unit: 'habiles', norm: 'CPACA art. 76' },
    termFrom: 'notificacion',
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [
      {
        key: 'firmeza.causal',
        kind: 'choice',
        label: 'Causal de firmeza (CPACA art. 87)',
        required: false,
        options: [
          { value: 'sin_recurso', label: 'Venció el término sin recurso' },
          { value: 'renuncia', label: 'Los interesados renunciaron a recurrir' },
        ],
      },
    ],
    produces: ['CONST_EJECUTORIA'],
    actChoice: [{ when: { var: 'termino.vencido' }, act: 'CONST_EJECUTORIA' }],
    outcomes: [
      {
        code: of.notified,
        label: 'Notificado',
        to: 'NOT-01',
        returnTo: of.id,
        by: 'staff',
        acts: [],
        needs: [],
        guard: { '!': [{ var: 'termino.corre' }] },
        guardReason: 'El auto ya está notificado.',
      },
      {
        code: 'recurso',
        label: 'Presentan recurso',
        to: 'REC-01',
        returnTo: of.next,
        by: 'applicant',
        acts: [],
        needs: [],
        guard: mayAppeal,
        guardReason: 'Ahora no procede recurso.',
      },
      waivesAppeal(of.id),
      {
        code: 'en_firme',
        label: 'En firme sin recurso',
        to: of.next,
        by: 'staff',
        acts: ['CONST_EJECUTORIA'],
        guard: { var: 'termino.vencido' },
        guardReason: 'Todavía corre el término para recurrir.',
      },
    ],
  }
}
