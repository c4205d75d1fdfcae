import { NEIGHBOURS } from '@ventanilla/catalog/people/cast'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { wholeFormOf } from '@ventanilla/catalog/procedures/forms/forms'
import { procedureByType } from '@ventanilla/catalog/procedures/procedures'
import { kindOf } from '@ventanilla/domain/workflow/case-kind'
import { type Beside, type EntryStep, whyNotOpen } from '@ventanilla/domain/workflow/entry-points'
import { answersNear } from './demonstration-places.ts'
import { dataOn } from './derived-data.ts'
import { ORDINARY } from './ordinary-plans.ts'
import { turnsOf } from './plans-of-a-way.ts'
import type { Scenario } from './scenario.ts'
import { wayTo } from './way-to-step.ts'

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
  readonly decided?: boolean
  readonly proxy?: string
  /** the family of a host without a procedure of its own, and its status */
  readonly family?: string
  readonly status?: string
}

const HOSTS = {
  filed: { word: 'en curso', target: 'PG-05', lead: 6, cost: 4 },
  proxied: { word: 'con apoderado', target: 'PG-05', lead: 6, cost: 5, proxy: 'apoderado@demo.test' },
  closed: { word: 'otorgado', target: 'FIN', lead: 102, cost: 41, decided: true, closed: true },
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

/** the type all of them request, and its application */
const TYPE = 3
const ASKED = procedureByType(TYPE)
const FORM = (ASKED && wholeFormOf(ASKED)) ?? undefined

const define = (host: Host): HostDef => HOSTS[host]
export const costOfHost = (host: Host): number => define(host).cost

/** The host's case, as far as a linked opening's conditions read it. */
function besideOf(host: Host): Beside {
  const { target, closed = false, decided = false, proxy, family, status } = define(host)
  return {
    radicado: 'CTRA-2026-000001',
    expediente: decided ? 'EXP-2026-00001' : null,
    kind: kindOf(
      workflow,
      { family: family ?? null, ttId: TYPE },
      workflow.families.find(({ id, procedureTypes }) =>
        family === undefined ? procedureTypes.includes(TYPE) : id === family,
      ),
      FORM,
    ),
    open: [],
    state: {
      status: status ?? (closed ? 'finalizada' : 'en_liquidacion'),
      ttId: TYPE,
      facts: decided
        ? { 'decision.sentido': 'otorga', 'permiso.obligaciones': [{ id: '1', text: 'Medir' }] }
        : {},
      parties: [{ role: 'solicitante' }, ...(proxy === undefined ? [] : [{ role: 'apoderado' }])],
      flow: {
        closed,
        tasks: closed ? [] : [{ step: target, turn: 'corporacion' }],
        visits: decided ? { 'PG-02': 1, 'PG-13': 1 } : { 'PG-02': 1 },
        acts: decided ? ['RECIBO_PAGO', 'RES_OTORGA'].map((template) => ({ template, phase: 'signed' })) : [],
      },
    },
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
  return (Object.keys(HOSTS) as Host[])
    .filter(loaded)
    .find((host) => whyNotOpen(entryPoint, besideOf(host)) === null)
}

/** The host at an index of its row, early enough for linked cases of `days`. */
export function hostScenario(host: Host, at: number, days: number): Scenario {
  const { word, target, lead, proxy, family } = define(host)
  const applicant =
    (['ciudadano@demo.test', 'empresa@demo.test'] as const)[at] ??
    (NEIGHBOURS[at % NEIGHBOURS.length] as string)
  const common = { name: `${word} con actuaciones ${at}`, target, applicant, days: days + lead }
  const own = workflow.families.find(({ id }) => id === family)
  if (own !== undefined) {
    const way = wayTo(workflow, own.initialStep, target) ?? []
    return {
      ...common,
      turns: { ...ORDINARY, ...turnsOf(workflow, way, dataOn(way)) },
      entryPoint: { family: own.id, step: own.initialStep, beside: null },
    }
  }
  return {
    ...common,
    answers: answersNear(applicant, 60 + at),
    turns: ORDINARY,
    ...(proxy !== undefined && { proxy }),
  }
}
