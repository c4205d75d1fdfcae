import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import type { UploadPort } from '../../context.ts'
import { UploadDesk } from './upload-desk.ts'

/**
 * One desk per destination for the life of the page. Not per port: ports are recreated whenever the data around
 * a form is refetched, as when the signal returns, and a failed file would vanish with its desk.
 */
const desks = new Map<string, UploadDesk>()

const CLOSED: UploadPort = {
  place: '',
  upload: () => Promise.reject(new Error('Ahora no se pueden subir archivos.')),
}

function deskOf(port: UploadPort): UploadDesk {
  const known = desks.get(port.place)
  if (known !== undefined) return known
  const desk = new UploadDesk(port)
  desks.set(port.place, desk)
  return desk
}

/** Pending files of one field and their operations. `arrived` receives each accepted file. */
export function useUploads(
  given: UploadPort | undefined,
  field: string,
  arrived: (file: StoredFile, note: unknown) => void,
) {
  const port = given ?? CLOSED
  const desk = deskOf(port)
  useLayoutEffect(() => {
    desk.use(port)
    desk.receive(field, arrived)
  })
  const read = useCallback(() => desk.sending(field), [desk, field])
  const sending = useSyncExternalStore(desk.subscribe, read, read)
  return {
    sending,
    add: (file: File, note?: unknown) => desk.add(field, file, note),
    retry: (id: string) => desk.retry(field, id),
    cancel: (id: string) => desk.cancel(field, id),
  }
}

/**
 * Names of files not uploaded yet, to warn before submitting: the answer would otherwise lack files the user
 * believes included. Null: all uploaded.
 */
export function useUnarrived(given: UploadPort | undefined): string | null {
  const desk = deskOf(given ?? CLOSED)
  const all = useSyncExternalStore(desk.subscribe, desk.all, desk.all)
  if (all.length === 0) return null
  const names = all.map(({ file }) => `«${file.name}»`).join(', ')
  return all.length === 1
    ? `El archivo ${names} no ha llegado. Reinténtelo o descártelo antes de enviar.`
    : `Estos archivos no han llegado: ${names}. Reinténtelos o descártelos antes de enviar.`
}
