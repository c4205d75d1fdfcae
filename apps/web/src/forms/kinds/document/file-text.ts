import { formatNumber } from '@ventanilla/domain/forms/numbers'
import { MIME_OF } from '@ventanilla/domain/forms/kinds/document/document'

/** 1536000 → '1,5 MB' */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${formatNumber(bytes / 1024, 0)} kB`
  return `${formatNumber(bytes / 1024 / 1024, 1)} MB`
}

/**
 * For the `accept` of a file input: media types and extensions, because phones support one and desktops the
 * other.
 */
export function acceptAttribute(accept: readonly string[] | undefined): string | undefined {
  if (!accept) return undefined
  return accept
    .flatMap((kind) => [MIME_OF[kind] ?? '', kind === 'jpeg' ? '.jpg' : '', `.${kind}`])
    .filter((part) => part !== '')
    .join(',')
}

/** Media type of a chosen file; derived from the extension when the browser leaves it empty. */
export function mimeOfFile(file: { readonly name: string; readonly type: string }): string {
  if (file.type !== '') return file.type === 'image/jpg' ? 'image/jpeg' : file.type
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  return MIME_OF[ending === 'jpg' ? 'jpeg' : ending] ?? 'application/octet-stream'
}

export function takesPhotos(accept: readonly string[] | undefined): boolean {
  return !accept || accept.includes('jpeg')
}
