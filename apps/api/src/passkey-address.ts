import { isIP } from 'node:net'

/** The local machine: a portal there can be opened as localhost, where browsers create passkeys. */
const OWN: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether browsers create and use passkeys on a portal at this address: they require https and a domain name
 * (WebAuthn §5, secure contexts; §5.1.2: an IP address is no domain). Elsewhere, officials required to have a
 * passkey would be locked out.
 */
export function passkeysWorkAt(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  if (OWN.has(hostname) || hostname.endsWith('.localhost')) return true
  return protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}
