import { variableLabel } from '@ventanilla/catalog/acts/variables'
import { type ActProblem, checkAct } from '@ventanilla/domain/acts/check-act'
import { checkCoherence } from '@ventanilla/domain/acts/coherence/check-coherence'
import type { ActTemplate, EditorNode } from '@ventanilla/domain/acts/template'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { actRecord } from '../../db/cases/act-record.ts'
import type { LoadedCase } from '../../db/cases/load.ts'
import type { Db } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** Inputs of a document's check. */
interface Looked {
  readonly template: ActTemplate
  readonly doc: EditorNode
  /** `firma`: nothing can be missing except the values that the signature assigns */
  readonly stage: 'borrador' | 'firma'
  /** 2: a woman; null: the signer is unknown */
  readonly signerGender: number | null
}

const STOPS_SIGNATURE: ReadonlySet<string> = new Set([
  'variable_sin_valor',
  'seccion_ausente',
  'sin_recurso',
  'sin_firmante',
])

/** Problems that keep a document from being signed: gaps, and contradictions with itself or the record. */
export async function actProblems(
  db: Db,
  { catalogue }: Pick<AppDeps, 'catalogue'>,
  loaded: LoadedCase,
  { template, doc, stage, signerGender }: Looked,
): Promise<ActProblem[]> {
  const record = await actRecord(db, catalogue, loaded, doc, signerGender)
  return [
    ...checkAct(template, doc, { stage, label: variableLabel }),
    ...checkCoherence(template, doc, record).map((finding) => ({ ...finding, severity: 'error' as const })),
  ]
}

/**
 * Rejects an act that would be void once printed (a gap, a missing section, a wrong appeal clause) or that a
 * judge would annul (it contradicts itself or its record). Reports all sentences at once.
 */
export async function refuseUnsound(
  db: Db,
  deps: Pick<AppDeps, 'catalogue'>,
  loaded: LoadedCase,
  looked: Omit<Looked, 'stage'>,
): Promise<void> {
  const problems = await actProblems(db, deps, loaded, { ...looked, stage: 'firma' })
  const stopping = problems.filter(({ code, severity }) => severity === 'error' || STOPS_SIGNATURE.has(code))
  if (stopping.length === 0) return
  throw new Refusal('conflict', stopping.map(({ message }) => message).join(' '), {
    code: stopping.some(({ severity }) => severity === undefined) ? 'incompleto' : 'incoherente',
    problems: stopping.map(({ code, message, section }) => ({ path: section ?? 'acto', code, message })),
  })
}
