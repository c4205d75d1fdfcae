import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, sql } from '../../apps/api/src/db/connection/sql.ts'
import type { Call } from '../../apps/demo/src/teller/caller.ts'
import { samplePdf } from '../../apps/demo/src/plausible/sample-pdf.ts'
import type { Stories } from '../../apps/demo/src/teller/story-types.ts'
import type { Notes } from './notes.ts'
import { PATIENCE_MS } from './patience.ts'

const TRIES = 20

/**
 * Uploads files as a browser does: a link, the bytes to the store, a confirmation. A file counts once it is
 * confirmed.
 */
export function uploadsOf(given: {
  readonly db: Database
  readonly call: Call
  readonly notes: Notes
  readonly tokenOf: (userId: string) => Promise<string>
}): Stories['putFile'] {
  const { db, call, notes, tokenOf } = given
  return async (caseId, owner, name, more = {}) => {
    const row = await db.one<{ applicant: string }>(
      sql`select applicant_id as applicant from cases where id = ${caseId}::uuid`,
    )
    // this store signs apostrophes, which names with accents are sent with, differently from S3
    const plain = name.normalize('NFD').replace(/[^\x20-\x7e]/g, '')
    const bytes = samplePdf(plain, more.pages ?? 1)
    for (let attempt = 1; ; attempt++) {
      if (attempt > 1) notes.totals.uploadedAnew += 1
      const token = await tokenOf(owner)
      const asked = await call(
        'POST',
        '/api/v1/generatePresignedUrl',
        {
          urlDoc: `${row?.applicant}/${caseId}/${more.purpose ?? 'tarea'}`,
          fileType: 'pdf',
          name: plain,
          size: bytes.length,
          ...(typeof more.documentId === 'number' && { documentId: more.documentId }),
        },
        token,
      )
      if (asked.status !== 200) throw new Error(`enlace: ${asked.status} ${JSON.stringify(asked.body)}`)
      await send(asked.body as Link, bytes)
      const id = asked.body.fileId as string
      const confirmed = await call('POST', `/api/v1/archivos/${id}/confirmar`, {}, token)
      // the store was killed during the upload: a browser reports it, and the user sends it again
      if (confirmed.body.code === 'sin_archivo' && attempt < TRIES) continue
      if (confirmed.status !== 200 || confirmed.body.state !== 'ready')
        throw new Error(`confirmar: ${confirmed.status} ${JSON.stringify(confirmed.body)}`)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      notes.keepFile({ id, caseId: caseId ?? '', owner, sha256 })
      return { fileId: id, name: plain, size: bytes.length, mime: 'application/pdf' }
    }
  }
}

interface Link {
  readonly url: string
  readonly headers: Record<string, string>
}

/** Sends to the link's address, repeatedly until it is accepted. */
async function send({ url, headers }: Link, bytes: Buffer): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(url, {
      method: 'PUT',
      headers,
      body: new Uint8Array(bytes),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null)
    const text = await answer?.text().catch(() => '')
    if (answer?.ok === true) return
    if (performance.now() > end || (answer !== null && answer.status < 500))
      throw new Error(`subir: ${answer?.status ?? 'red'} ${text}`)
    await pause(100)
  }
}
