/** A secret with the name under which tokens say that they were signed with it. */
export interface Key {
  /** says nothing about the key; '' where nobody names it */
  readonly id: string
  readonly text: string
}

/** The portal's keys: one signs, the others are those that came before and the one that comes next. They may change while it runs. */
export interface KeyRing {
  /** the one that signs comes first */
  all(): readonly Key[]
}

/** A text alone is a ring of one key. */
export type Secret = string | KeyRing

/** Every key that counts, the one that signs first. */
export const keysOf = (secret: Secret): readonly Key[] =>
  typeof secret === 'string' ? [{ id: '', text: secret }] : secret.all()

export function signingKey(secret: Secret): Key {
  const [first] = keysOf(secret)
  if (first === undefined) throw new Error('a ring without a key')
  return first
}
