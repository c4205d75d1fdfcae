/**
 * Routes of the acceptance table without a screen yet. The list can only shrink: a test fails when a listed
 * route is registered, or an unlisted one is missing.
 */
export const NOT_BUILT: readonly string[] = ['/busqueda-coordenadas', '/reporte-correos', '/zonas']
