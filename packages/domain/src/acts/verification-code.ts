/** Room for the code at the foot of a signed act, as people write it: 'K7QM-4TXP-92HB', with spaces too. */
export const VERIFICATION_CODE_MAX = 40
/** Room for the whole address that the QR beside it holds. */
export const VERIFICATION_PASTED_MAX = 200
