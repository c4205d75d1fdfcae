import type { AppDeps } from './deps.ts'
import type { JobHandler } from './jobs.ts'
import { openDocuments } from './modules/acts/documents.ts'
import { renderAct } from './modules/acts/render-act.ts'
import { indexDocuments } from './modules/expedientes/index-documents.ts'
import { keepClosedIndex } from './modules/expedientes/sealed-index.ts'
import { printPublication } from './modules/bulletin/print-publication.ts'
import { deleteBytes } from './modules/files/delete-bytes.ts'
import { renderFiling } from './modules/filing/render-filing.ts'

export interface JobRunner {
  readonly handlers: Readonly<Record<string, JobHandler>>
  close(): Promise<void>
}

/** What each kind of job does; every handler may run twice and does its work once. */
export function jobRunner(deps: AppDeps): JobRunner {
  const documents = openDocuments(deps)
  return {
    handlers: {
      'acto.pdf': (job) => renderAct(deps, documents, String(job.data['actId'])),
      'boletin.pdf': (job) => printPublication(deps, documents, String(job.data['publicationId'])),
      'radicacion.pdf': (job) => renderFiling(deps, documents, String(job.data['caseId'])),
      'archivo.borrar': (job) => deleteBytes(deps, String(job.data['fileId'])),
      'expediente.indice': async (job) => {
        const caseId = String(job.data['caseId'])
        await indexDocuments(deps, caseId)
        await keepClosedIndex(deps, documents, caseId)
      },
    },
    close: () => documents.close(),
  }
}
