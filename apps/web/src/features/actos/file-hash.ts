import { VERIFICATION_CODE_MAX } from '@ventanilla/domain/acts/verification-code'

/** SHA-256 of a file in hexadecimal, computed in the browser so that the file never leaves the device. */
export async function fileHash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Groups a hash in fours so that a printout can be compared with the screen. */
export const inFours = (hash: string): string => hash.replace(/(.{4})(?=.)/g, '$1 ')

/**
 * Normalises a typed code: hyphens and case are ignored, I and O are read as the digits they resemble. A pasted
 * QR address is reduced to its code.
 */
export function tidyCode(text: string): string {
  const code = /\/verificar\/([^/?#]+)/.exec(text)?.[1] ?? text
  return code
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase()
    .slice(0, VERIFICATION_CODE_MAX)
}
