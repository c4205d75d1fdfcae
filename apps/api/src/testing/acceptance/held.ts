import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { ACCEPTED_CALLS, type AcceptedCall } from './calls.ts'
import { ACCEPTED_CONSTANTS } from './constants.ts'
import { ACCEPTED_MACHINES } from './machines.ts'
import { ACCEPTED_MESSAGES, type AcceptedMessage } from './messages.ts'

/** What the product is, as far as the tables look at it. */
export interface Product {
  readonly endpoints: readonly EndpointShape[]
  /** path from the root of the repository → its text */
  readonly sources: ReadonlyMap<string, string>
}

const FOLDERS = [
  'apps/api/src',
  'apps/web/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/catalog/src',
]

/** Sources of the product without its tests and without these tables. */
export function readSources(root: string): Map<string, string> {
  const sources = new Map<string, string>()
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`
      if (
        !/\.(tsx?|css)$/.test(path) ||
        /\.test\.|\.testkit\.|\.testdata\.|\/testing\/|\/acceptance\//.test(path)
      )
        continue
      sources.set(path, readFileSync(join(root, path), 'utf8'))
    }
  return sources
}

/** Calls of the contracts, wherever in a module they are gathered. */
export function endpointsOf(modules: readonly unknown[]): EndpointShape[] {
  const found = new Map<string, EndpointShape>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('method' in value && 'path' in value && 'answers' in value) {
      const endpoint = value as EndpointShape
      found.set(`${endpoint.method} ${endpoint.path}`, endpoint)
    }
  }
  for (const module of modules)
    for (const exported of Object.values(module as Record<string, unknown>)) {
      look(exported)
      if (typeof exported === 'object' && exported !== null)
        for (const one of Object.values(exported)) look(one)
    }
  return [...found.values()]
}

const pattern = (path: string): string => path.replaceAll(/:\w+/g, ':')
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Statuses from 400 on are problems, which every call may answer; the others must be declared. */
function holdsCall(product: Product, row: AcceptedCall): boolean {
  if (row.path === null || row.method === null) return false
  const wanted = pattern(row.path)
  const endpoint = product.endpoints.find((one) => one.method === row.method && pattern(one.path) === wanted)
  if (endpoint === undefined) return false
  // a GET that changes state asks for the bearer header itself
  const bearer = endpoint.permission !== 'public' || endpoint.changesState === true
  if (row.access === 'public' && endpoint.permission !== 'public') return false
  if (row.access === 'bearer' && !bearer) return false
  return row.statuses.every((status) => status >= 400 || status in endpoint.answers)
}

/** A text is held where it stands between quotes or tags of a source: whole, or at least its beginning. */
function holdsMessage(texts: readonly string[], row: AcceptedMessage): boolean {
  if (row.match === 'purpose') return false
  const text = plain(row.text)
  const starts = ["'", '"', '`', '>', '\n', '}'].map((mark) => mark + text)
  return texts.some((source) =>
    starts.some((start) => {
      for (let at = source.indexOf(start); at >= 0; at = source.indexOf(start, at + 1))
        if (row.match === 'prefix' || /^\s*['"`<]/.test(source.slice(at + start.length))) return true
      return false
    }),
  )
}

/** Every row of the tables by `table:id`, and whether the product holds it. */
export function heldRows(product: Product): Map<string, boolean> {
  const texts = [...product.sources.values()].map((text) => plain(text).replaceAll(/\n\s+/g, '\n'))
  const held = new Map<string, boolean>()
  for (const row of ACCEPTED_CALLS) held.set(`call:${row.id}`, holdsCall(product, row))
  for (const row of ACCEPTED_MESSAGES) held.set(`message:${row.id}`, holdsMessage(texts, row))
  for (const row of ACCEPTED_CONSTANTS)
    held.set(
      `constant:${row.id}`,
      row.file !== null && row.says !== null && (product.sources.get(row.file)?.includes(row.says) ?? false),
    )
  for (const [machine, transitions] of Object.entries(ACCEPTED_MACHINES)) {
    held.set(`machine:${machine}`, transitions.length > 0)
    for (const one of transitions) {
      const call = ACCEPTED_CALLS.find((row) => row.id === one.call)
      held.set(
        `transition:${machine} ${one.from} → ${one.to}`,
        call !== undefined &&
          holdsCall(product, { ...call, statuses: one.status === null ? [] : [one.status] }) &&
          one.messages.every((id) => held.get(`message:${id}`) === true),
      )
    }
  }
  return held
}
