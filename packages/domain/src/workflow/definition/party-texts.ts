/**
 * Longest texts that a party writes in a form of the portal's own, before the step that takes them exists: its
 * field in the catalogue and the screen hold the same.
 */
export const EXTENSION_REASON_MAX = 2000
export const APPEAL_REASONS_MAX = 4000
