import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/**
 * Headers that only affect pages and workers: scripts, styles and fonts omit them, saving half a kilobyte each.
 */
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
 * Device features that the portal uses: the location of a visit or a point on the map, the viewer's full
 * screen, passkeys. Photographs arrive as files, which needs no camera permission.
 */
const USED = ['fullscreen', 'geolocation', 'publickey-credentials-create', 'publickey-credentials-get']

/**
 * All other known features. Attack: injected code in a page
 * listens, watches or pays with the portal's permissions.
 */
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
 * The headers that restrict pages in browsers. The same for every response, so they are built once: building
 * them per request took a tenth of a short one.
 */
export function securityHeaders(given: {
  /** map tile hosts */
  readonly tiles: readonly string[]
  /** hosts of externally served files */
  readonly files: readonly string[]
  readonly production: boolean
}): Readonly<Record<string, string>> {
  const write = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Attack: a style sheet slipped into a page reads what stands in it, letter by letter. Our scripts set single
        // properties, which needs no exception
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...given.tiles, ...given.files],
        connectSrc: ["'self'", ...given.files],
        frameSrc: ["'self'", 'blob:', ...given.files],
        // own fonts only: another host would learn who reads, and a data: font can hide what it draws
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        mediaSrc: ["'none'"],
        objectSrc: ["'none'"],
        // the viewer shows documents in an own frame
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
  // helmet only calls these two methods of a response, and none of a request
  write({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error !== undefined)
      throw error instanceof Error ? error : new Error('the security headers are wrong')
  })
  return headers
}
