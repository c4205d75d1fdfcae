import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import type { Trait } from '@ventanilla/domain/procedures/traits'
import type { Asking, Outcome, Term, WrittenStep } from '@ventanilla/domain/workflow/definition/definition'

/** Conditions and fields that steps of several families share, so that a family declares only its own. */
export const CITIZENS = ['USER_CIUDADANO', 'USER_EMPRESA', 'USER_APODERADO'] as const

/** The application itself, before it is filed. */
export const FILES_IT: Asking = {
  you: 'Termine su solicitud y radíquela',
  action: 'Seguir donde iba',
  others: 'Falta que el solicitante radique la solicitud.',
}
/** The answer to a requirement of the authority. */
export const ANSWERS_IT: Asking = {
  you: 'Responda lo que le pedimos',
  action: 'Responder',
  others: 'Espera a que el solicitante responda lo que se le pidió.',
}
/** An announced appeal, still to be written. */
export const APPEALS_IT: Asking = {
  you: 'Escriba su recurso y preséntelo',
  action: 'Escribir el recurso',
  others: 'Espera a que quien recurre presente su recurso.',
  free: true,
}

type Plain = Pick<WrittenStep, 'id' | 'title' | 'kind' | 'screen' | 'roles' | 'outcomes'> &
  Partial<WrittenStep>

/** Defaults of a family's steps: work of the authority while the term runs. */
export const stepOfFamily =
  (family: string) =>
  (step: Plain): WrittenStep => ({
    family,
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [],
    produces: [],
    ...step,
  })

export const internal = (
  amount: number,
  norm = 'Término interno propuesto',
): NonNullable<WrittenStep['term']> => ({
  amount,
  unit: 'habiles',
  norm,
})

export const given = (name: string, value: unknown): Logic => ({ '==': [{ var: name }, value] })
export const notGiven = (name: string, value: unknown): Logic => ({ '!=': [{ var: name }, value] })
export const both = (...conditions: readonly Logic[]): Logic => ({ and: conditions })
export const either = (...conditions: readonly Logic[]): Logic => ({ or: conditions })
export const fails = (list: string): Logic => ({ '>': [{ var: `conteo.${list}` }, 0] })
export const holdsAll = (list: string): Logic => ({ '==': [{ var: `conteo.${list}` }, 0] })

/** A case whose procedure has the trait, for the condition of a captured field. */
export const withTrait = (trait: Trait): Logic => ({ conRasgo: ['tramite.tipo', trait] })
export const withoutTrait = (trait: Trait): Logic => ({ '!': [withTrait(trait)] })
/** The same for a guard, which reads the facts of the case. */
export const caseWith = (trait: Trait): Logic => ({ conRasgo: ['hecho.tramite.tipo', trait] })
export const caseWithout = (trait: Trait): Logic => ({ '!': [caseWith(trait)] })
/** The procedure has no fee (decision 34). */
export const FREE: Logic = given('hecho.tramite.cobra', false)

export const remarks: FieldDef = {
  key: 'observaciones',
  kind: 'longText',
  label: 'Observaciones',
  required: false,
  maxLength: 1000,
}

export const obligations = (key: string, condition?: Logic): FieldDef => ({
  key,
  kind: 'requirements',
  lineOf: 'obligacion',
  label: 'Obligaciones del titular',
  required: true,
  help: 'Una obligación por renglón. Salen en la parte resolutiva y quedan en el expediente.',
  ...(condition !== undefined && { condition }),
})

/** Location of the expediente: capturing it opens the expediente, with its number. */
export const fileFields = (series: string): readonly FieldDef[] => [
  {
    key: 'expediente.trd',
    kind: 'text',
    label: 'Serie y subserie (TRD)',
    required: true,
    maxLength: 200,
    initial: series,
  },
  { key: 'expediente.carpeta', kind: 'text', label: 'Carpeta o caja', required: true, maxLength: 60 },
]

/** Letter of a COMUNICACION. */
export const letterFields = (condition?: Logic): readonly FieldDef[] => [
  {
    key: 'oficio.asunto',
    kind: 'text',
    label: 'Asunto',
    required: true,
    maxLength: 200,
    ...(condition !== undefined && { condition }),
  },
  {
    key: 'oficio.cuerpo',
    kind: 'longText',
    label: 'Lo que se comunica',
    required: true,
    maxLength: 4000,
    ...(condition !== undefined && { condition }),
  },
]

/** Calls a subprocess, and names the step to return to. */
export const toSign = (code: string, label: string, returnTo: string): Outcome => ({
  code,
  label,
  to: 'FIR-01',
  returnTo,
  by: 'staff',
})
export const toNotify = (code: string, label: string, returnTo: string): Outcome => ({
  code,
  label,
  to: 'NOT-01',
  returnTo,
  by: 'staff',
})

/** Identity of a step whose shape several families share. */
export interface Place {
  readonly family: string
  readonly id: string
  readonly title: string
  readonly term?: Term
  readonly status?: string
  readonly redone?: true
}
export const built = (
  { family, ...place }: Place,
  step: Omit<WrittenStep, keyof Place | 'pausesTerm' | 'resumesTerm' | 'turn'> & Partial<WrittenStep>,
): WrittenStep => stepOfFamily(family)({ ...place, ...step })
