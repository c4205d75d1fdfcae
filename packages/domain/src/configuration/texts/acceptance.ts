import type { Actor } from '../../access/actor.ts'
import type { Contents } from '../readings.ts'
import { ACCEPTED_AT_REGISTRATION, type LegalTextId, versionBefore } from './legal-texts.ts'

/** Who has to accept a legal text again. */

/** A text that someone has to accept. */
export interface OwedText {
  readonly id: LegalTextId
  readonly version: string
  readonly title: string
  /** whether everything else waits for it */
  readonly waits: boolean
}

/** An acceptance of a text. */
export interface Acceptance {
  readonly text: string
  readonly version: string
}

/** Texts that are asked again on a day (ISO, in Bogotá), by their oldest version that serves. */
export const askedTexts = (
  contents: Pick<Contents, 'of'>,
  today: string,
): readonly (OwedText & { readonly since: string })[] =>
  ACCEPTED_AT_REGISTRATION.flatMap((id) => {
    const text = contents.of('texto_legal').get(id)
    if (text === undefined || text.acceptedSince === null) return []
    if (text.askedFrom !== null && text.askedFrom > today) return []
    const { version, name, acceptedSince, unaccepted } = text
    return [{ id, version, title: name, waits: unaccepted === 'espera', since: acceptedSince }]
  })

/** What is left to accept of the texts that are asked again. The portal's own account accepts nothing. */
export const owedTexts = (
  asked: ReturnType<typeof askedTexts>,
  kind: Actor['kind'],
  accepted: readonly Acceptance[],
): readonly OwedText[] =>
  kind === 'sistema'
    ? []
    : asked
        .filter(
          ({ id, since }) => !accepted.some((one) => one.text === id && !versionBefore(one.version, since)),
        )
        .map(({ since: _since, ...text }) => text)
