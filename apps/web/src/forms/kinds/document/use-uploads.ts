import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import type { UploadPort } from '../../context.ts'
import { UploadDesk } from './upload-desk.ts'

/** One desk per port: it lives as long as the form whose surroundings hold the port. */
const desks = new WeakMap<UploadPort, UploadDesk>()

const CLOSED: UploadPort = { upload: () => Promise.reject(new Error('Ahora no se pueden subir archivos.')) }

function deskOf(port: UploadPort): UploadDesk {
  const desk = desks.get(port) ?? new UploadDesk(port)
  desks.set(port, desk)
  return desk
}

/** Files on their way for one field, and what can be done with them. `arrived` gets each file that was accepted. */
export function useUploads(port: UploadPort | undefined, field: string, arrived: (file: StoredFile) => void) {
  const desk = deskOf(port ?? CLOSED)
  useLayoutEffect(() => desk.receive(field, arrived))
  const read = useCallback(() => desk.sending(field), [desk, field])
  const sending = useSyncExternalStore(desk.subscribe, read, read)
  return {
    sending,
    add: (file: File) => desk.add(field, file),
    retry: (id: number) => desk.retry(field, id),
    cancel: (id: number) => desk.cancel(field, id),
  }
}
