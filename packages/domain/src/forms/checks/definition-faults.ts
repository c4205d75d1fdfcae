import { readsOf } from '../conditions.ts'
import type { FieldDef, FormDef, Logic } from '../definition.ts'
import { KIND_NAMES } from '../kinds/registry.ts'
import { PROFILE_NAMES } from '../profile.ts'
import { fieldsOf } from '../reading.ts'
import { textFaults } from './text-faults.ts'
import { vainFaults } from './vain-faults.ts'

/** Fields that each field's visibility or value depends on. */
function needs(def: FormDef): Map<string, string[]> {
  const result = new Map<string, string[]>()
  for (const section of def.sections)
    for (const field of section.fields) {
      const logics = [section.condition, field.condition, field.calculated].filter(
        (logic) => logic !== undefined,
      )
      result.set(field.key, logics.flatMap(readsOf))
    }
  return result
}

function circles(def: FormDef): string[] {
  const graph = needs(def)
  const done = new Set<string>()
  const found: string[] = []
  const visit = (key: string, path: readonly string[]): void => {
    if (path.includes(key)) {
      found.push(`${[...path.slice(path.indexOf(key)), key].join(' → ')} dependen entre sí`)
      return
    }
    if (done.has(key)) return
    for (const next of graph.get(key) ?? []) if (graph.has(next)) visit(next, [...path, key])
    done.add(key)
  }
  for (const key of graph.keys()) visit(key, [])
  return found
}

function fieldFaults(field: FieldDef): string[] {
  const faults: string[] = []
  const say = (text: string): void => void faults.push(`${field.key}: ${text}`)
  if (!/^[a-z][\w]*$/i.test(field.key)) say('la clave no es un nombre sencillo')
  if (!KIND_NAMES.includes(field.kind)) say(`no existe la clase ${field.kind}`)
  if (field.label.trim() === '') say('no tiene título')
  if ((field.kind === 'choice' || field.kind === 'multi') && !field.options?.length && !field.optionsFrom)
    say('no tiene opciones')
  if (field.options && new Set(field.options.map((option) => option.value)).size !== field.options.length)
    say('tiene dos veces una opción')
  if (field.optionPart !== undefined && field.kind !== 'text') say('solo un texto toma parte de una opción')
  if (field.kind === 'table' && !field.columns?.length) say('es una tabla sin columnas')
  if (field.min !== undefined && field.max !== undefined && field.min > field.max)
    say('su mínimo pasa de su máximo')
  if (field.pattern !== undefined) {
    try {
      new RegExp(field.pattern, 'u')
    } catch {
      say('su patrón no es una expresión regular')
    }
  }
  if (field.prefill !== undefined && !PROFILE_NAMES.includes(field.prefill))
    say(`ninguna cuenta conoce ${field.prefill}`)
  const columns = field.columns ?? []
  if (columns.some((column) => column.prefill !== undefined))
    say('una columna no se llena con los datos de la cuenta')
  if (new Set(columns.map((column) => column.key)).size !== columns.length) say('tiene dos veces una columna')
  return [...faults, ...columns.flatMap(fieldFaults).map((fault) => `${field.key}.${fault}`)]
}

/** Users answer from top to bottom, so a condition must only read fields above it. */
function orderFaults(def: FormDef): string[] {
  const order = new Map(fieldsOf(def).map((field, index) => [field.key, index]))
  const below = (name: string, first: number): boolean => (order.get(name) ?? -1) >= first
  return def.sections.flatMap((section) => {
    const start = order.get(section.fields[0]?.key ?? '') ?? 0
    const late = readsOf(section.condition).filter((name) => below(name, start))
    return [
      ...late.map((name) => `la sección ${section.key} depende de ${name}, que no está antes`),
      ...section.fields.flatMap((field) =>
        readsOf(field.condition)
          .filter((name) => below(name, order.get(field.key) ?? 0))
          .map((name) => `${field.key} depende de ${name}, que no está antes`),
      ),
    ]
  })
}

/** Faults of a form, as Spanish phrases that name the question; empty when it can be published. */
export function definitionFaults(def: FormDef, facts: readonly string[] = []): string[] {
  const fields = fieldsOf(def)
  const keys = new Set(fields.map((field) => field.key))
  const faults = fields.flatMap(fieldFaults)
  if (keys.size !== fields.length) faults.push('dos preguntas tienen la misma clave')
  const unknown = (where: string, logic: Logic | undefined, also: readonly string[] = []): void => {
    if (logic === undefined) return
    for (const name of readsOf(logic))
      if (!keys.has(name) && !facts.includes(name) && !also.includes(name) && name !== '$hoy')
        faults.push(`${where} lee ${name}, que no está en el formulario`)
  }
  for (const section of def.sections) {
    unknown(`la sección ${section.key}`, section.condition)
    for (const field of section.fields) {
      unknown(field.key, field.condition)
      unknown(field.key, field.calculated)
      const columns = (field.columns ?? []).map((column) => column.key)
      for (const column of field.columns ?? []) {
        unknown(`${field.key}.${column.key}`, column.condition, columns)
        unknown(`${field.key}.${column.key}`, column.calculated, columns)
      }
      const municipality = field.municipalityFrom?.split('.')[0]
      if (municipality !== undefined && !keys.has(municipality))
        faults.push(`${field.key}: no existe la pregunta ${municipality}`)
    }
  }
  for (const check of def.checks) {
    const table = fields.find((field) => field.key === check.each)
    const columns = (table?.columns ?? []).map((column) => column.key)
    if (check.each === undefined ? !keys.has(check.field) : !columns.includes(check.field))
      faults.push(`la regla ${check.id} se muestra junto a ${check.field}, que no existe`)
    unknown(`la regla ${check.id}`, check.ok, columns)
    unknown(`la regla ${check.id}`, check.when, columns)
    for (const logic of Object.values(check.figures ?? {})) unknown(`la regla ${check.id}`, logic, columns)
  }
  return [...faults, ...circles(def), ...orderFaults(def), ...vainFaults(def), ...textFaults(def)]
}
