/** User-facing texts for a passkey dialog that ended without a key. */

const UNSUPPORTED =
  'Este navegador no permite usar llaves de acceso. Use una versión reciente de Chrome, Edge, Firefox o Safari.'
const CANCELLED = 'No se usó ninguna llave: la ventana se cerró. Puede intentarlo de nuevo.'
const TOO_LATE = 'Pasó el tiempo y no se usó ninguna llave. Inténtelo de nuevo cuando la tenga a mano.'
const KNOWN = 'Esa llave ya está en su cuenta. Use otra.'
const ELSEWHERE =
  'La dirección de esta página no es la del portal, y las llaves solo sirven allí. Entre por la dirección oficial.'
const UNKNOWN = 'El navegador no pudo usar la llave. Inténtelo de nuevo o pruebe con otra.'

/** Where passkeys can be created and used: the page's capabilities (`window`), and the portal's own origin. */
export interface Place {
  readonly isSecure: boolean
  readonly hasKeys: boolean
  readonly origin: string
  readonly portal: string
}

/**
 * Why passkeys cannot work on this page, with the remedy, checked before opening the dialog; null: they can.
 * `href`: the address where they work.
 */
export function noKeysHere(place: Place): { readonly words: string; readonly href: string | null } | null {
  const portal = place.portal.replace(/\/+$/, '')
  if (portal !== '' && portal !== place.origin && portal.startsWith('https:'))
    return {
      words: `Las llaves de acceso solo sirven en la dirección oficial del portal, ${portal}. Ábralo allí e ingrese de nuevo.`,
      href: portal,
    }
  if (!place.isSecure)
    return {
      words:
        'Esta dirección no es segura (no empieza por https) y por eso ningún navegador crea llaves de acceso en ella. Avise a quien opera el portal: debe ponerlo detrás de https, o dejar de exigir la llave con STAFF_PASSKEY=off.',
      href: null,
    }
  return place.hasKeys ? null : { words: UNSUPPORTED, href: null }
}

/** `waited` and `limit` in milliseconds: browsers report a user's cancellation and a timeout alike. */
export function deviceFault(error: unknown, waited: number, limit: number): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return waited >= limit ? TOO_LATE : CANCELLED
  if (name === 'NotSupportedError') return UNSUPPORTED
  if (name === 'InvalidStateError') return KNOWN
  if (name === 'SecurityError') return ELSEWHERE
  return UNKNOWN
}
