import { type Db, json, sql } from './connection/sql.ts'

/** Kinds of job and the data that their handlers read (`job-handlers.ts`). */
export interface JobData {
  readonly 'acto.pdf': { readonly actId: string; readonly caseId: string; readonly signer: string }
  readonly 'boletin.pdf': { readonly publicationId: string; readonly caseId: string }
  readonly 'radicacion.pdf': { readonly caseId: string }
  readonly 'archivo.borrar': { readonly fileId: string }
  /** cases after this id */
  readonly 'terminos.recontar': { readonly after?: string }
  readonly 'expediente.indice': { readonly caseId: string }
  readonly 'sede.entrega': HandOverBatch
  readonly 'definiciones.pasar': MoveBatch
  readonly 'configuracion.probar': TrialBatch
}

/** The next batches of a trial of a draft. */
export interface TrialBatch {
  readonly trial: string
}

/** Cases that go by one release of the definitions, on their way to the newest. */
export interface MoveBatch {
  readonly ttId: number
  /** family of linked cases; null: the procedure's own */
  readonly family: string | null
  readonly release: number
  readonly reason: string
  /** id of the call that asked for it */
  readonly asked: string
  /** cases after this id */
  readonly after: string | null
}

/** Where the handing over of the work of closed offices stands. */
export interface HandOverBatch {
  /** of which something closed */
  readonly release: number
  /** how many times all open cases were gone through before */
  readonly round: number
  /** id of the last case that was looked at; null: none yet in this round */
  readonly after: string | null
  /** cases of this round that passed to another office */
  readonly passed: number
}

export type JobKind = keyof JobData

/** Key of the one job of a kind about one thing. */
export const jobKey = (kind: JobKind, about: string): string => `${kind}:${about}`

/** A job to do after the transaction: the one of its kind about this thing. */
export interface QueuedJob<K extends JobKind> {
  readonly kind: K
  readonly about: string
  readonly data: JobData[K]
}

/**
 * Queues a job in the transaction of the change that it follows, so that neither exists without the other. A second
 * request about the same thing queues nothing.
 */
export async function queueJob<K extends JobKind>(
  tx: Db,
  at: { readonly id: string; readonly now: Date },
  { kind, about, data }: QueuedJob<K>,
): Promise<void> {
  await tx.run(sql`
    insert into jobs(id, kind, key, data, state, next_at, created_at)
    values (${at.id}::uuid, ${kind}, ${jobKey(kind, about)}, ${json(data)}::jsonb, 'pending', ${at.now}, ${at.now})
    on conflict (key) do nothing`)
}
