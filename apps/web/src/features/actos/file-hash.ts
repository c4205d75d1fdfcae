/** SHA-256 of a file in hexadecimal, worked out here: the file never leaves the device. */
export async function fileHash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Fours, so that people can compare a print with the screen. */
export const inFours = (hash: string): string => hash.replace(/(.{4})(?=.)/g, '$1 ')

/**
 * Codes are typed with or without the hyphen, in any case; I and O are read as they look. Who copies the address of the
 * QR means its code.
 */
export function tidyCode(text: string): string {
  const code = /\/verificar\/([^/?#]+)/.exec(text)?.[1] ?? text
  return code
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase()
    .slice(0, CODE_MAX)
}
/** longer than any code with its hyphens */
const CODE_MAX = 40
