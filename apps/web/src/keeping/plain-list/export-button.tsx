import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { useExport } from './use-export.ts'

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
  const { busy, save } = useExport()
  return (
    <ActionButton busy={busy} onPress={() => void save(read, file)}>
      <IconDownload aria-hidden className="v-icon" />
      {busy ? 'Exportando…' : children}
    </ActionButton>
  )
}
