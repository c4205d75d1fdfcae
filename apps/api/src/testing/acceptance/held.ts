import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { ACCEPTED_CALLS, type AcceptedCall } from './calls.ts'
import { ACCEPTED_CONSTANTS } from './constants.ts'
import { ACCEPTED_DESCRIPTIONS, type NamedTest } from './described.ts'
import { ACCEPTED_MACHINES, type AcceptedTransition, wayOf } from './machines.ts'
import { ACCEPTED_MESSAGES, type AcceptedMessage } from './messages.ts'
import { ACCEPTED_RULES, type AcceptedRule } from './rules.ts'
import { SEEN_TEXTS } from './seen.ts'
import { FRONT_DOOR_CALLS, WIRE_ROWS } from './wire/wire-rows.ts'

/** The parts of the product the acceptance tables check. */
export interface Product {
  readonly endpoints: readonly EndpointShape[]
  /** path from the repository root → file text */
  readonly sources: ReadonlyMap<string, string>
  /** the same for test files */
  readonly tests: ReadonlyMap<string, string>
}

const FOLDERS = [
  'apps/api/src',
  'apps/web/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/catalog/src',
]

const NO_PRODUCT = /\.test\.|\.testkit\.|\.testdata\.|\/testing\/|\/acceptance\//

/** Product sources, without tests and without these tables. */
export function readSources(root: string): Map<string, string> {
  return readFiles(root, FOLDERS, (path) => /\.(tsx?|css)$/.test(path) && !NO_PRODUCT.test(path))
}

/** Test files, browser tests included. */
export function readTests(root: string): Map<string, string> {
  return readFiles(root, [...FOLDERS, 'e2e'], (path) => /\.(test|e2e)\.tsx?$/.test(path))
}

function readFiles(
  root: string,
  folders: readonly string[],
  wanted: (path: string) => boolean,
): Map<string, string> {
  const sources = new Map<string, string>()
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`
      if (wanted(path)) sources.set(path, readFileSync(join(root, path), 'utf8'))
    }
  return sources
}

/** Contract calls found in modules, at any depth of their exports. */
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

/** The declared endpoint for a row of the table. */
export function endpointOf(
  endpoints: readonly EndpointShape[],
  { method, path }: Pick<AcceptedCall, 'method' | 'path'>,
): EndpointShape | undefined {
  if (path === null) return undefined
  const wanted = pattern(path)
  return endpoints.find((one) => one.method === method && pattern(one.path) === wanted)
}

/** Statuses from 400 up are problems, which every call can return; the others must be declared. */
function holdsCall(product: Product, row: AcceptedCall): boolean {
  const endpoint = endpointOf(product.endpoints, row)
  if (endpoint === undefined) return false
  // a GET that changes state requires the bearer header itself
  const bearer = endpoint.permission !== 'public' || endpoint.changesState === true
  if (row.access === 'public' && endpoint.permission !== 'public') return false
  if (row.access === 'bearer' && !bearer) return false
  return row.statuses.every((status) => status >= 400 || status in endpoint.answers)
}

/** A text holds if a source contains it between quotes or tags: whole, or at least its beginning. */
function holdsMessage(texts: readonly string[], row: AcceptedMessage): boolean {
  const text = plain(row.match === 'purpose' ? (row.shown ?? '') : row.text)
  const starts = ["'", '"', '`', '>', '\n', '}'].map((mark) => mark + text)
  return texts.some((source) =>
    starts.some((start) => {
      for (let at = source.indexOf(start); at >= 0; at = source.indexOf(start, at + 1))
        if (row.match === 'prefix' || /^\s*['"`<]/.test(source.slice(at + start.length))) return true
      return false
    }),
  )
}

/**
 * A test holds a row if its file has one with that title, opened by `it(` or `test(`, neither skipped nor todo.
 */
function holdsTest(product: Product, { file, title }: NamedTest): boolean {
  const source = product.tests.get(file) ?? ''
  return [`'`, '`'].some((mark) =>
    ['it(', 'test('].some((begin) => source.includes(`${begin}${mark}${title}`)),
  )
}

function holdsTransition(
  product: Product,
  one: AcceptedTransition,
  held: ReadonlyMap<string, boolean>,
): boolean {
  if ('on' in one) return holdsTest(product, MACHINES)
  const call = ACCEPTED_CALLS.find((row) => row.id === one.call)
  return (
    call !== undefined &&
    holdsCall(product, { ...call, statuses: one.status === null ? [] : [one.status] }) &&
    one.messages.every((id) => held.get(`message:${id}`) === true)
  )
}

/** Tests that drive a browser through a whole table; a row without a driver fails to compile there. */
const MACHINES: NamedTest = { file: 'e2e/maquinas.e2e.ts', title: 'the machine ${machine} goes every way' }
const RULES: NamedTest = { file: 'e2e/validacion.e2e.ts', title: 'the rules ${form} hold word for word' }
const TEXTS: readonly NamedTest[] = [
  { file: 'e2e/mensajes.e2e.ts', title: 'the texts of the pages of visitors are read' },
  { file: 'e2e/mensajes.e2e.ts', title: 'the texts of accounts, menu and signature are read' },
]
/** Further texts these tests produce. */
const UPLOADS: NamedTest = {
  file: 'apps/web/src/client/network/upload.test.ts',
  title: 'says which part failed, and why',
}
const TOLD_BY: Readonly<Record<string, NamedTest>> = {
  'session.token-login-failed': MACHINES,
  'session.token-expired': MACHINES,
  'upload.presigned-url': UPLOADS,
  'upload.presigned-url-invalid': UPLOADS,
  'upload.put-failed': UPLOADS,
  'upload.delete': {
    file: 'apps/web/src/client/network/upload.test.ts',
    title: 'tells a failure, but not that it was gone already',
  },
}
/** Texts of screens outside these tables: held if a source contains them. */
const OTHER_SCREENS = /^(workflow|request|change|images|dropdown)\.|^error\.document-generation$/

const rules: readonly AcceptedRule[] = ACCEPTED_RULES
const seen: ReadonlySet<string> = new Set(SEEN_TEXTS)
const isSeen = (product: Product, id: string): boolean =>
  seen.has(id) && TEXTS.every((test) => holdsTest(product, test))
const holdsRule = (product: Product, { proof }: AcceptedRule): boolean =>
  holdsTest(product, proof === 'browser' ? RULES : proof)

/** Whether a test produces the text and reads it: in a browser, by breaking a rule, or over the wire. */
function isTold(product: Product, { id, text }: AcceptedMessage): boolean {
  const by = TOLD_BY[id]
  return (
    OTHER_SCREENS.test(id) ||
    isSeen(product, id) ||
    rules.some((rule) => rule.says === id && holdsRule(product, rule)) ||
    (by !== undefined && holdsTest(product, by)) ||
    WIRE_ROWS.some(({ message }) => typeof message === 'string' && message.startsWith(text))
  )
}

const says = (product: Product, { file, says: words }: { file: string; says: string }): boolean =>
  product.sources.get(file)?.includes(words) ?? false

/** Every table row as `table:id`, and whether the product holds it. */
export function heldRows(product: Product): Map<string, boolean> {
  const texts = [...product.sources.values()].map((text) => plain(text).replaceAll(/\n\s+/g, '\n'))
  const held = new Map<string, boolean>()
  for (const row of ACCEPTED_CALLS) {
    // front-door calls are tested over the wire (`wire/`); one has an address that no contract declares
    const answered = WIRE_ROWS.some(({ call, status }) => call === row.id && status === 200)
    const holds = row.path === null ? answered : holdsCall(product, row)
    held.set(`call:${row.id}`, holds && (answered || !FRONT_DOOR_CALLS.includes(row)))
  }
  for (const row of ACCEPTED_MESSAGES)
    held.set(`message:${row.id}`, holdsMessage(texts, row) && isTold(product, row))
  for (const row of ACCEPTED_DESCRIPTIONS) {
    const holds = 'test' in row ? holdsTest(product, row.test) : says(product, row)
    held.set(`described:${row.id}`, holds && (!seen.has(row.id) || isSeen(product, row.id)))
  }
  for (const rule of rules) held.set(`rule:${rule.id}`, holdsRule(product, rule))
  for (const row of ACCEPTED_CONSTANTS) {
    const { file, says: words } = row
    held.set(
      `constant:${row.id}`,
      row.measured === undefined
        ? file !== null && words !== null && says(product, { file, says: words })
        : JSON.stringify(row.measured()) === JSON.stringify(row.value),
    )
  }
  for (const [machine, transitions] of Object.entries(ACCEPTED_MACHINES)) {
    held.set(`machine:${machine}`, transitions.length > 0)
    for (const [index, one] of transitions.entries()) {
      // two transitions between the same states are two rows
      const way = 'on' in one ? wayOf(one) : `${one.from} → ${one.to} (${index})`
      held.set(`transition:${machine} ${way}`, holdsTransition(product, one, held))
    }
  }
  return held
}
