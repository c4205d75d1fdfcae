/**
 * Rows of the acceptance tables that the product does not hold yet, and rows of the catalogues that no table of ours
 * has (`table:id`). This list can only shrink: a test fails when a row that is listed here holds, and when one that is
 * not listed does not.
 */
export const NOT_HELD: readonly string[] = [
  // the change of applicant
  'call:cambio.solicitar',
  'call:cambio.get_cambio',
  'call:cambio.aprobar',
  'call:cambio.rechazar',
  'call:cambio.asignar_abogado',
  'call:cambio.cambio',
  'call:cambio.correcciones',
  'call:cambio.acto_admin.get',
  'call:cambio.acto_admin.put',
  'call:cambio.acto_admin.post',
  'call:cambio.devolver_coordjur',
  'call:cambio.aprobar_coordjur',
  'call:cambio.firmar',
  'call:cambio.devolver_subdirjur',
  'call:cambio.aceptar_denegar',
  'call:cambio.review',
  'call:cambio.preview',
  'call:cambio.enviar',
  'call:cambio.get_data',
  'call:cambio.cambiar',
  'message:change.assigned',
  'message:change.drafting',
  'constant:status.changeCreate.success',
  'constant:status.changeCreate.failure',
  'machine:change-of-applicant',
  // forms of the other procedures
  'constant:procedureType.withForm',
  'constant:procedureType.sharedForm',
  // the search for a procedure
  'constant:searchBy',
  // the specification gives these no meaning or no transitions
  'constant:unknownIds',
  'machine:other-procedures',
]
