/** Kinds of field; each has a model, an input and a check of its own. */
export const FIELD_KINDS = [
  'text',
  'longText',
  'integer',
  'decimal',
  'money',
  'date',
  'choice',
  'multi',
  'yesNo',
  'declaration',
  'email',
  'phone',
  'table',
  'point',
  'polygon',
  'surface',
  'flow',
  'document',
  /* kinds that only tasks of officials use */
  'staff', // one active official with one of `roles`, shown with workload
  'office', // a territorial office
  'checklist', // one verdict per document of the case
  'requirements', // numbered list of items requested from the applicant
  'answers', // verdict on each answered requirement
  'recipient', // recipient and means of notifying an act
  'feeTable', // professionals, visits, days, per diem
  'photos', // pictures with position, taken in the field
  'attendees', // attendees, with drawn signature
] as const

/** Kind of line in a list of `requirements`. */
export const LINES_OF = ['requerimiento', 'obligacion', 'punto', 'individuo'] as const

/** Kinds of file that a document can be. */
export const FILE_KINDS = ['pdf', 'docx', 'xlsx', 'png', 'jpeg'] as const
