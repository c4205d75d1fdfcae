import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { showMessage } from '../../client/messages.ts'
import { failureText } from '../../client/network/http.ts'
import { saveFile } from '../../client/network/save-file.ts'
import { ActionButton } from '../../ui/action-button.tsx'

/** Saves exactly the filtered rows as a file. `read`: the call that exports them. */
export function ExportButton({
  read,
  file,
  children,
}: {
  readonly read: () => Promise<{ readonly body: unknown }>
  /** name of the file */
  readonly file: string
  readonly children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
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
  return (
    <ActionButton busy={busy} onPress={() => void download()}>
      <IconDownload aria-hidden className="v-icon" />
      {busy ? 'Exportando…' : children}
    </ActionButton>
  )
}
