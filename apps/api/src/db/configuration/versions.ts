import { createHash } from 'node:crypto'
import { canonical } from '@ventanilla/domain/configuration/canonical'
import { type Item, itemProblems, type KindId } from '@ventanilla/domain/configuration/kinds'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { sql, type Tx } from '../connection/sql.ts'

/** SHA-256 of a text, hexadecimal: identifies a content by its canonical text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** An item's content as it is stored. */
export interface StoredContent {
  readonly kind: KindId
  readonly key: string
  /** canonical JSON */
  readonly text: string
  /** hexadecimal */
  readonly hash: string
}

/** @throws RangeError for content that JSON would change */
export function storedContent({ kind, key, content }: Item): StoredContent {
  const text = canonical(content)
  return { kind, key, text, hash: hashOf(text) }
}

/** Name of an item in messages and maps: `sede/norte`. */
export const nameOf = ({ kind, key }: { readonly kind: string; readonly key: string }): string =>
  `${kind}/${key}`

/** Content that its kind rejects is never stored. @throws `Refusal` (invalid) with the problems */
export function demandSound(items: readonly Item[]): void {
  const problems = items.flatMap((item) =>
    itemProblems(item.kind, item.key, item.content).map(({ path, message }) => ({
      path: `${nameOf(item)}${path === '' ? '' : `/${path}`}`,
      message,
    })),
  )
  if (problems.length > 0)
    throw new Refusal('invalid', 'Hay datos que no son válidos. Revíselos.', { problems })
}

/** A version that can come into force. */
export interface Part {
  readonly item: number
  readonly version: number
}

/** Who made versions, and why. */
export interface Made {
  /** whose content it is: an item follows the product while its version in force is the product's */
  readonly origin: 'fabrica' | 'autoridad'
  readonly author: string | null
  readonly publisher: string | null
  readonly reason: string
  readonly norm: string
  readonly at: Date
}

/** Stores contents, each once, and the items that they belong to. */
export async function keepContents(tx: Tx, contents: readonly StoredContent[]): Promise<void> {
  // in one order everywhere: two publishers that store the same contents would otherwise wait for each other
  const texts = [...new Map(contents.map(({ hash, text }) => [hash, text]))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  await tx.run(sql`
    insert into configuration_contents(hash, text)
    select decode(h, 'hex'), t from unnest(${texts.map(([hash]) => hash)}::text[], ${texts.map(([, text]) => text)}::text[]) as x(h, t)
    on conflict do nothing`)
  await tx.run(sql`
    insert into configuration_items(kind, key)
    select k, y from unnest(${contents.map(({ kind }) => kind)}::text[], ${contents.map(({ key }) => key)}::text[]) as x(k, y)
    on conflict do nothing`)
}

/** A content that becomes a version. */
export interface Versioned extends StoredContent {
  readonly retired?: boolean
  /** whose content it is; undefined: that of `Made` */
  readonly author?: string | null
  /** hash of what of the product it stands on; undefined: what the product ships now */
  readonly standsOn?: string | null
  /** number of the version to which it goes back */
  readonly backTo?: number
}

/**
 * Adds the next version of each item, each item once; contents and items are stored already. The caller is the
 * only publisher, so that no number is given twice.
 */
export function addVersions(tx: Tx, contents: readonly Versioned[], made: Made): Promise<Part[]> {
  return tx.rows<Part>(sql`
    insert into configuration_versions(item, number, hash, retired, origin, factory, author, publisher, reason, norm, made_at, back_to)
    select i.id, coalesce((select max(number) from configuration_versions v where v.item = i.id), 0) + 1, decode(x.h, 'hex'), x.r,
      ${made.origin}, case when x.stands then decode(x.f, 'hex')
        else (select s.hash from configuration_shipped s where s.item = i.id) end,
      case when x.authored then x.a else ${made.author}::uuid end, ${made.publisher}::uuid, ${made.reason}, ${made.norm},
      ${made.at}, x.back
    from unnest(${contents.map(({ kind }) => kind)}::text[], ${contents.map(({ key }) => key)}::text[],
      ${contents.map(({ hash }) => hash)}::text[], ${contents.map(({ retired }) => retired === true)}::boolean[],
      ${contents.map(({ standsOn }) => standsOn !== undefined)}::boolean[], ${contents.map(({ standsOn }) => standsOn ?? null)}::text[],
      ${contents.map(({ author }) => author !== undefined)}::boolean[], ${contents.map(({ author }) => author ?? null)}::uuid[],
      ${contents.map(({ backTo }) => backTo ?? null)}::int[])
      as x(kind, key, h, r, stands, f, authored, a, back) join configuration_items i using (kind, key)
    returning item, number as version`)
}
