// excludes characters easily confused when read out over the telephone
const SIGNS = 'ABCDEFGHJKLMNPQRTUVWXYZ2346789'
export const REFERENCE = /^[A-HJ-NP-RT-Z2346789]{4}-[A-HJ-NP-RT-Z2346789]{4}$/

/**
 * `7KTM-Q2WX`: reference that a user reports to the help desk, also in the server's log. `bytes`: eight random
 * bytes.
 */
export function faultReference(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, 8)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
