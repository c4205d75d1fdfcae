import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { wholeFormOf } from '@ventanilla/catalog/procedures/forms/forms'
import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { actRules } from '@ventanilla/domain/definitions/compose/act-rules'
import { procedureByType } from '@ventanilla/catalog/procedures/procedures'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { kindOf } from '@ventanilla/domain/workflow/definition/case-kind'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { type Beside, type EntryStep, whyNotOpen } from '@ventanilla/domain/workflow/linked/entry-points'
import type { Outcome } from '@ventanilla/domain/workflow/definition/definition'
import { factsOfRevoking } from '@ventanilla/domain/workflow/state/revocable-acts'
import { NEIGHBOURS } from '../people/cast.ts'
import { answersNear } from './places.ts'
import { inRotation } from '../people/in-rotation.ts'
import { dataOn } from './derived-data.ts'
import { ORDINARY } from './ordinary-outcomes.ts'
import { turnsOf } from './plans-of-a-path.ts'
import { partly, UNKNOWN } from '../plausible/partial-logic.ts'
import { does, type Scenario } from './scenario.ts'
import { USUAL_TYPE } from './usual-type.ts'
import { pathTo } from './path-to-step.ts'

/** A case next to which others run. */
export type Host = keyof typeof HOSTS

interface HostDef {
  /** One task in this many of a group stays unassigned. */
  readonly word: string
  readonly target: string
  /** days until others can run next to it */
  readonly lead: number
  /** extra cost against cheaper hosts */
  readonly cost: number
  readonly closed?: boolean
  readonly decided?: 'otorga' | 'niega'
  /** only for outcomes that the case beside a grant cannot take */
  readonly otherwise?: boolean
  readonly proxy?: string
  /** the family of a host without a procedure of its own, and its status */
  readonly family?: string
  readonly status?: string
}

const HOSTS = {
  filed: { word: 'en curso', target: 'PG-05', lead: 6, cost: 4 },
  proxied: { word: 'con apoderado', target: 'PG-05', lead: 6, cost: 5, proxy: 'apoderado@demo.test' },
  closed: { word: 'otorgado', target: 'FIN', lead: 102, cost: 41, decided: 'otorga', closed: true },
  refused: {
    word: 'negado',
    target: 'FIN',
    lead: 102,
    cost: 45,
    decided: 'niega',
    closed: true,
    otherwise: true,
  },
  migrated: {
    word: 'migrado',
    target: 'FIN',
    lead: 6,
    cost: 5,
    closed: true,
    family: 'migracion',
    status: 'migracion_validada',
  },
  sanctioned: { word: 'sancionatorio', target: 'SAN-02', lead: 6, cost: 5, family: 'sancionatorio' },
} as const satisfies Readonly<Record<string, HostDef>>

/** what all of them request, and its application */
const ASKED = procedureByType(USUAL_TYPE)
const FORM = (ASKED && wholeFormOf(ASKED)) ?? undefined

/** The turns in which a refused request leaves the ordinary path. */
const REFUSED = {
  'PG-13': does('proyectada', { 'decision.sentido': 'niega' }),
  'PG-16': does('archivo'),
}

const define = (host: Host): HostDef => HOSTS[host]
export const costOfHost = (host: Host): number => define(host).cost

const DECISION = {
  id: 'decision',
  phase: 'signed',
  told: true,
  number: 'RES-0001-2026',
  signedOn: '2026-03-02',
}

/** The host's case, as far as a linked opening's conditions read it. */
function besideOf(host: Host): Beside {
  const { target, closed = false, decided, proxy, family, status } = define(host)
  return {
    radicado: 'CTRA-2026-000001',
    expediente: decided !== undefined ? 'EXP-2026-00001' : null,
    kind: kindOf(
      workflow,
      { family: family ?? null, ttId: USUAL_TYPE },
      family === undefined
        ? familyOfType(workflow, ASKED)
        : workflow.families.find(({ id }) => id === family),
      FORM,
    ),
    open: [],
    state: {
      status: status ?? (closed ? 'finalizada' : 'en_liquidacion'),
      ttId: USUAL_TYPE,
      facts: {
        ...(decided !== undefined && { 'decision.sentido': decided }),
        ...(decided === 'otorga' && { 'permiso.obligaciones': [{ id: '1', text: 'Medir' }] }),
      },
      parties: [{ role: 'solicitante' }, ...(proxy === undefined ? [] : [{ role: 'apoderado' }])],
      flow: {
        closed,
        tasks: closed ? [] : [{ step: target, turn: 'corporacion' }],
        visits: decided !== undefined ? { 'PG-02': 1, 'PG-13': 1 } : { 'PG-02': 1 },
        acts:
          decided === undefined
            ? []
            : [
                { template: 'RECIBO_PAGO', phase: 'signed' },
                { ...DECISION, template: `RES_${decided.toUpperCase()}` },
              ],
      },
    },
    // no condition reads more of it
  } as unknown as Beside
}

const loaded = (host: Host): boolean => {
  const { family } = define(host)
  return family === undefined || workflow.families.some(({ id }) => id === family)
}

/**
 * The youngest host from which the entry point opens; null: it opens by itself; undefined: from none of them.
 */
export function hostFor(entryPoint: EntryStep): Host | null | undefined {
  if (entryPoint.entryPoint.beside !== 'always') return null
  return keysIn(HOSTS)
    .filter((host) => loaded(host) && define(host).otherwise !== true)
    .find((host) => whyNotOpen(entryPoint, besideOf(host)) === null)
}

/** Every host from which it opens, youngest first; those for rarer outcomes last. */
export function hostsFor(entryPoint: EntryStep): readonly (Host | null)[] {
  const first = hostFor(entryPoint)
  if (first === undefined) return []
  const others = keysIn(HOSTS).filter(
    (host) => define(host).otherwise === true && whyNotOpen(entryPoint, besideOf(host)) === null,
  )
  return first === null ? [first] : [first, ...others]
}

const RULES = actRules(actTemplates.values())

/** Facts with which a case begins beside the host, as far as conditions of its outcomes read them. */
export const factsBeside = ({ family }: EntryStep, host: Host | null): Readonly<Record<string, unknown>> =>
  host === null ? {} : factsOfRevoking(family, RULES, besideOf(host).state)

/** Whether those facts leave the outcome open. */
export const leftOpen = ({ guard }: Outcome, facts: Readonly<Record<string, unknown>>): boolean => {
  const answer = partly(guard, (name) => {
    const key = name.replace(/^hecho\./, '')
    return key !== name && key in facts ? facts[key] : UNKNOWN
  })
  return answer !== false && answer !== null
}

/** The host at an index of its row, early enough for linked cases of `days`. */
export function hostScenario(host: Host, at: number, days: number): Scenario {
  const { word, target, lead, proxy, family, decided } = define(host)
  const applicant = (['ciudadano@demo.test', 'empresa@demo.test'] as const)[at] ?? inRotation(NEIGHBOURS, at)
  const common = { name: `${word} con actuaciones ${at}`, target, applicant, days: days + lead }
  const own = workflow.families.find(({ id }) => id === family)
  if (own !== undefined) {
    const way = pathTo(workflow, own.initialStep, target) ?? []
    return {
      ...common,
      turns: { ...ORDINARY, ...turnsOf(workflow, way, dataOn(way)) },
      entryPoint: { family: own.id, step: own.initialStep, beside: null },
    }
  }
  return {
    ...common,
    answers: answersNear(applicant, 60 + at),
    turns: decided === 'niega' ? { ...ORDINARY, ...REFUSED } : ORDINARY,
    ...(proxy !== undefined && { proxy }),
  }
}
