import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Acknowledged, Notes } from './notes.ts'
import { Away, PATIENCE_MS } from './patience.ts'

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

interface Told {
  readonly statusCode: number
  readonly headers: Record<string, string>
  readonly body: string
  readonly rawPayload: Buffer
}

/** The run is over: no more calls. */
export class RunEnded extends Error {}

/**
 * Replaces an in-process server for the stories: calls over HTTP with an Idempotency-Key, retrying with the
 * same key until a response arrives. Calls rotate among the processes; one whose response was lost is retried
 * at the next process.
 */
export function patientCaller(
  origins: readonly string[],
  notes: Notes,
  ended: () => boolean,
): Pick<FastifyInstance, 'inject'> {
  let turn = 0
  const inject = async (asked: Asked): Promise<Told> => {
    if (ended()) throw new RunEnded()
    const changes = asked.method !== 'GET'
    const headers = { ...asked.headers, ...(changes && { 'idempotency-key': randomUUID() }) }
    const end = performance.now() + PATIENCE_MS
    const first = (turn += 1)
    for (let attempt = 1; ; attempt++) {
      const origin = origins[(first + attempt) % origins.length] ?? ''
      const told = await ask(origin, { ...asked, headers }).catch(() => null)
      if (told === null || told.statusCode >= 500) {
        if (told !== null && told.statusCode !== 503)
          notes.unexpected(`${asked.method} ${asked.url}: ${told.statusCode} ${told.body.slice(0, 300)}`)
        if (performance.now() > end)
          throw new Error(
            `${asked.method} ${asked.url}: sin respuesta (${told?.statusCode ?? 'red'}) ${told?.body ?? ''}`,
          )
        if (attempt === 1) notes.totals.repeated += 1
        if (attempt === 1 && origins.length > 1) notes.totals.repeatedElsewhere += 1
        await pause(100)
        continue
      }
      if (changes && attempt > 1 && told.statusCode >= 400)
        notes.totals.refusedAgain.push({
          key: headers['idempotency-key'] ?? '',
          what: `${asked.method} ${asked.url}: repetida con la misma clave respondió ${told.statusCode} ${told.body.slice(0, 300)}`,
        })
      if (changes && told.statusCode < 400 && told.statusCode !== 202)
        notes.acknowledge({
          method: asked.method,
          url: asked.url,
          headers,
          payload: asked.payload,
          status: told.statusCode,
          body: told.body,
          at: Date.now(),
        })
      return told
    }
  }
  return { inject: inject as unknown as FastifyInstance['inject'] }
}

/** Idempotency keys expire after three days; later a repetition is a new call. */
const REPEATABLE_MS = 2 * 86_400_000

/**
 * Repeats an acknowledged change with its own key; returns a sentence when the response differs from the first
 * one. `tokenOf` opens a new session for the caller, where theirs has ended meanwhile.
 * @throws Away where the server reports that it cannot respond at present
 */
export async function replay(
  origin: string,
  kept: Acknowledged,
  tokenOf: (userId: string) => Promise<string>,
): Promise<string | null> {
  // a draft is saved once by its version, not by a stored response; drafts are compared by their content
  if (kept.url.endsWith('/borrador') && kept.method === 'PATCH') return null
  if (Date.now() - kept.at > REPEATABLE_MS) return null
  const again = (headers: Readonly<Record<string, string>>): Promise<Told> =>
    ask(origin, {
      method: kept.method,
      url: kept.url,
      headers: { ...headers },
      ...(kept.payload !== undefined && { payload: kept.payload }),
    })
  let told = await again(kept.headers)
  if (told.statusCode === 401)
    told = await again({
      ...kept.headers,
      authorization: `Bearer ${await tokenOf(userOf(kept.headers['authorization'] ?? ''))}`,
    })
  if (told.statusCode === kept.status && told.body === kept.body) return null
  if (told.statusCode === 503) throw new Away(`${kept.method} ${kept.url}: ${told.statusCode} ${told.body}`)
  return `${kept.method} ${kept.url}: primero ${kept.status} ${kept.body.slice(0, 200)}, repetida ${told.statusCode} ${told.body.slice(0, 200)}`
}

/** The user of a session's token. */
export function userOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { sub: string }).sub
}

async function ask(origin: string, { method, url, headers, payload }: Asked): Promise<Told> {
  const response = await fetch(origin + url, {
    method,
    headers,
    ...(payload !== undefined && { body: payload }),
    signal: AbortSignal.timeout(60_000),
  })
  const rawPayload = Buffer.from(await response.arrayBuffer())
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: rawPayload.toString(),
    rawPayload,
  }
}
