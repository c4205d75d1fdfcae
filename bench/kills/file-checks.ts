import { createHash, X509Certificate } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ObjectMissing } from '../../apps/api/src/adapters/storage/port.ts'
import { sealChains } from '../../apps/api/src/db/authority-seal.ts'
import { type Database, sql } from '../../apps/api/src/db/connection/sql.ts'
import type { AppDeps } from '../../apps/api/src/deps.ts'
import type { KeptFile } from './notes.ts'
import { Away } from './patience.ts'

type Store = Pick<AppDeps, 'db' | 'storage'>

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Confirmed files that are missing from the server's rows, or recorded there with other bytes. */
export async function lookForLostFiles(db: Database, kept: readonly KeptFile[]): Promise<string[]> {
  const rows = await db.rows<{ id: string; case_id: string; sha256: string; state: string }>(sql`
    select id, case_id, sha256, state from files where id = any(${kept.map(({ id }) => id)}::uuid[])`)
  const found = new Map(rows.map((row) => [row.id, row]))
  return kept.flatMap(({ id, caseId, sha256 }) => {
    const row = found.get(id)
    if (row === undefined) return [`archivo perdido: ${id}`]
    return row.state === 'ready' && row.sha256 === sha256 && row.case_id === caseId
      ? []
      : [`archivo distinto del confirmado: ${id} ${JSON.stringify(row)}`]
  })
}

/**
 * Compares the store's contents with the rows of ready files; without `ids` checks all of them, portal-made
 * documents included.
 */
export async function lookIntoStore(
  { db, storage }: Store,
  ids?: readonly string[],
): Promise<{ problems: string[]; looked: number }> {
  const rows = await db.rows<{ id: string; storage_key: string; sha256: string; purpose: string }>(sql`
    select id, storage_key, sha256, purpose from files where state = 'ready' and (${ids === undefined}::boolean or id = any(${ids ?? []}::uuid[]))`)
  const problems: string[] = []
  for (const { id, storage_key, sha256, purpose } of rows)
    try {
      const bytes = await buffer(await storage.get(storage_key))
      if (digest(bytes) !== sha256) problems.push(`el almacén guarda otros bytes: ${purpose} ${id}`)
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error
      problems.push(`falta en el almacén: ${purpose} ${id}`)
    }
  return { problems, looked: rows.length }
}

/**
 * Whether its owner can still download a file through the portal, with the same bytes.
 * @throws Away where portal or store report that they cannot respond at present
 */
export async function lookByPortal(origin: string, kept: KeptFile, token: string): Promise<string | null> {
  const asked = await fetch(`${origin}/api/v1/archivos/${kept.id}/enlace`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(60_000),
  })
  if (asked.status === 503) throw new Away(`archivo ${kept.id}: ${asked.status} ${await asked.text()}`)
  if (asked.status !== 200)
    return `archivo que su caso no lee: ${kept.id} ${asked.status} ${await asked.text()}`
  const { url } = (await asked.json()) as { url: string }
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status === 503) throw new Away(`archivo ${kept.id}: ${answer.status} ${bytes.toString()}`)
  return answer.status === 200 && digest(bytes) === kept.sha256
    ? null
    : `archivo que su caso lee mal: ${kept.id} ${answer.status}`
}

/** Documents of signed acts and of filings that are missing once the system is idle. */
export async function lookForMissingPapers(db: Database): Promise<string[]> {
  const acts = await db.rows<{ id: string }>(sql`
    select a.id from acts a where a.code is not null
      and not exists (select 1 from files f where f.id = a.file_id and f.state = 'ready' and f.sha256 = a.sha256)`)
  const filings = await db.rows<{ id: string; purpose: string }>(sql`
    select c.id, p.purpose from cases c cross join (values ('comprobante'), ('formulario')) p(purpose) where c.radicado is not null
      and not exists (select 1 from files f where f.case_id = c.id and f.purpose = p.purpose and f.state = 'ready')`)
  return [
    ...acts.map(({ id }) => `acto firmado sin documento: ${id}`),
    ...filings.map(({ id, purpose }) => `radicación sin ${purpose}: ${id}`),
  ]
}

/** Documents under a seal other than the authority's, and processes without its seal. */
export async function lookForSeals({ db, storage }: Store): Promise<{ problems: string[]; sealed: number }> {
  const problems: string[] = []
  const chains = await sealChains(db)
  const fingerprints = await db.rows<{ can: boolean; fingerprint: string | null }>(sql`
    select distinct (seal->>'can')::boolean as can, seal->>'fingerprint' as fingerprint from server_processes`)
  for (const { can, fingerprint } of fingerprints)
    if (!can || (fingerprint !== null && fingerprint !== chains[0]?.fingerprint))
      problems.push(`proceso que no tiene el sello de la autoridad: ${fingerprint}`)
  if (chains.length !== 1) problems.push(`sellos de la autoridad: ${chains.length} y debe ser uno`)
  const leaf = chains[0] === undefined ? '' : new X509Certificate(chains[0].pem).raw.toString('hex')
  const papers = await db.rows<{ id: string; storage_key: string }>(sql`
    select f.id, f.storage_key from files f where f.state = 'ready' and f.purpose in ('acto','comprobante','formulario')`)
  for (const { id, storage_key } of papers) {
    const pdf = (await buffer(await storage.get(storage_key))).toString('latin1').toLowerCase()
    // the signature is in hexadecimal, with the certificate of its key
    if (!pdf.includes(leaf)) problems.push(`documento sellado con otra clave: ${id}`)
  }
  return { problems, sealed: papers.length }
}
