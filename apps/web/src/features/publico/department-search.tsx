import { useId, useState } from 'react'
import { Combobox } from '../../ui/fields/combobox.tsx'
import styles from './categories-screen.module.css'
import { type Department, findDepartments } from './offices.ts'

/** Department search by name; typing on clears the choice. */
export function DepartmentSearch({
  rows,
  chosen,
  onChoose,
}: {
  readonly rows: readonly Department[]
  readonly chosen: Department | null
  readonly onChoose: (department: Department | null) => void
}) {
  const [text, setText] = useState(chosen?.st_name ?? '')
  const id = useId()
  const wanted = chosen !== null && text === chosen.st_name ? '' : text
  return (
    <div className={`v-field ${styles.department ?? ''}`}>
      <label htmlFor={id}>Departamento</label>
      <Combobox
        id={id}
        listName="Departamentos"
        placeholder="Escriba el nombre del departamento"
        none="Ningún departamento se llama así"
        text={text}
        hits={findDepartments(rows, wanted).map((row) => ({ key: row.st_id, label: row.st_name, row }))}
        browse
        onText={(typed) => {
          setText(typed)
          if (chosen !== null) onChoose(null)
        }}
        onChoose={({ row }) => {
          setText(row.st_name)
          onChoose(row)
        }}
      />
    </div>
  )
}
