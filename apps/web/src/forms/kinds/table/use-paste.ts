import { type ClipboardEvent, useState } from 'react'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { rowFilled } from '@ventanilla/domain/forms/filled/listed-texts'
import { type Pasted, rowsFromText, withPasted } from '@ventanilla/domain/forms/filled/pasted-rows'
import type { Row } from '@ventanilla/domain/forms/reading'
import { useSurroundings } from '../../context.ts'

const TOLD = 5

/** Result of a paste: rows imported, cells not understood, rows without room. */
export function pastedText({ rows, unread, surplus }: Pasted, at: number, left: number): string {
  const taken = rows.length - left
  const said = [taken === 1 ? 'Se pegó 1 fila.' : `Se pegaron ${taken} filas.`]
  if (left > 0)
    said.push(left === 1 ? 'Otra no cabe en esta tabla.' : `Otras ${left} no caben en esta tabla.`)
  const lost = unread.filter(({ row }) => row < taken)
  if (lost.length > 0) {
    const some = lost
      .slice(0, TOLD)
      .map(({ row, column, text }) => `fila ${at + row + 1}, ${column}: «${text}»`)
      .join('; ')
    const more = lost.length > TOLD ? ` y ${lost.length - TOLD} más` : ''
    said.push(`No se entendió y quedó sin responder: ${some}${more}.`)
  }
  if (surplus > 0) said.push('Había casillas que no son de ninguna columna y no se tomaron.')
  return said.join(' ')
}

/** Pastes spreadsheet rows into a table: at the focused cell, or after the last row. */
export function usePaste(
  field: FieldDef,
  path: string,
  rows: readonly Row[],
  store: (next: readonly Row[]) => void,
) {
  const { lists } = useSurroundings()
  const [said, setSaid] = useState('')
  const put = (text: string, at: number, from?: string): void => {
    const pasted = rowsFromText(field, text, lists, from)
    const { rows: next, left } = withPasted(rows, at, pasted.rows, field.maxRows)
    const isPasted = (index: number): boolean => index >= at && index < at + pasted.rows.length
    if (pasted.rows.length > left)
      store(next.map((row, index) => (isPasted(index) ? rowFilled(field, row, lists) : row)))
    setSaid(
      pasted.rows.length === 0 ? 'No se encontró ninguna fila para pegar.' : pastedText(pasted, at, left),
    )
  }
  return {
    said,
    /** after the last non-empty row */
    append(text: string): void {
      const filled = rows.findLastIndex((row) => Object.keys(row).length > 0)
      put(text, filled + 1)
    },
    onPaste(event: ClipboardEvent<HTMLElement>): void {
      const text = event.clipboardData.getData('text/plain')
      // a single cell is pasted as plain text
      if (!/[\t\n]/.test(text.trim())) return
      // one pastes into an element
      const place = (event.target as Element).closest<HTMLElement>('[data-path]')?.dataset['path'] ?? ''
      const [row, column] = place.startsWith(`${path}.`) ? place.slice(path.length + 1).split('.') : []
      if (row === undefined || column === undefined) return
      event.preventDefault()
      put(text, Number(row), column)
    },
  }
}
