/** Fewest letters of the reason of a decision that other people read: a word or two explain nothing. */
export const REASON_MIN = 10

export const isReason = (text: string): boolean => text.trim().length >= REASON_MIN

/** below the field */
export const REASON_HINT = `Al menos ${REASON_MIN} letras.`

/** 'Escriba el motivo (al menos 10 letras).' */
export const askForReason = (what = 'el motivo'): string => `Escriba ${what} (al menos ${REASON_MIN} letras).`
