import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A change that the server acknowledged. */
export interface Acknowledged {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
  readonly status: number
  readonly body: string
}

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

/** What the driver remembers of its conversation with the server. */
export interface Notes {
  readonly acknowledged: Acknowledged[]
  /** calls that had to be asked again because the answer was lost */
  repeated: number
  /** refused after a lost answer: wrong only if the first try was kept after all */
  readonly refusedAgain: { readonly key: string; readonly what: string }[]
  /** what must never happen, in words */
  readonly problems: string[]
}

const PATIENCE_MS = 150_000

/**
 * Stands where a built server stands for the stories, but asks over HTTP with an Idempotency-Key, again and again with
 * the same key until an answer comes.
 */
export function patientCaller(origin: string, notes: Notes): Pick<FastifyInstance, 'inject'> {
  const inject = async (asked: Asked): Promise<Told> => {
    const changes = asked.method !== 'GET'
    const headers = { ...asked.headers, ...(changes && { 'idempotency-key': randomUUID() }) }
    const end = performance.now() + PATIENCE_MS
    for (let attempt = 1; ; attempt++) {
      const told = await ask(origin, { ...asked, headers }).catch(() => null)
      if (told === null || told.statusCode >= 500) {
        if (performance.now() > end)
          throw new Error(
            `${asked.method} ${asked.url}: sin respuesta (${told?.statusCode ?? 'red'}) ${told?.body ?? ''}`,
          )
        if (attempt === 1) notes.repeated += 1
        await pause(100)
        continue
      }
      if (changes && attempt > 1 && told.statusCode >= 400)
        notes.refusedAgain.push({
          key: headers['idempotency-key'] ?? '',
          what: `${asked.method} ${asked.url}: repetida con la misma clave respondió ${told.statusCode} ${told.body.slice(0, 300)}`,
        })
      if (changes && told.statusCode < 400 && told.statusCode !== 202)
        notes.acknowledged.push({
          method: asked.method,
          url: asked.url,
          headers,
          payload: asked.payload,
          status: told.statusCode,
          body: told.body,
        })
      return told
    }
  }
  return { inject: inject as unknown as FastifyInstance['inject'] }
}

/** Asks an acknowledged change again with its own key; a sentence when the answer differs from the first. */
export async function replay(origin: string, kept: Acknowledged): Promise<string | null> {
  // a draft is saved once by its version, not by a stored answer; the drafts are compared by their content
  if (kept.url.endsWith('/borrador') && kept.method === 'PATCH') return null
  const told = await ask(origin, {
    method: kept.method,
    url: kept.url,
    headers: { ...kept.headers },
    ...(kept.payload !== undefined && { payload: kept.payload }),
  })
  if (told.statusCode === kept.status && told.body === kept.body) return null
  return `${kept.method} ${kept.url}: primero ${kept.status} ${kept.body.slice(0, 200)}, repetida ${told.statusCode} ${told.body.slice(0, 200)}`
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
