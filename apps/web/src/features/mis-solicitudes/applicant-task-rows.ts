/** A route on which an applicant does a step of a workflow: its title, and what the page says under it. */
export interface ApplicantTaskRow {
  readonly path: string
  readonly title: string
  readonly subtitle?: string
  /** steps of several kinds stand on it: the page is called like the step */
  readonly manySteps?: true
  /** what may be begun here where nothing has been begun: the case says whether it is open to this person */
  readonly begins?: 'waive'
  /** officials open it too, with the task shell (app/shared-tasks.screens.ts) */
  readonly shared?: true
}

/** Every route of the applicants' task screen. A new step of theirs with a route of its own is one line here. */
export const APPLICANT_TASK_ROWS: readonly ApplicantTaskRow[] = [
  { path: '/solicitudes/desistimiento-expreso/:id', title: 'Desistir del trámite' },
  { path: '/solicitudes/renuncia-terminos/:id', title: 'Renunciar a términos', begins: 'waive' },
  { path: '/presentar-revocatoria-ciudadano/:id', title: 'Pedir la revocatoria directa', shared: true },
  { path: '/presentar-recurso-reposicion/:id', title: 'Presentar recurso de reposición', shared: true },
  { path: '/presentar-recurso-apelacion/:id', title: 'Presentar recurso de apelación', shared: true },
  { path: '/informacion-adicional-workflow/:id', title: 'Responder a la Corporación', shared: true },
  { path: '/solicitudes/adjuntar-acta/:id', title: 'Adjuntar acta', manySteps: true, shared: true },
  { path: '/tercer-interviniente/:id', title: 'Intervenir como tercero', shared: true },
]
