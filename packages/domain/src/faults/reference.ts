// without letters and digits that are taken for each other when somebody reads them out over the telephone
const SIGNS = 'ABCDEFGHJKLMNPQRTUVWXYZ2346789'
export const REFERENCE = /^[A-HJ-NP-RT-Z2346789]{4}-[A-HJ-NP-RT-Z2346789]{4}$/

/** `7KTM-Q2WX`: what a person tells the help desk, and what stands in the server's log. `bytes`: eight random ones. */
export function faultReference(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, 8)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
