/**
 * Route of an expediente; the last segment marks whether it was migrated from the archive or the former system.
 */
export const FILE_PATH = '/mis-expedientes/ver-expediente/:id/:stateMigration'

/** Route parameters of an expediente. */
export const placeOfFile = (
  id: string,
  migrated: boolean,
): { readonly id: string; readonly stateMigration: 'migrado' | 'vigente' } => ({
  id,
  stateMigration: migrated ? 'migrado' : 'vigente',
})
