import { useState } from 'react'
import { showMessage } from '../../client/messages.ts'
import { failureText } from '../../client/network/http.ts'
import { saveFile } from '../../client/network/save-file.ts'

/** Saves the answer of an export as a file; `busy` meanwhile. A failure is shown as a message. */
export function useExport() {
  const [busy, setBusy] = useState(false)
  /** `read`: the call that exports; `file`: name of the file */
  const save = async (read: () => Promise<{ readonly body: unknown }>, file: string): Promise<void> => {
    setBusy(true)
    try {
      const { body } = await read()
      if (body instanceof Blob) saveFile(body, file)
    } catch (error) {
      showMessage(failureText(error), 'error')
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
