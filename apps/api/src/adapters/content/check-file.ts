import type { ByteSource } from './byte-source.ts'
import { displayName, extensionOf } from './display-name.ts'
import { FILE_KINDS, type FileKind, kindOfExtension } from './kinds.ts'
import type { PdfCarries } from './look-into-pdf.ts'
import { beyond, limitWords, type PictureLimits, type PictureSize, pixelWords } from './picture.ts'
import { sniff } from './sniff.ts'
import { ZipError, type ZipFault } from './zip.ts'

/** Why a file was rejected, for tests and statistics; users read the sentence. */
export type RefusalCode =
  | 'empty'
  | 'too-large'
  | 'too-many-pixels'
  | 'unknown-type'
  | 'not-accepted'
  | 'mismatch'
  | 'damaged'
  | 'locked'
  | 'unsafe'

/** Result of the check. `message` is one or two Spanish sentences with the remedy. */
export type FileCheck =
  | {
      ok: true
      kind: FileKind
      contentType: string
      displayName: string
      /** warning for the reader who opens it */
      carries: PdfCarries
    }
  | { ok: false; code: RefusalCode; message: string }

/** File rules of a case's document (decision 52). */
export interface FileRules {
  accepted: readonly FileKind[]
  maxBytes: number
  picture: PictureLimits
}

/**
 * Decides whether an uploaded file matches its claimed type and the requested document (decision 20). Trusts
 * only the bytes: ignores the content type declared by the client, and only requires that the name does not
 * contradict the bytes. Reads the parts it needs; unpacks an archive (Office, KMZ, shapefile) once without
 * storing it.
 */
export async function checkFile(source: ByteSource, name: string, rules: FileRules): Promise<FileCheck> {
  if (source.size === 0) return refuse('empty', 'El archivo está vacío. Elija otro.')
  if (source.size > rules.maxBytes)
    return refuse(
      'too-large',
      `El archivo pesa ${megabytes(source.size, 'up')} y el máximo es ${megabytes(rules.maxBytes, 'down')}.`,
    )
  const accepted = listed(rules.accepted.map((kind) => FILE_KINDS[kind].short))
  try {
    const found = await sniff(source)
    switch (found.kind) {
      case 'unknown':
        return refuse('unknown-type', `${await described(source)} Se acepta: ${accepted}.`)
      case 'mixed':
        return refuse(
          'unsafe',
          'El PDF trae otro contenido adherido. Ábralo, guárdelo de nuevo como PDF y cárguelo.',
        )
      case 'launches':
        return refuse(
          'unsafe',
          'El PDF abre programas en el equipo de quien lo lee. Imprímalo como PDF y cargue esa copia.',
        )
      case 'programs':
        return refuse('unsafe', 'El PDF trae un programa adjunto. Quite el adjunto y cárguelo de nuevo.')
      case 'hidden':
        return refuse(
          'unsafe',
          'El contenido del PDF no se puede revisar. Ábralo, imprímalo como PDF y cargue esa copia.',
        )
      case 'macros':
        return refuse('unsafe', 'El documento contiene macros. Guárdelo sin macros y cárguelo de nuevo.')
      case 'old-office':
        return refuse(
          'locked',
          'El documento tiene contraseña o es de una versión antigua de Office. Guárdelo sin contraseña como .docx, .xlsx o PDF.',
        )
    }
    const { kind, state } = found
    const facts = FILE_KINDS[kind]
    const extension = extensionOf(name)
    if (extension !== '' && kindOfExtension(extension) !== kind)
      return refuse(
        'mismatch',
        `El nombre termina en «.${extension.toLowerCase()}», pero su contenido es ${facts.what}.`,
      )
    if (!rules.accepted.includes(kind))
      return refuse('not-accepted', `El archivo es ${facts.what}. Aquí se acepta: ${accepted}.`)
    if (state === 'damaged') return refuse('damaged', DAMAGED)
    if (found.size !== undefined) {
      const message = tooMuchPicture(found.size, rules.picture)
      if (message !== null) return refuse('too-many-pixels', message)
    }
    return {
      ok: true,
      kind,
      contentType: facts.contentType,
      displayName: displayName(name, kind),
      carries: found.carries ?? null,
    }
  } catch (error) {
    if (error instanceof ZipError) return refuse(...ZIP_REFUSALS[error.fault])
    throw error
  }
}

const DAMAGED =
  'El archivo está incompleto o dañado. Compruebe que abre en su equipo, guárdelo de nuevo y vuelva a cargarlo.'

/** Why a picture is rejected, and the remedy; null: it is accepted. */
function tooMuchPicture(size: PictureSize, limits: PictureLimits): string | null {
  switch (beyond(size, limits)) {
    case 'pixels':
      return `La imagen mide ${pixelWords(size)} y el máximo es ${limitWords(limits)}. Redúzcala con un editor de imágenes, o tómela con menos resolución, y cárguela de nuevo.`
    case 'frames':
      return 'La imagen es una animación demasiado grande. Guárdela como imagen fija y cárguela de nuevo.'
    case 'passes':
      return 'La imagen está guardada de una forma que tarda demasiado en abrirse. Ábrala en un editor de imágenes, guárdela de nuevo como JPG y cárguela.'
    case null:
      return null
  }
}

const ZIP_REFUSALS: Record<ZipFault, [RefusalCode, string]> = {
  broken: ['damaged', DAMAGED],
  locked: ['locked', 'El archivo está protegido con contraseña. Quítela y cárguelo de nuevo.'],
  bomb: ['unsafe', 'El contenido comprimido del archivo es desmesurado. Redúzcalo o cárguelo como PDF.'],
  paths: ['unsafe', 'El archivo comprimido contiene rutas no permitidas. Comprímalo de nuevo y cárguelo.'],
}

function refuse(code: RefusalCode, message: string): FileCheck {
  return { ok: false, code, message }
}

/** Names the type where `file-type` recognises it; loaded on demand, since accepted files do not need it. */
async function described(source: ByteSource): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(await source.read(0, 4200)).catch(() => undefined)
  return type ? `El archivo es de tipo «${type.ext}».` : 'No se reconoce el tipo del archivo.'
}

function megabytes(bytes: number, direction: 'up' | 'down'): string {
  const tenths = (bytes / 1024 / 1024) * 10
  const rounded = (direction === 'up' ? Math.ceil(tenths) : Math.floor(tenths)) / 10
  return `${String(rounded).replace('.', ',')} MB`
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1) ?? ''}`
}
