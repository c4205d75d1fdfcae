/** Longest address that is kept for somebody. */
export const INTERNAL_PATH_MAX = 300

export const NOT_INTERNAL = 'El destino debe ser una dirección de este portal'

// whoever is led there would be logged out, asked to log in again, or shown a file or an answer of the server
const NOBODYS_WISH = /^\/(?:logout|iniciar-sesion|api|assets|archivos)(?:[-/?#]|$)/

/**
 * Whether a path may be kept as the place where somebody was going. The attack: an address that leads out of the portal
 * after login (`//otro.example`, `/\otro.example`, a tab that browsers drop before the second slash).
 */
export function isInternalPath(path: string): boolean {
  return (
    path.length <= INTERNAL_PATH_MAX &&
    /^\/(?![/\\])[\x21-\x7e]*$/.test(path) &&
    !path.includes('\\') &&
    !NOBODYS_WISH.test(path)
  )
}
