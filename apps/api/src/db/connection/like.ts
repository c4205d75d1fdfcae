/** Escapes LIKE wildcards for a substring search. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
