import type { ProcedureRevision, ProcedureTerm } from '@ventanilla/domain/procedures/procedure'
import type { Term } from '@ventanilla/domain/workflow/definition'

/** A step bound by a stage of a procedure, with its share when the stage spans several steps. */
type Bound = string | readonly [step: string, amount: number]

interface StageRule {
  readonly stage: RegExp
  /** only for these types; omitted: every type of the family */
  readonly types?: readonly number[]
  /** [] : the stage binds no step of the case: it precedes the filing, follows the permit, or is no period */
  readonly steps: readonly Bound[]
}

const PERMIT: readonly StageRule[] = [
  // types 13 and 16: requirement or auto; type 17: check and auto together
  {
    stage: /^auto de inicio o requerimiento/i,
    types: [13],
    steps: [
      ['PG-03', 5],
      ['PG-07', 5],
    ],
  },
  {
    stage: /^auto de inicio o requerimiento/i,
    types: [16],
    steps: [
      ['PG-03', 3],
      ['PG-07', 2],
    ],
  },
  {
    stage: /^verificación y auto de inicio/i,
    types: [17],
    steps: [
      ['PG-03', 5],
      ['PG-07', 3],
    ],
  },
  {
    stage: /^auto de inicio y visita/i,
    types: [6],
    steps: [
      ['PG-07', 5],
      ['PG-10', 15],
    ],
  },
  {
    stage: /^visita y concepto/i,
    types: [2, 18],
    steps: [
      ['PG-10', 20],
      ['PG-11', 10],
    ],
  },
  {
    stage: /^auto que declara reunida/i,
    types: [5],
    steps: [
      ['PG-12', 5],
      ['PG-13', 15],
    ],
  },
  { stage: /^verificación/i, steps: ['PG-03'] },
  { stage: /^(completar|entrega de información|información adicional)/i, steps: ['PG-04A'] },
  { stage: /^auto de inicio/i, steps: ['PG-07'] },
  { stage: /^publicación/i, steps: ['PG-08'] },
  { stage: /^(visita|estudio de la solicitud)/i, steps: ['PG-10'] },
  { stage: /^(concepto|informe) técnico/i, steps: ['PG-11'] },
  { stage: /^(resolución|decisión)/i, steps: ['PG-13'] },
  { stage: /^recurso/i, steps: ['PG-15', 'REC-01'] },
  { stage: /^oposición de terceros/i, steps: [] },
  { stage: /^informe de la perforación/i, steps: [] },
]

const LICENCE: readonly StageRule[] = [
  { stage: /^auto de inicio/i, steps: ['LIC-05'] },
  { stage: /^visita/i, steps: ['LIC-06'] },
  { stage: /^reunión/i, steps: ['LIC-07'] },
  { stage: /^entrega/i, steps: ['LIC-08'] },
  { stage: /^(solicitud de conceptos|conceptos de otras)/i, steps: ['LIC-09'] },
  { stage: /^respuesta de otras/i, steps: ['LIC-09A'] },
  { stage: /^(auto que declara reunida|decisión)/i, steps: ['LIC-13'] },
  { stage: /^definición de la necesidad/i, steps: [] },
]

const FOREST: readonly StageRule[] = [
  { stage: /^verificación/i, steps: ['FOR-02'] },
  { stage: /^completar/i, steps: ['FOR-02B'] },
  { stage: /^auto de inicio/i, steps: ['FOR-04'] },
  { stage: /^visita/i, steps: ['FOR-06'] },
  { stage: /^concepto/i, steps: ['FOR-07'] },
  { stage: /^resolución/i, types: [12], steps: ['FOR-08', 'RSG-05'] },
  { stage: /^resolución/i, steps: ['FOR-08'] },
  { stage: /^atención de árbol/i, steps: ['RSG-02'] },
]

const INSTRUMENT: readonly StageRule[] = [
  { stage: /^(verificación|revisión y requerimiento|acuse)/i, steps: ['PUE-02'] },
  { stage: /^(completar|entrega)/i, steps: ['PUE-02B'] },
  {
    stage: /^aprobación/i,
    types: [14],
    steps: [
      ['PUE-03', 30],
      ['PUE-04', 15],
      ['PUE-05', 15],
    ],
  },
  {
    stage: /^evaluación técnica/i,
    types: [15],
    steps: [
      ['PUE-03', 10],
      ['PUE-04', 10],
    ],
  },
  {
    stage: /^seguimiento documental/i,
    types: [23],
    steps: [
      ['PUE-03', 20],
      ['PUE-04', 10],
    ],
  },
  { stage: /^acto/i, steps: ['PUE-05'] },
  { stage: /^informe anual/i, steps: [] },
]

const REGISTER: readonly StageRule[] = [
  {
    stage: /^verificación de saldos/i,
    types: [22],
    steps: [
      ['REG-04', 1],
      ['REG-05', 2],
    ],
  },
  {
    stage: /^verificación y registro/i,
    types: [24],
    steps: [
      ['REG-02', 10],
      ['REG-05', 5],
    ],
  },
  {
    stage: /^revisión y respuesta/i,
    types: [26],
    steps: [
      ['REG-02', 50],
      ['REG-05', 10],
    ],
  },
  { stage: /^(auto de inicio|revisión|validación|verificación)/i, steps: ['REG-02'] },
  { stage: /^completar/i, steps: ['REG-03B'] },
  { stage: /^visita/i, steps: ['REG-04'] },
  { stage: /^acto/i, steps: ['REG-05'] },
  // the portal acknowledges the filing automatically; yearly reports follow the registration
  { stage: /^(acuse|actualización anual|transmisión|reporte anual)/i, steps: [] },
]

const CHANGE: readonly StageRule[] = [
  { stage: /^verificación/i, steps: ['MOD-02'] },
  { stage: /^completar/i, steps: ['MOD-02B'] },
  {
    stage: /^respuesta o acto/i,
    steps: [
      ['MOD-03', 15],
      ['MOD-04', 15],
    ],
  },
]

const COMPLAINT: readonly StageRule[] = [
  { stage: /^respuesta/i, steps: ['QUE-07'] },
  { stage: /^traslado/i, steps: ['QUE-09'] },
]

const RULES: Readonly<Record<string, readonly StageRule[]>> = {
  permiso_general: PERMIT,
  licencia: LICENCE,
  forestal: FOREST,
  pueaa: INSTRUMENT,
  registro_simple: REGISTER,
  modificacion_permiso: CHANGE,
  quejas: COMPLAINT,
}

type Of = Pick<ProcedureRevision, 'ttId' | 'terms' | 'workflow'>

/** The steps that a stage binds, each with its days; null: no rule covers the stage. */
export function stepsOfStage(
  procedure: Of,
  term: Pick<ProcedureTerm, 'stage' | 'amount'>,
): readonly (readonly [step: string, amount: number])[] | null {
  const rule = RULES[procedure.workflow.family]?.find(
    ({ stage, types }) => stage.test(term.stage) && (types === undefined || types.includes(procedure.ttId)),
  )
  return rule?.steps.map((bound) => (typeof bound === 'string' ? [bound, term.amount] : bound)) ?? null
}

/**
 * A procedure's own terms by step, which override the family's (decision 31). A stage of zero days («de
 * inmediato») leaves the step its own term, because the law gives no later day to count to.
 */
export function stepTermsOf(procedure: Of): Readonly<Record<string, Term>> {
  const terms: Record<string, Term> = {}
  for (const term of procedure.terms)
    for (const [step, amount] of stepsOfStage(procedure, term) ?? [])
      if (amount > 0) terms[step] = { amount, unit: term.unit, norm: term.norm }
  return terms
}
