/** Maximum length of a stored return address. */
export const INTERNAL_PATH_MAX = 300

export const NOT_INTERNAL = 'El destino debe ser una dirección de este portal'

// targets that log the user out, request a login again, or show a file or a raw server response
const NOBODYS_WISH = /^\/(?:logout|iniciar-sesion|api|assets|archivos)(?:[-/?#]|$)/

/**
 * Whether a path can be stored as the user's destination after login.
 * Attack: open redirect out of the portal (`//otro.example`, `/\otro.example`, a tab that browsers drop before
 * the second slash).
 */
export function isInternalPath(path: string): boolean {
  return (
    path.length <= INTERNAL_PATH_MAX &&
    /^\/(?![/\\])[\x21-\x7e]*$/.test(path) &&
    !path.includes('\\') &&
    !NOBODYS_WISH.test(path)
  )
}
