import type { bulletin } from '@ventanilla/contract/bulletin.contract'
import { plainText, textBlocks } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { demandSearch } from '@ventanilla/domain/kernel/search-text'
import { addDays } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { markOf, readMark } from '../../db/connection/keyset.ts'
import { containing } from '../../db/connection/like.ts'
import { bringForward, postingKey } from '../../db/printing.ts'
import { joined, sql, type Statement } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

type List = z.input<(typeof bulletin)['bulletin.list']['answers'][200]>
type Query = z.output<(typeof bulletin)['bulletin.list']['query']>
type Entry = List['rows'][number]

const PAGE = 20
const FEED = 50

interface Row {
  readonly id: string
  readonly kind: 'acto' | 'aviso'
  readonly title: string
  readonly number: string | null
  readonly dated_on: string
  readonly procedure: string
  readonly municipality: string | null
  readonly posted_at: Date
  readonly until: Date | null
  readonly code: string
}

const COLUMNS = sql`p.id, p.kind, p.title, p.number, to_char(p.dated_on, 'YYYY-MM-DD') as dated_on, p.procedure, p.municipality, p.posted_at, p.until, p.code`

/**
 * Condition for a publication currently shown (alias `p`), shared by page, search, feed and file. Attack:
 * guessing the id of an unposted act, or keeping the address of a removed notice.
 */
export const shownNow = (now: Date): Statement =>
  sql`p.removed_at is null and p.posted_at <= ${now} and (p.until is null or p.until > ${now})`

const entryOf = (deps: AppDeps, row: Row): Entry => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  number: row.number,
  date: row.dated_on,
  procedure: row.procedure,
  municipality: row.municipality === null ? null : deps.catalogue.municipalityName(row.municipality),
  postedAt: row.posted_at.toISOString(),
  until: row.until?.toISOString() ?? null,
  code: row.code,
})

/** Midnight in Bogotá at the start of a day. */
const begins = (day: string): string => `${day}T05:00:00Z`

/** Current publications, latest first; keyset by posting and id. */
export async function listBulletin(deps: AppDeps, query: Query): Promise<List> {
  demandSearch(query.q)
  const tests = [shownNow(deps.clock.now())]
  if (query.tipo !== undefined) tests.push(sql`p.kind = ${query.tipo}`)
  if (query.desde !== undefined) tests.push(sql`p.posted_at >= ${begins(query.desde)}::timestamptz`)
  if (query.hasta !== undefined)
    tests.push(sql`p.posted_at < ${begins(addDays(query.hasta, 1))}::timestamptz`)
  if (query.q !== '') tests.push(sql`plain(p.words || ' ' || p.procedure) like plain(${containing(query.q)})`)
  const after = readMark(query.cursor)
  if (after !== null) tests.push(sql`(p.posted_at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
  const rows = await deps.db.rows<Row>(sql`
    select ${COLUMNS} from publications p where ${joined(tests, ' and ')}
    order by p.posted_at desc, p.id desc limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    rows: page.map((row) => entryOf(deps, row)),
    next: rows.length > PAGE && last !== undefined ? markOf(last.posted_at, last.id) : null,
  }
}

type Read = z.input<(typeof bulletin)['bulletin.read']['answers'][200]>

const GONE = 'Esta publicación no existe o ya se retiró del boletín.'

export async function readPublication(deps: AppDeps, id: string): Promise<Read> {
  const row = await deps.db.one<Row & { doc: EditorNode; printed: boolean }>(sql`
    select ${COLUMNS}, p.doc, p.storage_key is not null as printed from publications p
    where p.id = ${id}::uuid and ${shownNow(deps.clock.now())}`)
  if (row === undefined) throw notFound(GONE)
  return {
    ...entryOf(deps, row),
    printed: row.printed,
    paragraphs: (row.doc.content ?? []).flatMap(paragraphsOf).filter(({ text }) => text.trim() !== ''),
  }
}

/** The text as lines: a table row is one line, with a colon between label and value. */
function paragraphsOf(node: EditorNode): Read['paragraphs'] {
  if (node.type === 'tableRow') {
    const cells = (node.content ?? []).map((cell) => plainText(cell).trim())
    const labelled = cells.length === 2 && node.content?.[0]?.type === 'tableHeader'
    return [{ kind: 'dato', text: cells.join(labelled ? ': ' : ' · ') }]
  }
  if (node.type !== 'heading' && node.type !== 'paragraph') return (node.content ?? []).flatMap(paragraphsOf)
  const kind = node.type === 'heading' || node.attrs?.['role'] === 'titulo' ? 'titulo' : 'parrafo'
  return textBlocks(node).map(({ text }) => ({ kind, text }))
}

/** The public copy, streamed: no link to it outlives the posting. */
export async function publicCopy(deps: AppDeps, id: string) {
  const row = await deps.db.one<{ storage_key: string | null; name: string }>(sql`
    select p.storage_key, coalesce(p.number, p.title) as name from publications p
    where p.id = ${id}::uuid and ${shownNow(deps.clock.now())}`)
  if (row === undefined) throw notFound(GONE)
  if (row.storage_key === null) {
    await bringForward(deps, [postingKey(id)])
    throw new Refusal('conflict', 'El documento se está preparando. Intente de nuevo en un momento.', {
      code: 'sin_documento',
    })
  }
  const name = row.name.normalize('NFD').replace(/[^A-Za-z0-9 ._-]/g, '')
  return {
    status: 200 as const,
    body: await deps.storage.get(row.storage_key),
    headers: {
      ...UNINDEXED,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
    },
  }
}

/** Search engines must index neither acts nor notices (decision 59): a removed notice must be forgotten. */
export const UNINDEXED = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'no-store',
} as const

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Atom feed (RFC 4287) of the current publications. */
export async function feedOf(deps: AppDeps) {
  const now = deps.clock.now()
  const rows = await deps.db.rows<Row>(sql`
    select ${COLUMNS} from publications p where ${shownNow(now)} order by p.posted_at desc, p.id desc limit ${FEED}`)
  const base = deps.settings.publicUrl.replace(/\/$/, '')
  const { name } = deps.settings.authority
  const entries = rows.map((row) => {
    const { postedAt, until, procedure, municipality, title, number } = entryOf(deps, row)
    const place = municipality === null ? '' : `, ${municipality}`
    return [
      '  <entry>',
      `    <id>urn:uuid:${row.id}</id>`,
      `    <title>${escaped(number === null ? title : `${number}: ${title}`)}</title>`,
      `    <link rel="alternate" type="text/html" href="${escaped(`${base}/boletin/${row.id}`)}"/>`,
      `    <published>${postedAt}</published>`,
      `    <updated>${postedAt}</updated>`,
      `    <category term="${row.kind}"/>`,
      `    <summary>${escaped(`${procedure}${place}${until === null ? '' : `. Fijado hasta ${until}`}`)}</summary>`,
      '  </entry>',
    ].join('\n')
  })
  const body = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-CO">',
    `  <id>${escaped(`${base}/boletin`)}</id>`,
    `  <title>${escaped(`Boletín de ${name}`)}</title>`,
    `  <author><name>${escaped(name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(`${base}/api/v1/boletin/atom`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(`${base}/boletin`)}"/>`,
    `  <updated>${rows[0]?.posted_at.toISOString() ?? '1970-01-01T00:00:00Z'}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
  return {
    status: 200 as const,
    body: Buffer.from(body),
    headers: { ...UNINDEXED, 'content-type': 'application/atom+xml; charset=utf-8' },
  }
}
