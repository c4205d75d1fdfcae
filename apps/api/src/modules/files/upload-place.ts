import { UPLOAD_NEEDS } from '@ventanilla/contract/upload-sentences'
import { Refusal } from '@ventanilla/domain/cases/problem'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const CASE = new RegExp(`^(${UUID})/(${UUID})/(solicitud|tarea)(?:/[\\w.-]{1,120})?$`)
/** support of a change of applicant: nobody's case until it is asked for */
const CHANGE = new RegExp(`^(${UUID})/(${UUID})/cambio(?:/[\\w.-]{1,120})?$`)
const TEMPLATE_IMAGE = new RegExp(`^images/images-templates(?:/(${UUID}))?(?:/[\\w.-]{1,120})?$`)
const CASE_IMAGE = new RegExp(`^images/images-documents-solicitud/(${UUID})(?:/[\\w.-]{1,120})?$`)
const OWN_PHOTO = new RegExp(`^images/images-perfil/(${UUID})(?:/[\\w.-]{1,120})?$`)

export type Place =
  | { readonly purpose: 'solicitud' | 'tarea'; readonly caseId: string }
  | { readonly purpose: 'imagen-documento'; readonly caseId: string }
  | { readonly purpose: 'cambio'; readonly caseId: null }
  | { readonly purpose: 'imagen-plantilla'; readonly caseId: null }
  | { readonly purpose: 'imagen-perfil'; readonly caseId: null; readonly personId: string }

/** Reads the specification's upload path. The path only says where it belongs; keys in the store are made by us. */
export function placeOf(urlDoc: string): Place {
  const inCase = CASE.exec(urlDoc)
  if (inCase) return { purpose: inCase[3] as 'solicitud' | 'tarea', caseId: inCase[2] as string }
  if (CHANGE.test(urlDoc)) return { purpose: 'cambio', caseId: null }
  const image = CASE_IMAGE.exec(urlDoc)
  if (image) return { purpose: 'imagen-documento', caseId: image[1] as string }
  if (TEMPLATE_IMAGE.test(urlDoc)) return { purpose: 'imagen-plantilla', caseId: null }
  const photo = OWN_PHOTO.exec(urlDoc)
  if (photo) return { purpose: 'imagen-perfil', caseId: null, personId: photo[1] as string }
  throw new Refusal(422, UPLOAD_NEEDS.name, { code: 'ruta' })
}

/** Labels that section 5 knows; anything else is sent as jpeg (decision 20): only the content decides what is kept. */
const RECOGNISED = ['pdf', 'docx', 'xlsx', 'png'] as const

const TYPES: Readonly<Record<(typeof RECOGNISED)[number], string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
}

export function contentTypeOf(label: string): string {
  const known = Object.values(TYPES).find((type) => type === label)
  const named = RECOGNISED.find((type) => type === label.toLowerCase().replace(/^\./, ''))
  return known ?? (named === undefined ? undefined : TYPES[named]) ?? 'image/jpeg'
}
