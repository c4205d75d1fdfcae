/** A sentence ends with one full stop, also behind an abbreviation: «… a 5:00 p. m.». */
export const fullStop = (text: string): string => (/[.…!?]$/.test(text) ? text : `${text}.`)
