/** Classes of documents that the authority signs. */
export const ACT_CLASS_NAMES = [
  'auto',
  'resolucion',
  'oficio',
  'acta',
  'aviso',
  'constancia',
  'concepto',
  'documento',
] as const

/** Kinds of appeal against an act; `reclamación` is the claim against a fee, resolved in the payment. */
export const APPEAL_KINDS = ['reposición', 'apelación', 'queja', 'reclamación'] as const

/** Actions of the authority that one act proves and another can affirm. */
export const ATTESTED = ['aviso_de_visita', 'comunicacion'] as const

/** Means of notification that a letter serves by being signed. */
export const SENT_MEANS = ['electronica', 'personal', 'aviso'] as const

/** What an act is in its case for those that read it there: later acts, figures, screens. */
export const ACT_ROLE_NAMES = [
  'opening', // begins a procedure
  'sanctionOpening', // begins a sanctioning proceeding
  'opinion', // the technical document on which a decision rests
  'requirement', // asks the applicant to complete the request
  'extension', // extends a term
  'flagranceRecord', // imposes a measure on the spot
  'preventiveMeasure',
  'charges',
  'assessment', // computes a fee
  'decision', // decides what was requested
  'appealRejection', // does not admit an appeal
  'applicantChange', // passes a case to another applicant
] as const

/** How a block stands between the margins. */
export const ALIGNS = ['left', 'center', 'right'] as const

/** Grounds on which a post signs (decision 62). */
export const COMPETENCE_KINDS = ['propia', 'delegacion', 'desconcentracion'] as const

/** Who holds the post while the power lasts. */
export const COMPETENCE_HOLDERS = ['titular', 'encargado'] as const
