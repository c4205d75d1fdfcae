import { uploadFile, type UploadOptions } from '../client/upload.ts'
import type { ShelvedFile, UploadPort, UploadShelf } from '../forms/context.ts'
import { deviceOf } from './device.ts'

const KIND = 'envio'

type Kept = Omit<ShelvedFile, 'file'> & { readonly name: string; readonly mime: string }

/** The person's encrypted shelf on this device, for the files of one place that have not arrived. */
export function uploadShelf(owner: string, place: string): UploadShelf {
  return {
    async list() {
      const records = await (await deviceOf(owner)).kept.list(KIND, `${place}/`)
      return records.flatMap(({ value, bytes }) => {
        if (bytes === null) return []
        const { name, mime, ...one } = value as Kept
        return [{ ...one, file: new File([bytes], name, { type: mime }) }]
      })
    },
    async keep({ file, ...one }) {
      const value: Kept = { ...one, name: file.name, mime: file.type }
      await (await deviceOf(owner)).kept.put(KIND, `${place}/${one.id}`, value, await file.arrayBuffer())
    },
    async drop(id) {
      await (await deviceOf(owner)).kept.remove(KIND, `${place}/${id}`)
    },
  }
}

interface UploadsTo {
  /** who sends: nobody else finds on this device what did not arrive */
  readonly owner: string
  /** the specification's place in storage */
  readonly folder: string
  /** the draft or task that the files answer: the next task of the case begins without them */
  readonly work: string
  /** number of the document that a field asks for */
  readonly documentOf?: (field: string) => number | null
  /** default: to storage, at once */
  readonly send?: (file: File, folder: string, options: UploadOptions) => ReturnType<typeof uploadFile>
}

/** The way of files into a folder, from which nothing that failed is lost: not to a new answer, not to a reload. */
export function uploadsTo({ owner, folder, work, documentOf, send = uploadFile }: UploadsTo): UploadPort {
  const place = `${owner}/${work}`
  return {
    place,
    shelf: uploadShelf(owner, place),
    upload(file, { field, onProgress, signal }) {
      const documentId = field === undefined ? null : (documentOf?.(field) ?? null)
      return send(file, folder, { onProgress, signal, ...(documentId !== null && { documentId }) })
    },
  }
}
