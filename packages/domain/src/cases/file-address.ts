/** Where a file is read: the last segment says whether it was brought over from the archive or the former system. */
export const FILE_PATH = '/mis-expedientes/ver-expediente/:id/:stateMigration'

/** The parameters of that address, of a file. */
export const placeOfFile = (
  id: string,
  migrated: boolean,
): { readonly id: string; readonly stateMigration: 'migrado' | 'vigente' } => ({
  id,
  stateMigration: migrated ? 'migrado' : 'vigente',
})
