import { variableLabel } from '@ventanilla/catalog/acts/variables'
import { type ActProblem, checkAct } from '@ventanilla/domain/acts/check-act'
import { checkCoherence } from '@ventanilla/domain/acts/coherence/check-coherence'
import type { ActTemplate, EditorNode } from '@ventanilla/domain/acts/template'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { actRecord } from '../../db/cases/act-record.ts'
import type { LoadedCase } from '../../db/cases/load.ts'
import type { Db } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** What is known of a document when it is looked at. */
interface Looked {
  readonly template: ActTemplate
  readonly doc: EditorNode
  /** `firma`: nothing may be missing any more except what the signature itself assigns */
  readonly stage: 'borrador' | 'firma'
  /** 2: a woman; null: it is not known who signs */
  readonly signerGender: number | null
}

const STOPS_SIGNATURE: ReadonlySet<string> = new Set([
  'variable_sin_valor',
  'seccion_ausente',
  'sin_recurso',
  'sin_firmante',
])

/** What still keeps a document from being signed: gaps, and what does not agree with itself or with the record. */
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
 * An act with a gap, without a section or with a wrong appeal clause would be void once it is printed, and one that
 * contradicts itself or its record falls before a judge: neither is signed. All the sentences are told at once.
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
  throw new Refusal(409, stopping.map(({ message }) => message).join(' '), {
    code: stopping.some(({ severity }) => severity === undefined) ? 'incompleto' : 'incoherente',
    problems: stopping.map(({ code, message, section }) => ({ path: section ?? 'acto', code, message })),
  })
}
