/**
 * Drafts on the device are encrypted with AES-GCM under a per-user key that the server issues after login.
 * Attack: reading drafts by borrowing the phone or logging in on it as another user.
 */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** Imports 32 random bytes as a non-extractable key. */
export function importKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Encrypts a JSON value. `label` is authenticated with it: prevents passing a record off as another. */
export function seal(key: CryptoKey, label: string, value: unknown): Promise<Sealed> {
  return sealBytes(key, label, new TextEncoder().encode(JSON.stringify(value)))
}

/** Like `seal`, for a file. */
export async function sealBytes(key: CryptoKey, label: string, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(label) },
    key,
    bytes,
  )
  return { iv, data }
}

/** Decrypts a value; null when the key or label differs, or the record is damaged. */
export async function unseal(key: CryptoKey, label: string, sealed: Sealed): Promise<unknown> {
  try {
    const plain = await unsealBytes(key, label, sealed)
    if (plain === null) return null
    const value: unknown = JSON.parse(new TextDecoder().decode(plain))
    return value
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
