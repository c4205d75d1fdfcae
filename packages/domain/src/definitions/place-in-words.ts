/** How a definition names the things that it lists: what they are, and the keys by which a reader knows them. */
interface Listed {
  readonly noun: string
  /** the first that the thing has */
  readonly by: readonly string[]
}
const BLOCK: Listed = { noun: 'bloque', by: ['id'] }
const LISTED: Readonly<Record<string, Listed>> = {
  steps: { noun: 'paso', by: ['id'] },
  outcomes: { noun: 'salida', by: ['code'] },
  capture: { noun: 'campo', by: ['key'] },
  fields: { noun: 'pregunta', by: ['key'] },
  columns: { noun: 'columna', by: ['key', 'title'] },
  options: { noun: 'opción', by: ['value'] },
  checks: { noun: 'regla', by: ['id'] },
  sections: { noun: 'sección', by: ['key', 'shared', 'name'] },
  sets: { noun: 'hecho', by: ['fact'] },
  actChoice: { noun: 'acto', by: ['act'] },
  onParent: { noun: 'efecto en el otro caso', by: ['do'] },
  entries: { noun: 'entrada', by: ['step'] },
  blocks: BLOCK,
  duties: BLOCK,
  beforehand: BLOCK,
  recommendation: BLOCK,
  conditions: BLOCK,
  levies: BLOCK,
  rows: { noun: 'fila', by: ['label'] },
  captures: { noun: 'campo', by: ['key'] },
  terms: { noun: 'término', by: ['stage', 'name'] },
  studies: { noun: 'estudio', by: ['name'] },
  documents: { noun: 'documento', by: ['kind'] },
  legalBasis: { noun: 'norma', by: ['norm'] },
}

/** Data that an editor finds under a word of their own in the workshop. */
const DATA: Readonly<Record<string, string>> = {
  stage: 'Etapa',
  amount: 'Plazo',
  unit: 'Se cuenta en',
  norm: 'Norma',
  holder: 'Quién actúa',
  binds: 'Pasos que toman este plazo',
  name: 'Nombre',
  summary: 'Resumen',
  staff: 'Quién lo hace',
  drafts: 'Lo proyecta',
  reviews: 'Lo revisa',
  signs: 'Lo firma',
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value that a path leads to; undefined where it ends before. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (within, key) =>
      typeof within === 'object' && within !== null
        ? // a list's positions and an object's keys are read alike
          (within as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    value,
  )
}

/** A place within a definition as a reader says it: `paso PER-02, salida «aprobado», «to»`. */
export function placeInWords(value: unknown, path: readonly PropertyKey[]): string {
  const words: string[] = []
  path.forEach((key, at) => {
    const next = path[at + 1]
    // a list is named with the thing in it
    if (typeof key !== 'number') {
      if (typeof next !== 'number' || LISTED[String(key)] === undefined)
        words.push(`«${DATA[String(key)] ?? String(key)}»`)
      return
    }
    const listed = LISTED[String(path[at - 1])]
    const name = listed === undefined ? undefined : nameOf(valueAt(value, path.slice(0, at + 1)), listed)
    words.push(
      name === undefined ? `${listed?.noun ?? 'puesto'} ${key + 1}` : `${listed?.noun ?? ''} ${named(name)}`,
    )
  })
  return words.join(', ')
}

function nameOf(thing: unknown, { by }: Listed): string | undefined {
  if (!isObject(thing)) return undefined
  const name = by.map((key) => thing[key]).find((one) => typeof one === 'string' || typeof one === 'number')
  return name === undefined || name === '' ? undefined : String(name)
}

/** Codes in capitals and numbers stand as they are; words between quotes. */
const named = (name: string): string => (/^[A-Z0-9][A-Z0-9_-]*$/.test(name) ? name : `«${name}»`)
