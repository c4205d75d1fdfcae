import { type Db, json, sql } from '../../db/connection/sql.ts'
import {
  CODE_LIFE_MS,
  CODE_TRIES,
  CODES_AN_HOUR,
  countedSince,
  secondsUntilNext,
  type SentCode,
  waitSentence,
} from '../../http/guards/code-limits.ts'
import { codeHash, type CodePurpose, isCode, newCode } from '../../http/guards/secrets.ts'
import { type AccountDeps, after } from './account-deps.ts'

/** Purposes handled here; signing codes are bound to the text they sign (modules/acts). */
export type Purpose = Exclude<CodePurpose, 'firma'>

export interface LiveCode<D> {
  readonly id: string
  readonly data: D
  readonly created_at: Date
}

/** Seconds until another code can be sent (at most one a minute and five an hour); 0: it can be sent. */
export async function secondsUntilNextCode(
  tx: Db,
  now: Date,
  purpose: Purpose,
  subject: string,
): Promise<number> {
  const rows = await tx.rows<{ created_at: Date }>(sql`
    select created_at from verification_codes
    where purpose = ${purpose} and subject = ${subject} and created_at > ${countedSince(now)}
    order by created_at desc limit ${CODES_AN_HOUR}`)
  return secondsUntilNext(
    rows.map((row) => row.created_at),
    now,
  )
}

/** The 429 response to a code requested too soon, with the seconds left. */
export const askedTooOften = (
  seconds: number,
): { status: 429; body: { status: 429; message: string }; headers: Readonly<Record<string, string>> } => ({
  status: 429,
  body: { status: 429, message: waitSentence(seconds) },
  headers: { 'retry-after': String(seconds) },
})

/**
 * Header of a sent code: seconds until another one. A screen that counted a fixed minute would offer the sixth code
 * of an hour and see it refused. `more`: another limit that this code used up.
 */
export async function nextCodeIn(
  tx: Db,
  now: Date,
  purpose: Purpose,
  subject: string,
  more = 0,
): Promise<Readonly<Record<string, string>>> {
  return { 'retry-after': String(Math.max(more, await secondsUntilNextCode(tx, now, purpose, subject))) }
}

/** The live code, if any. */
export function liveCode<D>(
  tx: Db,
  now: Date,
  purpose: Purpose,
  subject: string,
): Promise<LiveCode<D> | undefined> {
  return tx.one<LiveCode<D>>(sql`
    select id, data, created_at from verification_codes
    where purpose = ${purpose} and subject = ${subject} and used_at is null and attempts < ${CODE_TRIES} and expires_at > ${now}`)
}

/** Issues a code and ends the previous one. Only the return value holds it in readable form. */
export async function issueCode(
  tx: Db,
  deps: AccountDeps,
  code: { purpose: Purpose; subject: string; data: unknown; tokenHash?: string },
): Promise<string> {
  const now = deps.clock.now()
  const digits = newCode()
  await tx.run(sql`
    update verification_codes set used_at = ${now}
    where purpose = ${code.purpose} and subject = ${code.subject} and used_at is null`)
  await tx.run(sql`
    insert into verification_codes(id, purpose, subject, code_hash, token_hash, data, created_at, expires_at)
    values (${deps.newId()}::uuid, ${code.purpose}, ${code.subject},
      ${codeHash(deps.secret, code.purpose, code.subject, digits)}, ${code.tokenHash ?? null},
      ${json(code.data)}::jsonb, ${now}, ${after(now, CODE_LIFE_MS)})`)
  return digits
}

/** Counts a try and returns the code's row when the digits are right. A wrong try stays counted. */
export async function tryCode<D>(
  tx: Db,
  deps: AccountDeps,
  by: { purpose: Purpose; subject?: string; tokenHash?: string },
  digits: string,
): Promise<LiveCode<D> | undefined> {
  const row = await tx.one<LiveCode<D> & { code_hash: string; subject: string }>(sql`
    update verification_codes set attempts = attempts + 1
    where purpose = ${by.purpose} and used_at is null and attempts < ${CODE_TRIES} and expires_at > ${deps.clock.now()}
      and (${by.subject ?? null}::text is null or subject = ${by.subject ?? null})
      and (${by.tokenHash ?? null}::text is null or token_hash = ${by.tokenHash ?? null})
    returning id, data, created_at, code_hash, subject`)
  if (row === undefined) return undefined
  return isCode(row.code_hash, deps.secret, by.purpose, row.subject, digits) ? row : undefined
}

/** The last code sent, whether still valid or not. */
export const lastCode = (db: Db, purpose: Purpose, subject: string): Promise<SentCode | undefined> =>
  db.one<SentCode>(sql`
    select expires_at, used_at, attempts from verification_codes
    where purpose = ${purpose} and subject = ${subject} order by created_at desc limit 1`)

/** Marks a code as used. */
export async function spendCode(tx: Db, now: Date, id: string): Promise<void> {
  await tx.run(sql`update verification_codes set used_at = ${now} where id = ${id}::uuid`)
}
