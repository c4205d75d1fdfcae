/** How an appeal ended: its decision, or that it was not admitted. */
export const APPEAL_ENDS: Readonly<Record<string, string>> = {
  confirma: 'Confirma',
  modifica: 'Modifica',
  aclara: 'Aclara',
  otorga: 'Revoca y otorga',
  niega: 'Revoca y niega',
  revoca: 'Revoca y ordena resolver de nuevo',
  rechazado: 'No se admitió',
}
