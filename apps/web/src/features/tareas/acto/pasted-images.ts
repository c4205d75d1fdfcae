import { showMessage } from '../../../client/messages.ts'
import { failureText } from '../../../client/network/http.ts'
import { uploadFile } from '../../../client/network/upload.ts'
import { TEXT } from '../tareas.text.ts'
import { applyStyles, withStylesAside } from './pasted-styles.ts'

/** Converts an inline data picture in pasted text to a file; remote pictures are never fetched. */
function fileOf(source: string, index: number): File | null {
  const parts = /^data:(image\/(?:png|jpeg));base64,([\w+/=\s]+)$/.exec(source)
  if (parts?.[1] === undefined || parts[2] === undefined) return null
  const bytes = Uint8Array.from(atob(parts[2].replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return new File([bytes], `imagen-${index + 1}.${parts[1].slice(6)}`, { type: parts[1] })
}

/** Splits pasted HTML into text without pictures and the pictures as files; reports invalid ones once. */
export function splitPasted(html: string): { html: string; files: readonly File[] } {
  const page = new DOMParser().parseFromString(withStylesAside(html), 'text/html')
  applyStyles(page)
  const files: File[] = []
  let broken = false
  for (const [index, image] of [...page.querySelectorAll('img')].entries()) {
    try {
      const file = fileOf(image.getAttribute('src') ?? '', index)
      if (file !== null) files.push(file)
    } catch {
      // claimed base64 is invalid
      broken = true
    }
    if (image.dataset['file'] === undefined) image.remove()
  }
  if (broken) showMessage(TEXT.imagesUnread, 'error')
  return { html: page.body.innerHTML, files }
}

/** Uploads pictures to the case's document folder and passes on their ids as they arrive. */
export async function uploadPictures(
  files: readonly File[],
  caseId: string,
  insert: (fileId: string, name: string) => void,
): Promise<void> {
  for (const file of files) {
    if (!/^image\/(png|jpeg)$/.test(file.type)) {
      showMessage('Solo se pueden insertar imágenes PNG o JPEG.', 'error')
      continue
    }
    try {
      const stored = await uploadFile(file, `images/images-documents-solicitud/${caseId}`)
      insert(stored.fileId, file.name)
    } catch (error) {
      showMessage(`${TEXT.imagesNotSent}. ${failureText(error)}`, 'error')
    }
  }
}
