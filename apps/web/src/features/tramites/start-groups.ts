/** Fields of a procedure type used for grouping. */
interface Typed {
  readonly tt_id: number
  readonly online: boolean
  readonly fk_tram_subcategoria: { readonly tcs_id: number; readonly tcs_nombre: string }
}

export interface Group<Row> {
  readonly id: number
  readonly name: string
  readonly rows: readonly Row[]
}

/** Procedures by subject, in subject order; within one, those available online first. */
export function groupsOf<Row extends Typed>(rows: readonly Row[]): Group<Row>[] {
  const groups = new Map<number, { id: number; name: string; rows: Row[] }>()
  for (const row of rows) {
    const { tcs_id: id, tcs_nombre: name } = row.fk_tram_subcategoria
    const group = groups.get(id) ?? { id, name, rows: [] }
    group.rows.push(row)
    groups.set(id, group)
  }
  return [...groups.values()]
    .toSorted((a, b) => a.id - b.id)
    .map((group) => ({
      ...group,
      rows: group.rows.toSorted((a, b) => Number(b.online) - Number(a.online) || a.tt_id - b.tt_id),
    }))
}
