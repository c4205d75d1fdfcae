import { Refusal } from '@ventanilla/domain/kernel/problem'

/** The last row of a list's page; the next page begins after it. */
export interface Mark {
  readonly at: string
  readonly id: string
}

export const markOf = (at: Date, id: string): string => `${at.toISOString()}_${id}`

/** Parses a caller's mark; null at the beginning of the list. Throws a `Refusal` (invalid) when it is malformed. */
export function readMark(text: string | undefined): Mark | null {
  if (text === undefined) return null
  const [at = '', id = ''] = text.split('_')
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(id))
    throw new Refusal('invalid', 'La página pedida no existe. Vuelva a la primera.', { code: 'cursor' })
  return { at, id }
}
