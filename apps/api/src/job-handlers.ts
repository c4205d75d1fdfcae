import type { AppDeps } from './deps.ts'
import { SealError } from './adapters/signer/port.ts'
import { type JobHandler, Postponed } from './jobs.ts'
import { openDocuments } from './modules/acts/documents.ts'
import { renderAct } from './modules/acts/render-act.ts'
import { indexDocuments } from './modules/expedientes/index-documents.ts'
import { keepClosedIndex } from './modules/expedientes/sealed-index.ts'
import { printPublication } from './modules/bulletin/print-publication.ts'
import { deleteBytes } from './modules/files/delete-bytes.ts'
import { renderFiling } from './modules/filing/render-filing.ts'

export interface JobRunner {
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** kinds that this process leaves to others, or to a later time */
  leaves(): readonly string[]
  close(): Promise<void>
}

interface Kind {
  readonly run: JobHandler
  /** it puts the authority's seal on a document: where this process cannot, no try of it is used up */
  readonly seals: boolean
}

/** What each kind of job does; every handler may run twice and does its work once. */
export function jobRunner(deps: AppDeps): JobRunner {
  const documents = openDocuments(deps)
  const kinds: Readonly<Record<string, Kind>> = {
    'acto.pdf': { seals: true, run: (job) => renderAct(deps, documents, String(job.data['actId'])) },
    'boletin.pdf': {
      seals: true,
      run: (job) => printPublication(deps, documents, String(job.data['publicationId'])),
    },
    'radicacion.pdf': {
      seals: true,
      run: (job) => renderFiling(deps, documents, String(job.data['caseId'])),
    },
    'archivo.borrar': { seals: false, run: (job) => deleteBytes(deps, String(job.data['fileId'])) },
    'expediente.indice': {
      seals: true,
      run: async (job) => {
        const caseId = String(job.data['caseId'])
        await indexDocuments(deps, caseId)
        await keepClosedIndex(deps, documents, caseId)
      },
    },
  }
  const sealing = Object.keys(kinds).filter((kind) => kinds[kind]?.seals === true)
  return {
    handlers: Object.fromEntries(
      Object.entries(kinds).map(([kind, { run, seals }]) => [kind, seals ? postponed(run) : run]),
    ),
    leaves: () => (deps.seal.rests() ? sealing : []),
    close: () => documents.close(),
  }
}

/** A seal that is away for now is nobody's fault: the document waits for it, however long. */
const postponed =
  (run: JobHandler): JobHandler =>
  async (job) => {
    try {
      await run(job)
    } catch (cause) {
      throw cause instanceof SealError && cause.retryable ? new Postponed(cause.message) : cause
    }
  }
