/**
 * Drafts on the device are encrypted with AES-GCM under a key that the server hands out after login, one per person:
 * whoever borrows the phone, or logs in as somebody else on it, reads nothing.
 */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** Key from 32 random bytes; it cannot be read back out of the browser. */
export function importKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Encrypts a JSON value. `label` is bound to it, so that a record cannot be passed off as another. */
export function seal(key: CryptoKey, label: string, value: unknown): Promise<Sealed> {
  return sealBytes(key, label, new TextEncoder().encode(JSON.stringify(value)))
}

/** The same for a file. */
export async function sealBytes(key: CryptoKey, label: string, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(label) },
    key,
    bytes,
  )
  return { iv, data }
}

/** The value again; null when the key or the label is another, or the record is damaged. */
export async function unseal(key: CryptoKey, label: string, sealed: Sealed): Promise<unknown> {
  try {
    const plain = await unsealBytes(key, label, sealed)
    return plain === null ? null : (JSON.parse(new TextDecoder().decode(plain)) as unknown)
  } catch {
    return null
  }
}

export async function unsealBytes(
  key: CryptoKey,
  label: string,
  sealed: Sealed,
): Promise<ArrayBuffer | null> {
  try {
    return await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.iv, additionalData: new TextEncoder().encode(label) },
      key,
      sealed.data,
    )
  } catch {
    return null
  }
}
