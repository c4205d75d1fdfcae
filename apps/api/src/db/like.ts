/** Text that somebody searches for, wherever it stands: what are signs of a pattern in LIKE stand for themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
