/**
 * Every variable that an act can use. Task fields use these names as keys, so this list is the contract between
 * workflows (which capture the values), cases (which hold them) and acts (which print them).
 */
export interface ActVariable {
  readonly name: string
  /** Spanish, for the editor and for problem messages */
  readonly label: string
  /** its content and shape */
  readonly description: string
  /** `caso`: from the case · `tarea`: captured in a task · `vida`: set by the act · `ajustes`: settings */
  readonly origin: 'caso' | 'tarea' | 'vida' | 'ajustes'
  /** raw shape of the value; for `lista` the description names the columns of its rows */
  readonly shape:
    | 'texto'
    | 'fecha'
    | 'instante'
    | 'hora'
    | 'entero'
    | 'decimal'
    | 'pesos'
    | 'si_no'
    | 'punto'
    | 'lista'
}

export type VariableRow = readonly [
  name: string,
  label: string,
  shape: ActVariable['shape'],
  description: string,
]
