/** What an item that closes holds. */
export interface Held {
  readonly cases: number
  readonly tasks: number
  readonly people: number
}

export const isNothing = ({ cases, tasks, people }: Held): boolean => cases + tasks + people === 0

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]
const spanishList = new Intl.ListFormat('es')

/** «3 trámites abiertos, 5 tareas por hacer y 2 funcionarios». */
export const heldWords = ({ cases, tasks, people }: Held): string =>
  spanishList.format([
    ...counted(cases, 'trámite abierto', 'trámites abiertos'),
    ...counted(tasks, 'tarea por hacer', 'tareas por hacer'),
    ...counted(people, 'funcionario', 'funcionarios'),
  ])
