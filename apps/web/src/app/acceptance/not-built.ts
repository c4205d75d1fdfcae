/**
 * Routes of the acceptance table without a screen yet. The list can only shrink: a test fails when a listed
 * route is registered, or an unlisted one is missing.
 */
export const NOT_BUILT: readonly string[] = [
  '/arboles',
  '/asignacion-anexos-tramite',
  '/territorial',
  '/edit/:id',
  '/crear/territorio',
  '/busqueda-coordenadas',
  '/entes-control',
  '/link-normativa-pueaa',
  '/normativa-pueaa-editar/:id',
  '/registrar/link',
  '/crear-formula',
  '/parametrizacion-grupos',
  '/edit-parametrizacion-grupo/:id',
  '/crear/parametro-grupo',
  '/parametrizacion-tramites',
  '/edit-parametrizacion/:id',
  '/crear/parametro',
  '/reporte',
  '/reporte-correos',
  '/tiempo-tramite',
  '/edit-tiempo/:id',
  '/crear/tiempos',
  '/zonas',
]
