import type { PasteColumn } from '@ventanilla/domain/configuration/pasted-items'
import type { Door, Field } from '../puertas/door.ts'

/** How a spreadsheet's cell is read for each sort of field; those without one are not pasted. */
const READ_AS: { readonly [As in Field['as']]?: PasteColumn['kind'] } = {
  line: 'text',
  whole: 'integer',
  date: 'date',
  choice: 'choice',
  yesNo: 'yesNo',
}

/** The columns of a kind's spreadsheet, in their order. */
export const pasteColumns = ({ fields, paste }: Pick<Door, 'fields' | 'paste'>): readonly PasteColumn[] =>
  (paste?.columns ?? []).flatMap((name): PasteColumn[] => {
    const field = fields[name]
    const kind = field === undefined ? undefined : READ_AS[field.as]
    if (field === undefined || kind === undefined) return []
    const options =
      field.as === 'choice'
        ? Object.entries(field.options).map(([value, label]) => ({ value, label }))
        : undefined
    return [{ name, label: field.label, kind, ...(options !== undefined && { options }) }]
  })
