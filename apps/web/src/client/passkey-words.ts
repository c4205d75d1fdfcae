/** What people read when the browser's window for a passkey ended without one. */

const UNSUPPORTED =
  'Este navegador no permite usar llaves de acceso. Use una versión reciente de Chrome, Edge, Firefox o Safari.'
const CANCELLED = 'No se usó ninguna llave: la ventana se cerró. Puede intentarlo de nuevo.'
const TOO_LATE = 'Pasó el tiempo y no se usó ninguna llave. Inténtelo de nuevo cuando la tenga a mano.'
const KNOWN = 'Esa llave ya está en su cuenta. Use otra.'
const ELSEWHERE =
  'La dirección de esta página no es la del portal, y las llaves solo sirven allí. Entre por la dirección oficial.'
const UNKNOWN = 'El navegador no pudo usar la llave. Inténtelo de nuevo o pruebe con otra.'

/** `waited` and `limit` in milliseconds: browsers tell a person's refusal and the end of the time alike. */
export function deviceFault(error: unknown, waited: number, limit: number): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return waited >= limit ? TOO_LATE : CANCELLED
  if (name === 'NotSupportedError') return UNSUPPORTED
  if (name === 'InvalidStateError') return KNOWN
  if (name === 'SecurityError') return ELSEWHERE
  return UNKNOWN
}
