import { type Fault, type Kind, extraKeys, fault, filled, isId, isRecord, WRONG_SHAPE } from '../kind.ts'

/** A file confirmed by the storage. */
export interface StoredFile {
  readonly fileId: string
  readonly name: string
  /** bytes */
  readonly size: number
  readonly mime: string
}

/** MIME type by file kind of the definitions. */
export const MIME_OF: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpeg: 'image/jpeg',
}

const NAMES: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word (docx)',
  xlsx: 'Excel (xlsx)',
  png: 'imagen PNG',
  jpeg: 'imagen JPEG',
}

/** Accepted file kinds in words: 'PDF, imagen PNG o imagen JPEG'. */
export function acceptText(accept: readonly string[]): string {
  const names = accept.map((kind) => NAMES[kind] ?? kind)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} o ${names.at(-1)}` : (names[0] ?? '')
}

export function isStoredFile(value: unknown): value is StoredFile {
  return (
    isRecord(value) &&
    isId(value.fileId) &&
    filled(value.name) &&
    value.name.length <= 255 &&
    typeof value.size === 'number' &&
    value.size >= 0 &&
    typeof value.mime === 'string' &&
    extraKeys(value, ['fileId', 'name', 'size', 'mime']).length === 0
  )
}

/** Why a file is rejected, before or after uploading; null when accepted. */
export function fileFault(
  file: { readonly name: string; readonly size: number; readonly mime: string },
  limits: { readonly accept?: readonly string[]; readonly maxMegabytes?: number },
): Fault | null {
  const { accept, maxMegabytes } = limits
  const allowed = accept?.map((kind) => MIME_OF[kind] ?? kind)
  if (allowed && !allowed.includes(file.mime))
    return fault('tipo_archivo', `«${file.name}» no se puede recibir. Use ${acceptText(accept ?? [])}.`)
  if (maxMegabytes !== undefined && file.size > maxMegabytes * 1024 * 1024)
    return fault('tamano', `«${file.name}» pesa más de ${maxMegabytes} MB. Use un archivo más liviano.`)
  if (file.size === 0) return fault('vacio', `«${file.name}» está vacío.`)
  return null
}

/** Files attached to one requirement, in order: always a list, usually of one. */
export const document: Kind = {
  missing: 'Adjunte este documento.',
  isEmpty: (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  check(value, field) {
    if (!Array.isArray(value)) return [WRONG_SHAPE]
    const faults: Fault[] = []
    value.forEach((file: unknown, index) => {
      if (!isStoredFile(file))
        faults.push({
          ...WRONG_SHAPE,
          message: 'El archivo no quedó bien guardado. Adjúntelo de nuevo.',
          at: String(index),
        })
      else {
        const wrong = fileFault(file, field)
        if (wrong) faults.push({ ...wrong, at: String(index) })
      }
    })
    const max = field.maxFiles ?? 5
    if (value.length > max)
      faults.push(fault('archivos', `Adjunte como máximo ${max} ${max === 1 ? 'archivo' : 'archivos'}.`))
    return faults
  },
  asText: (value) =>
    Array.isArray(value)
      ? value
          .filter(isStoredFile)
          .map((file) => file.name)
          .join(', ')
      : '',
}
