/**
 * Escapes a cell that a spreadsheet would run as a formula. Attack: an applicant named `=HYPERLINK(…)`, whose
 * name runs on the official's machine when the export is opened.
 */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** A cell of a CSV for Colombian spreadsheets, which separate by semicolons. */
export const quotedCell = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
