import { readFileSync } from 'node:fs'
import type { FactSheetOutcome } from '@ventanilla/domain/workflow/checks/check-paths'

/** The written table of the families (spec/domain/workflows.json), parsed for comparison with the workflows. */
interface Result {
  readonly codigo: string
  readonly siguiente: string
  readonly retorno?: string
}

interface Step {
  readonly id: string
  readonly roles: readonly string[]
  readonly termino?: { readonly dias: number; readonly unidad: string; readonly norma: string } | null
  readonly pausa_termino?: boolean
  readonly produce?: readonly string[]
  readonly turno: 'usuario' | 'corporacion' | 'mixto'
  readonly resultados?: readonly Result[]
  readonly pregunta?: { readonly si: Result; readonly no: Result }
}

const TABLE = JSON.parse(
  readFileSync(new URL('../../../../spec/domain/workflows.json', import.meta.url), 'utf8'),
) as { readonly familias: readonly { readonly pasos: readonly Step[] }[] }

const steps = TABLE.familias.flatMap((family) => family.pasos)

const resultsOf = ({ resultados = [], pregunta }: Step): readonly Result[] =>
  pregunta === undefined
    ? resultados
    : [
        ...resultados,
        ...[pregunta.si, pregunta.no].filter(({ codigo }) => !resultados.some((r) => r.codigo === codigo)),
      ]

/** Target of each outcome. */
export const writtenOutcomes: readonly FactSheetOutcome[] = steps.flatMap((step) =>
  resultsOf(step).map(({ codigo, siguiente, retorno }) => ({
    step: step.id,
    outcome: codigo,
    to: siguiente,
    ...(retorno !== undefined && { returnTo: retorno }),
  })),
)

export interface WrittenStep {
  readonly roles: readonly string[]
  /** amount and unit; null: the table gives none */
  readonly term: readonly [amount: number, unit: string] | null
  readonly pausesTerm: boolean
  readonly produces: readonly string[]
  /** null: either side's turn */
  readonly turn: 'usuario' | 'corporacion' | null
}

export const writtenSteps: ReadonlyMap<string, WrittenStep> = new Map(
  steps.map((step): [string, WrittenStep] => [
    step.id,
    {
      roles: step.roles.toSorted(),
      term: step.termino == null ? null : [step.termino.dias, step.termino.unidad],
      pausesTerm: step.pausa_termino ?? false,
      produces: (step.produce ?? []).toSorted(),
      turn: step.turno === 'mixto' ? null : step.turno,
    },
  ]),
)
