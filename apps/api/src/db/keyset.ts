import { Refusal } from '@ventanilla/domain/cases/problem'

/** The last row that a part of a list showed: the next part begins after it. */
export interface Mark {
  readonly at: string
  readonly id: string
}

export const markOf = (at: Date, id: string): string => `${at.toISOString()}_${id}`

/** Reads a mark that came from outside; null where the list begins. */
export function readMark(text: string | undefined): Mark | null {
  if (text === undefined) return null
  const [at = '', id = ''] = text.split('_')
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(id))
    throw new Refusal(422, 'La página pedida no existe. Vuelva a la primera.', { code: 'cursor' })
  return { at, id }
}
