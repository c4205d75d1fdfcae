import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import type { UploadPort } from '../../context.ts'
import { UploadDesk } from './upload-desk.ts'

/**
 * One desk per place to which files go, as long as the page lives. Not per port: ports are made anew whenever what is
 * around a form is read again, as it is when the signal returns, and a failed file vanished with its desk.
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

/** Files on their way for one field, and what can be done with them. `arrived` gets each file that was accepted. */
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
 * What somebody has to hear before they hand their work in: names of files that have not arrived. Sent without them, an
 * answer would go without what the person believes to be in it. Null: everything arrived.
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
