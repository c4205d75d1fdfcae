import type { Between, Contradiction } from '../kind.ts'
import { ACCEPTED_AT_REGISTRATION } from './legal-texts.ts'

/** Rules between legal texts. */

const error = (about: string, sentence: string): Contradiction => ({
  severity: 'error',
  about,
  sentence,
  keys: [about],
})

interface LegalText {
  readonly name: string
  readonly version: string
  readonly body: string
  readonly acceptedSince: string | null
}

/** An acceptance names a version alone: a text that changes under the same one would not be what people accepted. */
export const VERSIONS_NEW: Between<LegalText> = {
  name: 'version',
  find: ({ items, before }) =>
    [...items].flatMap(([key, { name, version, body }]) => {
      const was = before.get(key)
      return was === undefined || was.version !== version || was.body === body
        ? []
        : [error(key, `El texto «${name}» cambió y su versión sigue siendo ${version}: escriba otra.`)]
    }),
}

/** Asked again is only what one accepts on registration: nobody accepts the others for the whole account. */
export const ASKED_ARE_ACCEPTED: Between<LegalText> = {
  name: 'no-se-acepta',
  find: ({ items }) =>
    [...items].flatMap(([key, { name, acceptedSince }]) =>
      acceptedSince === null || ACCEPTED_AT_REGISTRATION.some((id) => id === key)
        ? []
        : [error(key, `«${name}» no se acepta al registrarse: no se puede pedir de nuevo al ingresar.`)],
    ),
}
