import type { AppDeps } from './deps.ts'
import { SealError } from './adapters/signer/port.ts'
import { RenderKilled } from './adapters/pdf/port.ts'
import type { HandOverBatch, JobKind, MoveBatch, TrialBatch } from './db/queue-job.ts'
import { type JobHandler, Postponed, WorkKilled } from './jobs.ts'
import { openDocuments } from './modules/acts/documents.ts'
import { renderAct } from './modules/acts/render-act.ts'
import { handOverOffices } from './modules/configuration/hand-over.ts'
import { recountTerms } from './modules/configuration/recount-terms.ts'
import { runTrial } from './modules/configuration/trials/run.ts'
import { moveCases } from './modules/definitions-in-use/move-all.ts'
import { indexDocuments } from './modules/expedientes/index-documents.ts'
import { keepClosedIndex } from './modules/expedientes/sealed-index.ts'
import { printPublication } from './modules/bulletin/print-publication.ts'
import { deleteBytes } from './modules/files/delete-bytes.ts'
import { renderFiling } from './modules/filing/render-filing.ts'

export interface JobRunner {
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** kinds that this process leaves to other processes, or to a later time */
  leaves(): readonly string[]
  close(): Promise<void>
}

interface Kind {
  readonly run: JobHandler
  /**
   * Whether the job seals a document, which uses up no try while this process cannot seal: `only` jobs are left
   * to other processes meanwhile; `last` jobs first do the part that needs no seal.
   */
  readonly seals: 'only' | 'last' | 'no'
}

/** Handlers by kind of job; every handler is idempotent. */
export function jobRunner(deps: AppDeps): JobRunner {
  const documents = openDocuments(deps)
  const kinds: Readonly<Record<JobKind, Kind>> = {
    'acto.pdf': { seals: 'only', run: (job) => renderAct(deps, documents, String(job.data['actId'])) },
    'boletin.pdf': {
      seals: 'only',
      run: (job) => printPublication(deps, documents, String(job.data['publicationId'])),
    },
    'radicacion.pdf': {
      seals: 'only',
      run: (job) => renderFiling(deps, documents, String(job.data['caseId'])),
    },
    'sede.entrega': {
      seals: 'no',
      // written by `queueJob`, which types it
      run: (job) => handOverOffices(deps, job.data as unknown as HandOverBatch),
    },
    'definiciones.pasar': {
      seals: 'no',
      // written by `queueJob`, which types it
      run: (job) => moveCases(deps, job.data as unknown as MoveBatch),
    },
    'configuracion.probar': {
      seals: 'no',
      // written by `queueJob`, which types it
      run: (job) => runTrial(deps, { ...(job.data as unknown as TrialBatch), attempts: job.attempts }),
    },
    'archivo.borrar': { seals: 'no', run: (job) => deleteBytes(deps, String(job.data['fileId'])) },
    'terminos.recontar': { seals: 'no', run: (job) => recountTerms(deps, job) },
    'expediente.indice': {
      seals: 'last',
      run: async (job) => {
        const caseId = String(job.data['caseId'])
        await indexDocuments(deps, caseId)
        await keepClosedIndex(deps, documents, caseId)
      },
    },
  }
  const sealing = Object.entries(kinds).flatMap(([kind, { seals }]) => (seals === 'only' ? [kind] : []))
  return {
    handlers: Object.fromEntries(
      Object.entries(kinds).map(([kind, { run, seals }]) => [
        kind,
        seals === 'no' ? run : judged(run, () => seals === 'only' && deps.seal.rests()),
      ]),
    ),
    leaves: () => (deps.seal.rests() ? sealing : []),
    close: () => documents.close(),
  }
}

/**
 * How a printing failure counts for its job. An unavailable seal uses up no try: the document waits for it,
 * however long. A document that ended its typesetting process is not retried forever. Jobs taken in the same
 * batch after the seal failed do not call it again: a program that hangs would hold the batch for its deadline
 * each time.
 */
const judged =
  (run: JobHandler, rests: () => boolean): JobHandler =>
  async (job) => {
    if (rests()) throw new Postponed('El sello no respondió hace un momento: el documento espera')
    try {
      await run(job)
    } catch (cause) {
      if (cause instanceof SealError && cause.retryable) throw new Postponed(cause.message)
      if (cause instanceof RenderKilled) throw new WorkKilled(cause.message)
      throw cause
    }
  }
