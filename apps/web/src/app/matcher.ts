import { config } from '../client/config.ts'

/**
 * Finds the row of a flat table whose pattern matches a path. Literal segments win over parameters, from left
 * to right (gaps 24), whatever the order of the table.
 */
export interface Found<T> {
  readonly row: T
  readonly params: Readonly<Record<string, string>>
}
export interface Matcher<T> {
  match(pathname: string): Found<T> | null
}

interface Compiled<T> {
  readonly row: T
  readonly parts: readonly string[]
  readonly required: number
  /** '0' literal, '1' parameter: lexical order is precedence */
  readonly rank: string
}

const split = (path: string): string[] => path.split('/').filter((part) => part !== '')

export function createMatcher<T extends { readonly path: string }>(rows: readonly T[]): Matcher<T> {
  const compiled = rows
    .map((row): Compiled<T> => {
      const parts = split(row.path.replace('{product}', config.productSlug))
      return {
        row,
        parts,
        required: parts.filter((part) => !part.endsWith('?')).length,
        rank: parts.map((part) => (part.startsWith(':') ? '1' : '0')).join(''),
      }
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
  return {
    match(pathname) {
      const given = split(pathname)
      for (const { row, parts, required } of compiled) {
        if (given.length < required || given.length > parts.length) continue
        const params = fit(parts, given)
        if (params !== null) return { row, params }
      }
      return null
    },
  }
}

function fit(parts: readonly string[], given: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [index, value] of given.entries()) {
    const part = parts[index] ?? ''
    if (part.startsWith(':')) {
      try {
        params[part.replace(/^:|\?$/g, '')] = decodeURIComponent(value)
      } catch {
        return null
      }
    } else if (part !== value) return null
  }
  return params
}
