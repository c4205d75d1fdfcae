import { IconDownload } from '@tabler/icons-react'
import { ActionButton } from '../../ui/action-button.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { useExport } from './use-export.ts'

interface ExportFile {
  /** format, as the user reads it */
  readonly label: string
  /** name of the file */
  readonly file: string
  /** the call that exports the rows */
  readonly read: () => Promise<{ readonly body: unknown }>
}

/** Saves exactly the filtered rows as a file; several formats are offered in a menu. */
export function ExportButton({ files }: { readonly files: readonly [ExportFile, ...ExportFile[]] }) {
  const { busy, save } = useExport()
  const [first, ...others] = files
  const start = ({ read, file }: ExportFile): void => void save(read, file)
  const icon = <IconDownload aria-hidden className="v-icon" />
  if (others.length === 0)
    return (
      <ActionButton busy={busy} onPress={() => start(first)}>
        {icon}
        {busy ? 'Exportando…' : `Exportar (${first.label})`}
      </ActionButton>
    )
  return (
    <MenuButton
      label="Formatos de la exportación"
      className="v-btn"
      kind="default"
      busy={busy}
      groups={[
        {
          name: 'Formatos',
          items: files.map((one) => ({
            label: one.label,
            icon: <IconDownload aria-hidden size={18} />,
            onChoose: () => start(one),
          })),
        },
      ]}
    >
      {icon}
      {busy ? 'Exportando…' : 'Exportar'}
    </MenuButton>
  )
}
