import { isIP } from 'node:net'

/** The machine itself: whoever opens the portal there may open it as localhost, where browsers make keys. */
const OWN: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether browsers make and use passkeys on a portal at this address: they want https and a name (WebAuthn §5, secure
 * contexts; §5.1.2: an IP address is no domain). Without, officials who are asked for one could do nothing at all.
 */
export function passkeysWorkAt(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  if (OWN.has(hostname) || hostname.endsWith('.localhost')) return true
  return protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}
