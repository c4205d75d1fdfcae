import { ASSIGNED_AT_SIGNING, KNOWN_WHEN_SIGNING } from '@ventanilla/domain/acts/document'

/** Variables filled by the review or the signature instead of the drafter. */
export const isLater = (name: string): boolean =>
  ASSIGNED_AT_SIGNING.has(name) || KNOWN_WHEN_SIGNING.has(name)
