import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Key, keysOf, type Secret, signingKey } from '@ventanilla/domain/access/key-ring'

/** Permissions of an upload link of the local folder. Times are seconds since 1970. */
export interface UploadGrant {
  key: string
  contentType: string
  maxBytes: number
  expires: number
}

/** Permissions of a download link of the local folder. */
export interface DownloadGrant {
  key: string
  contentType: string
  downloadName: string
  inline: boolean
  expires: number
}

/**
 * Query string of an upload link. Attack: moving bytes from one field into the next, or reusing an upload link
 * for a download. The signature covers the method and every field with its name and length.
 */
export function signUpload(secret: Secret, grant: UploadGrant): string {
  return sign(secret, 'PUT', grant.key, {
    tipo: grant.contentType,
    max: String(grant.maxBytes),
    vence: String(grant.expires),
  })
}

/** Query string of a download link. */
export function signDownload(secret: Secret, grant: DownloadGrant): string {
  return sign(secret, 'GET', grant.key, {
    tipo: grant.contentType,
    nombre: grant.downloadName,
    ver: grant.inline ? '1' : '0',
    vence: String(grant.expires),
  })
}

/** The grant in an upload link, or null if its signature is invalid or it has expired. */
export function readUpload(secret: Secret, key: string, query: Query, now: Date): UploadGrant | null {
  const fields = verified(secret, 'PUT', key, query, ['tipo', 'max', 'vence'], now)
  if (!fields) return null
  // `verified` returns null when a field is missing
  return { key, contentType: fields.tipo!, maxBytes: Number(fields.max), expires: Number(fields.vence) }
}

/** The grant in a download link, or null if its signature is invalid or it has expired. */
export function readDownload(secret: Secret, key: string, query: Query, now: Date): DownloadGrant | null {
  const fields = verified(secret, 'GET', key, query, ['tipo', 'nombre', 'ver', 'vence'], now)
  if (!fields) return null
  return {
    key,
    // `verified` returns null when a field is missing
    contentType: fields.tipo!,
    downloadName: fields.nombre!,
    inline: fields.ver === '1',
    expires: Number(fields.vence),
  }
}

/** Query parameters as Fastify passes them. */
export type Query = Record<string, unknown>

function sign(secret: Secret, method: string, key: string, fields: Record<string, string>): string {
  const query = new URLSearchParams(fields)
  query.set('firma', signature(signingKey(secret), method, key, fields))
  return query.toString()
}

function verified(
  secret: Secret,
  method: string,
  key: string,
  query: Query,
  names: string[],
  now: Date,
): Record<string, string> | null {
  const fields: Record<string, string> = {}
  for (const name of names) {
    const value = query[name]
    if (typeof value !== 'string') return null
    fields[name] = value
  }
  const given = Buffer.from(typeof query.firma === 'string' ? query.firma : '')
  const genuine = keysOf(secret).some((one) => {
    const expected = Buffer.from(signature(one, method, key, fields))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!genuine) return null
  return Number(fields.vence) * 1000 > now.getTime() ? fields : null
}

function signature(
  { text: secret }: Key,
  method: string,
  key: string,
  fields: Record<string, string>,
): string {
  const parts = [method, key, ...Object.entries(fields).flat()]
  const text = parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join('')
  return createHmac('sha256', `ventanilla almacen ${secret}`).update(text).digest('base64url')
}
