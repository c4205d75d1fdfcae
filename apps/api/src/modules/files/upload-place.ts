import { UPLOAD_NEEDS } from '@ventanilla/contract/upload-sentences'
import { Refusal } from '@ventanilla/domain/kernel/problem'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** a folder, optionally followed by the sender's file name */
const place = (folder: string): RegExp => new RegExp(`^(?<folder>${folder})(?:/[\\w.-]{1,120})?$`)
const CASE = place(`(?<applicant>${UUID})/(?<case>${UUID})/(?<purpose>solicitud|tarea|cambio)`)
const TEMPLATE_IMAGE = place(`images/images-templates(?:/${UUID})?`)
const CASE_IMAGE = place(`images/images-documents-solicitud/(?<case>${UUID})`)
const LAYER = place('capas')
const OWN_PHOTO = place(`images/images-perfil/(?<person>${UUID})`)

export type Place = { readonly folder: string } & (
  | {
      readonly purpose: 'solicitud' | 'tarea' | 'cambio'
      readonly caseId: string
      readonly applicantId: string
    }
  | { readonly purpose: 'imagen-documento'; readonly caseId: string }
  | { readonly purpose: 'imagen-plantilla' }
  | { readonly purpose: 'capa' }
  | { readonly purpose: 'imagen-perfil'; readonly personId: string }
)

/** Parses the specification's upload path. It only states the place; storage keys are generated. */
export function placeOf(urlDoc: string): Place {
  const inCase = CASE.exec(urlDoc)?.groups
  if (inCase !== undefined) {
    const { folder = '', case: caseId = '', applicant: applicantId = '' } = inCase
    // the pattern has only those
    return { folder, purpose: inCase['purpose'] as 'solicitud' | 'tarea' | 'cambio', caseId, applicantId }
  }
  const image = CASE_IMAGE.exec(urlDoc)?.groups
  if (image !== undefined) {
    const { folder = '', case: caseId = '' } = image
    return { folder, purpose: 'imagen-documento', caseId }
  }
  const template = TEMPLATE_IMAGE.exec(urlDoc)?.groups
  if (template !== undefined) return { folder: template['folder'] ?? '', purpose: 'imagen-plantilla' }
  const layer = LAYER.exec(urlDoc)?.groups
  if (layer !== undefined) return { folder: layer['folder'] ?? '', purpose: 'capa' }
  const photo = OWN_PHOTO.exec(urlDoc)?.groups
  if (photo !== undefined) {
    const { folder = '', person: personId = '' } = photo
    return { folder, purpose: 'imagen-perfil', personId }
  }
  throw new Refusal('invalid', UPLOAD_NEEDS.name, { code: 'ruta' })
}

/** A file's unique name in its place: two uploads to one place are two files. */
export const nameInPlace = (folder: string, id: string, mime: string): string =>
  `${folder}/${id}.${RECOGNISED.find((type) => TYPES[type] === mime) ?? 'jpeg'}`

/**
 * Labels defined by section 5; anything else is sent as jpeg (decision 20): only the content decides the stored
 * type.
 */
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
