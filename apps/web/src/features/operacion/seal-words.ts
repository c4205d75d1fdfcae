import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { operations } from '@ventanilla/contract/operations.contract'
import { fullStop } from '@ventanilla/domain/cases/words/full-stop'

type Seal = EndpointAnswer<(typeof operations)['operations.seal']>['body']['processes'][number]['seal']

/** Start of a fingerprint, enough to distinguish two keys: «3f9a 11c0 …». */
export const fingerprintWords = (fingerprint: string): string =>
  `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)} ${fingerprint.slice(8, 12)}…`

const ORIGINS: Readonly<Record<NonNullable<Seal['origin']>, string>> = {
  given: 'Clave entregada por la autoridad',
  command: 'Clave detrás de un programa (token o servicio de claves)',
  own: 'Clave hecha por el propio portal: nadie más la respalda',
}

/** Why a process cannot seal, in a sentence, and since when; null: it can. */
export function faultWords(seal: Seal, instant: (iso: string) => string): string | null {
  if (seal.message === null) return null
  const sentence = fullStop(seal.message)
  return seal.since === null ? sentence : `Desde el ${instant(seal.since)}: ${sentence}`
}

/** Origin of a process's key, its certificate holder and expiry. */
export function originWords(seal: Seal, day: (iso: string) => string): string {
  if (seal.origin === null || seal.fingerprint === null)
    return seal.can
      ? 'La clave se hará con el primer documento.'
      : 'Este proceso no tiene una clave con la que sellar.'
  const until = seal.validUntil === null ? '' : `, certificado vigente hasta el ${day(seal.validUntil)}`
  return `${ORIGINS[seal.origin]} (${fingerprintWords(seal.fingerprint)}), a nombre de ${seal.subject ?? 'nadie'}${until}.`
}
