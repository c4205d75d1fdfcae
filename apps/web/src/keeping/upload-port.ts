import { uploadFile, type UploadOptions } from '../client/network/upload.ts'
import type { ShelvedFile, UploadPort, UploadShelf } from '../forms/context.ts'
import { deviceOf } from './device.ts'

const KIND = 'envio'

type Kept = Omit<ShelvedFile, 'file'> & { readonly name: string; readonly mime: string }

/** The user's encrypted shelf on this device for the pending files of one place. */
export function uploadShelf(owner: string, place: string): UploadShelf {
  return {
    async list() {
      const records = await (await deviceOf(owner)).kept.list(KIND, `${place}/`)
      return records.flatMap(({ value, bytes }) => {
        if (bytes === null) return []
        // only `keep` stores values of this kind
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
  /** the uploader: pending files on this device are visible to no other user */
  readonly owner: string
  /** the specification's storage path */
  readonly folder: string
  /** draft or task of the files: the case's next task starts without them */
  readonly work: string
  /** number of the document required by a field */
  readonly documentOf?: (field: string) => number | null
  /** default: uploads to storage at once */
  readonly send?: (file: File, folder: string, options: UploadOptions) => ReturnType<typeof uploadFile>
}

/** Upload port into a folder that keeps failed files across refetches and reloads. */
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
