/** Route of an applicant's workflow step: its title and subtitle. */
export interface ApplicantTaskRow {
  readonly path: string
  readonly title: string
  readonly subtitle?: string
  /** several kinds of step share the route: the title is the step's */
  readonly manySteps?: true
  /** can be begun here; the case says whether this user may */
  readonly begins?: 'waive'
  /** officials open it too, in the task shell (app/shared-tasks.screens.ts) */
  readonly shared?: true
}

/** Every route of the applicants' task screen; a new step with its own route adds one line. */
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
