import type { z } from 'zod'
import { longDate } from '../acts/formats.ts'
import { pesos } from '../kernel/figures.ts'
import type { Logic } from '../forms/definition.ts'
import { unitFor } from '../forms/units.ts'
import type { Validity } from '../procedures/validity.ts'
import type { StepDef, Workflow } from '../workflow/definition/definition.ts'
import { SPECIAL_TARGETS } from '../workflow/definition/definition.ts'
import type { instrumentSchema } from './instrument-schema.ts'
import { isPlain, nest } from '../forms/nest.ts'
import { holdsTrue } from '../workflow/state/facts.ts'
import type { ActLife, CaseState } from '../workflow/state/state.ts'

/** The requested instrument, in the words of the applicant's view. */
export interface Instrument extends z.output<typeof instrumentSchema> {}

/**
 * Sentence on how a case ended, without full stop. `{{instrumento}}`, `{{solicitud}}` and `{{persona}}` address
 * the owner and use the third person for other readers; `{{dado}}` and `{{negado}}` agree in gender;
 * `{{vigencia}}` is an end date or a duration; `{{pago}}` the last day to pay what is owed.
 */
export interface Verdict {
  /**
   * reads `hecho`, `tipo`, `familia` and `dicho.<ACT>`, the acts made known to the reader; the first that holds
   * applies
   */
  readonly when?: Logic
  readonly says: string
  readonly tone: 'ok' | 'bad' | 'info'
  /** consequences, each a sentence; omitted when one of its variables is unknown */
  readonly follows?: readonly Consequence[]
  /** fact with what it obliges to, one measure a line, each with its term */
  readonly obliges?: string
}

/** A sentence; with `when`, only where it holds in the world of the verdict. */
export type Consequence = string | { readonly when: Logic; readonly says: string }

export interface Verdicts {
  readonly instruments: Readonly<Record<number, Instrument>>
  /** what each type's decision fixes as the permit's validity */
  readonly validities: Readonly<Record<number, Validity>>
  /** by the deciding act, from the day on which it was made known */
  readonly byAct: Readonly<Record<string, readonly Verdict[]>>
  /** by the final status of the case */
  readonly byStatus: Readonly<Record<string, readonly Verdict[]>>
}

export interface VerdictText {
  readonly title: string
  readonly tone: Verdict['tone']
  readonly follows: readonly string[]
  /** obligations in the words of the decision */
  readonly duties: readonly string[]
  /** act that decided; null when the case ended by status alone */
  readonly act: ActLife | null
}

interface Reading {
  readonly workflow: Workflow
  readonly verdicts: Verdicts
  /** family of the case: that of its procedure, or of the parallel case */
  readonly family: string | undefined
  /** whether the reader is the person the case belongs to */
  readonly own: boolean
  /** ids of the acts made known to the reader */
  readonly known: ReadonlySet<string>
}

/** The case's own step, outside any subprocess it called. */
export function stageOf({ tasks, stack }: CaseState['flow']): string | null {
  return stack[0] ?? tasks.at(-1)?.step ?? null
}

/**
 * Whether a case has left a step behind for good: both steps in one family, and no route leads back. A decision
 * sent back on appeal is ahead of its step again, in its own family or (after a withdrawal) in another.
 */
export const isBehind = (workflow: Workflow, stage: string, step: string): boolean =>
  workflow.steps.get(stage)?.family === workflow.steps.get(step)?.family && !leads(workflow, stage, step)

function leads(workflow: Workflow, from: string, to: string): boolean {
  const seen = new Set<string>()
  const left = [from]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at === to) return true
    if (seen.has(at)) continue
    seen.add(at)
    const step: StepDef | undefined = workflow.steps.get(at)
    for (const { to: next, returnTo } of step?.outcomes ?? [])
      for (const one of [next, returnTo])
        // a subprocess returns to its caller, which is its returnTo
        if (one !== undefined && !SPECIAL_TARGETS.has(one) && sameFamily(workflow, step, one)) left.push(one)
  }
  return false
}

const sameFamily = (workflow: Workflow, step: StepDef | undefined, next: string): boolean =>
  workflow.steps.get(next)?.family === step?.family

/**
 * The act that decided a case, as far as the reader was notified: the latest with a verdict. Ignores an act
 * whose drafting step the case returned to, because its decision was revoked on appeal.
 */
function decidingAct(state: CaseState, { known, verdicts, workflow }: Reading): ActLife | null {
  const stage = stageOf(state.flow)
  return (
    state.flow.acts.findLast(
      (act) =>
        act.phase === 'signed' &&
        known.has(act.id) &&
        verdicts.byAct[act.template] !== undefined &&
        (state.flow.closed || stage === null || isBehind(workflow, stage, act.origin)),
    ) ?? null
  )
}

/** Outcome of a case as far as this reader was notified; null without one. */
export function verdictOf(state: CaseState, reading: Reading): VerdictText | null {
  const act = decidingAct(state, reading)
  const { verdicts } = reading
  const world = {
    hecho: nest(state.facts),
    tipo: state.ttId,
    familia: reading.family ?? null,
    dicho: Object.fromEntries(
      state.flow.acts.filter((one) => reading.known.has(one.id)).map((one) => [one.template, true]),
    ),
  }
  const candidates = [
    ...(state.flow.closed ? (verdicts.byStatus[state.status] ?? []) : []),
    ...(act === null ? [] : (verdicts.byAct[act.template] ?? [])),
  ]
  const found = candidates.find((one) => holdsTrue(one.when, world))
  if (found === undefined) return null
  const values = wordsOf(state, reading)
  return {
    title: filled(found.says, values) ?? '',
    tone: found.tone,
    follows: (found.follows ?? []).flatMap((one) => {
      if (typeof one === 'string') return filled(one, values) ?? []
      return holdsTrue(one.when, world) ? (filled(one.says, values) ?? []) : []
    }),
    duties: [
      ...(found.obliges === undefined ? [] : linesOf(state.facts[found.obliges])),
      ...(found.tone === 'ok' ? dutiesOf(state.facts) : []),
    ],
    act,
  }
}

/** Fills in the variables; null when one is missing. */
function filled(text: string, values: Readonly<Record<string, string | null>>): string | null {
  let whole = true
  const said = text.replace(/\{\{([^}]+)\}\}/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined || value === null) whole = false
    return value ?? ''
  })
  return whole ? said.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es-CO')) : null
}

function wordsOf(state: CaseState, { own, verdicts }: Reading): Readonly<Record<string, string | null>> {
  const { noun, gender, given } = verdicts.instruments[state.ttId] ?? {
    noun: 'solicitud',
    gender: 'a',
    given: 'otorgad',
  }
  const date = (key: string): string | null => {
    const value = state.facts[key]
    return typeof value === 'string' && value !== '' ? longDate(value) : null
  }
  return {
    instrumento: `${own ? 'su' : gender === 'a' ? 'la' : 'el'} ${noun}`,
    dado: `${given}${gender}`,
    negado: `negad${gender}`,
    solicitud: own ? 'su solicitud' : 'la solicitud',
    permiso: own ? 'su permiso' : 'el permiso',
    persona: own ? 'usted' : 'quien lo pidió',
    vigencia: underStudy(state) ? '' : validityOf(state.facts, verdicts.validities[state.ttId]),
    vence: date('permiso.vence'),
    informe: date('informes.fecha'),
    multa: pesosOf(state.facts['sancion.multa_firme'] ?? state.facts['multa.valor']),
    // paid or overdue: no day is left to name
    pago: Number(state.facts['cobro.saldo'] ?? 0) > 0 ? date('recibo.vigente_hasta') : null,
  }
}

const pesosOf = (value: unknown): string | null => {
  const amount = Number(value ?? 0)
  return Number.isFinite(amount) && amount > 0 ? pesos(Math.round(amount)) : null
}

/** Hides terms drafted for an undecided appeal; they show with its decision. */
const underStudy = ({ flow }: CaseState): boolean =>
  !flow.closed && (flow.appeals ?? []).some(({ state }) => state !== 'decidido')

/** ' hasta el 17 de octubre de 2036', ' por 10 años' or ''. Closing the expediente sets the date. */
function validityOf(facts: CaseState['facts'], validity: Validity | undefined): string {
  const until = facts['permiso.vence']
  if (typeof until === 'string' && until !== '') return ` hasta el ${longDate(until)}`
  if (validity === undefined || validity.unit === null) return ''
  const value = facts[validity.field]
  if (typeof value !== 'number' && !/^\d+$/.test(String(value))) return ''
  return ` por ${String(value)} ${unitFor(Number(value), validity.unit)}`
}

const linesOf = (value: unknown): readonly string[] =>
  typeof value !== 'string' ? [] : value.split('\n').flatMap((line) => line.trim() || [])

function dutiesOf(facts: CaseState['facts']): readonly string[] {
  const listed = [facts['permiso.obligaciones'], facts['decision.obligaciones']].find(
    (one) => Array.isArray(one) && one.length > 0,
  )
  return (Array.isArray(listed) ? listed : []).flatMap((one: unknown) => {
    const text = isPlain(one) ? one['text'] : undefined
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
  })
}
