import { IconColumns3 } from '@tabler/icons-react'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { COLUMNS, type Column } from './inbox-query.ts'

const IDS = COLUMNS.map(([column]) => column)

/** Visible columns of the table; kept in the address. */
export function ColumnsMenu({
  hidden,
  onChange,
}: {
  readonly hidden: ReadonlySet<Column>
  readonly onChange: (hidden: ReadonlySet<Column>) => void
}) {
  return (
    <MenuButton
      label="Columnas que se muestran"
      className="v-btn"
      kind="default"
      groups={[
        {
          name: 'Columnas',
          choices: COLUMNS.map(([id, label]) => ({ id, label })),
          chosen: IDS.filter((column) => !hidden.has(column)),
          onChange: (shown) => onChange(new Set(IDS.filter((column) => !shown.includes(column)))),
        },
      ]}
    >
      <IconColumns3 aria-hidden className="v-icon" />
      Columnas
    </MenuButton>
  )
}
