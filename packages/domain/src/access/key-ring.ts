/** A signing secret with the key id that tokens carry. */
export interface Key {
  /** reveals nothing about the key; '' without an id */
  readonly id: string
  readonly text: string
}

/**
 * Keys of the portal: one signs, the others are previous keys and the next one. They can rotate at run time.
 */
export interface KeyRing {
  /** starts with the signing key */
  all(): readonly Key[]
}

/** A plain text counts as a ring of one key. */
export type Secret = string | KeyRing

/** Every valid key, the signing key first. */
export const keysOf = (secret: Secret): readonly Key[] =>
  typeof secret === 'string' ? [{ id: '', text: secret }] : secret.all()

export function signingKey(secret: Secret): Key {
  const [first] = keysOf(secret)
  if (first === undefined) throw new Error('a ring without a key')
  return first
}
