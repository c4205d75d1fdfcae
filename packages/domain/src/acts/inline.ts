import { OF_PROCEDURES } from '../forms/operation-names.ts'
import { formatted } from './formats.ts'
import { parseInline } from './parse-inline.ts'
import type { Block, Inline } from './template.ts'

/** A template's text with its variables replaced; those without a value become empty. */
export function textWith(text: Inline, values: Readonly<Record<string, unknown>>): string {
  return parseInline(text)
    .map((part) => (part.kind === 'text' ? part.text : formatted(values[part.name], part.format)))
    .join('')
}

function namesIn(text: Inline): string[] {
  return parseInline(text).flatMap((part) => (part.kind === 'variable' ? [part.name] : []))
}

function logicNames(logic: unknown): string[] {
  if (Array.isArray(logic)) return logic.flatMap(logicNames)
  if (typeof logic !== 'object' || logic === null) return []
  return Object.entries(logic).flatMap(([key, value]) => {
    // what is asked of a procedure is asked by the fact that holds its type
    if (key !== 'var' && !OF_PROCEDURES.some((one) => one === key)) return logicNames(value)
    const name = Array.isArray(value) ? value[0] : value
    return typeof name === 'string' ? [name] : []
  })
}

/**
 * Names of the variables that blocks use, including in conditions. `{{item.x}}` belongs to its list (`over`)
 * and is not a variable.
 */
export function variablesOf(blocks: readonly Block[]): Set<string> {
  const names = new Set<string>()
  const add = (found: readonly string[]): void => {
    for (const name of found)
      if (name !== 'item' && name !== 'n' && !name.startsWith('item.')) names.add(name)
  }
  for (const block of blocks) {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
      case 'article':
        add(namesIn(block.text))
        break
      case 'list':
        add(block.items.flatMap(namesIn))
        break
      case 'each':
        add([block.over, ...namesIn(block.text)])
        break
      case 'table':
        add([
          block.over,
          ...block.columns.flatMap((c) => namesIn(c.text)),
          ...(block.total ?? []).flatMap(namesIn),
        ])
        break
      case 'facts':
        add(block.rows.flatMap((row) => [...namesIn(row.text), ...logicNames(row.when)]))
        break
      case 'signature':
        add([...namesIn(block.name), ...namesIn(block.position)])
        break
      case 'when':
        add([...logicNames(block.condition), ...variablesOf(block.blocks)])
        break
    }
  }
  return names
}
