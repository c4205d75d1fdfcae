import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** What only a page, or a worker, can obey: scripts, styles and fonts go without, half a kilobyte each. */
export const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/**
 * What the portal itself uses of a device, and who may: where a visit or a point on the map is, the full screen of the
 * viewer of papers, passkeys. A photograph is a file that the device hands over, which asks for no camera here.
 */
const USED = ['fullscreen', 'geolocation', 'publickey-credentials-create', 'publickey-credentials-get']

/** All else that browsers know by now. The attack: whatever comes to run in a page listens, looks or pays with its leave. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const PERMISSIONS = [...USED.map((name) => `${name}=(self)`), ...DENIED.map((name) => `${name}=()`)]
  .toSorted()
  .join(', ')

/**
 * The headers that tell browsers what a page may do. They are the same for every answer, so they are put into words
 * once: doing it for each request took a tenth of a short one.
 */
export function securityHeaders(given: {
  /** hosts of map tiles */
  readonly tiles: readonly string[]
  /** hosts of files that we do not serve ourselves */
  readonly files: readonly string[]
  readonly production: boolean
}): Readonly<Record<string, string>> {
  const write = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine and Leaflet set style attributes; no script can come in through them
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...given.tiles, ...given.files],
        connectSrc: ["'self'", ...given.files],
        frameSrc: ["'self'", 'blob:', ...given.files],
        // ours alone: a font of another host tells it who reads, and a data: one hides what it draws
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        mediaSrc: ["'none'"],
        objectSrc: ["'none'"],
        // papers are shown in a frame of ours
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: given.production,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS }
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  // only these two are used of an answer, and nothing of a request
  write({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error !== undefined)
      throw error instanceof Error ? error : new Error('the security headers are wrong')
  })
  return headers
}
