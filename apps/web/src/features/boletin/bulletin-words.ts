import { listQuery } from '@ventanilla/contract/generated/fields/bulletin'
import { isShortSearch, SEARCH_SHORT } from '@ventanilla/domain/kernel/search-text'
import { formatInstant } from '../../ui/formats.tsx'

export const KINDS = { acto: 'Acto', aviso: 'Aviso' } as const

/** An act's name in the bulletin; its title alone when it has no number. */
export const named = ({
  title,
  number,
}: {
  readonly title: string
  readonly number: string | null
}): string => (number === null ? title : `${title} ${number}`)

/** The act's case by number and procedure; a sanction case has no listed procedure. */
export const caseWords = ({
  radicado,
  procedure,
}: {
  readonly radicado: string | null
  readonly procedure: string
}): string => [radicado, procedure].filter((part) => part !== null && part !== '').join(' · ')

interface Posting {
  readonly postedAt: string
  readonly until: string | null
}

/** When an act was posted and, for a notice, until when, with day and hour. */
export const postedWords = ({ postedAt, until }: Posting): string =>
  until === null
    ? `Publicado el ${formatInstant(postedAt)}`
    : `Fijado el ${formatInstant(postedAt)}; se retira el ${lastInstant(until)}`

/** Shows 24:00 as the end of that day instead of the first minute of the next. */
function lastInstant(until: string): string {
  const last = new Date(Date.parse(until) - 60_000).toISOString()
  return formatInstant(last)
}

/** Bulletin filters read from the address; invalid ones are dropped and reported. */
export interface Asked {
  readonly q: string
  readonly tipo: 'acto' | 'aviso' | ''
  readonly desde: string
  readonly hasta: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const dayIn = (text: string | null): string => (text !== null && DAY.test(text) ? text : '')

export function askedIn(query: URLSearchParams): Asked {
  const tipo = query.get('tipo')
  return {
    q: (query.get('q') ?? '').trim().slice(0, listQuery.q.maxLength),
    tipo: tipo === 'acto' || tipo === 'aviso' ? tipo : '',
    desde: dayIn(query.get('desde')),
    hasta: dayIn(query.get('hasta')),
  }
}

/** Why these filters cannot be sent to the server; null when they can. */
export function whyNotAsk({ q, desde, hasta }: Asked): string | null {
  if (isShortSearch(q)) return SEARCH_SHORT
  return desde !== '' && hasta !== '' && hasta < desde
    ? 'La fecha final es anterior a la inicial. Corrija una de las dos.'
    : null
}
