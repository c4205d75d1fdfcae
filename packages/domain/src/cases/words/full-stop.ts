/** Ends a sentence with exactly one full stop, also after an abbreviation: «… a 5:00 p. m.». */
export const fullStop = (text: string): string => (/[.…!?]$/.test(text) ? text : `${text}.`)
