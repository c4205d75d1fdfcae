/** A client that understands documents of this format and nothing specific to this portal. */

// reads responses and documents of any shape
// oxlint-disable-next-line typescript/no-explicit-any
type Any = any
/** repetitions before giving up */
const MOST = 6
type Scope = Readonly<Record<string, Any>>

export interface Account {
  readonly usuario: string
  readonly clave: string
  readonly celular?: string
}

/** The environment outside the portal, and the roles' accounts. */
export interface Outside {
  readonly origin: string
  readonly document: Any
  /** the account of a role */
  account(is: string): Promise<Account>
  /** the last message sent to the account */
  letter(to: Account): Promise<{ readonly links: readonly string[]; readonly code: string | null }>
  /** advances the clock to that day */
  waitFor(day: string): Promise<void> | void
  today(): string
}

const at = (value: Any, path: string): Any =>
  path === '' ? value : path.split('.').reduce((inner, key) => inner?.[key], value)

/** Substitutes `$name.path`, and `{name.path}` within a text, throughout lists and objects. */
function filled(value: Any, scope: Scope): Any {
  if (typeof value === 'string') {
    if (value.startsWith('$')) return at(scope, value.slice(1))
    return value.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => String(at(scope, name)))
  }
  if (Array.isArray(value)) return value.map((one) => filled(one, scope))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [filled(key, scope), filled(inner, scope)]),
  )
}

function operationsOf(document: Any): ReadonlyMap<string, { method: string; path: string; operation: Any }> {
  const found = new Map<string, { method: string; path: string; operation: Any }>()
  for (const [path, methods] of Object.entries<Any>(document.paths))
    for (const [method, operation] of Object.entries<Any>(methods))
      found.set(operation.operationId as string, { method: method.toUpperCase(), path, operation })
  return found
}

/** The example body of a call. */
const exampleOf = (operation: Any): Any => Object.values<Any>(operation.requestBody.content)[0].example

/** Sequences no other one uses: starting points. */
export function beginnings(document: Any): string[] {
  const text = JSON.stringify(document['x-sequences'])
  return Object.keys(document['x-sequences']).filter(
    (name) => !text.includes(`"use":"${name}"`) && !text.includes(`"enters":"${name}"`),
  )
}

/** Walks a sequence to its end; returns its saved values, or throws naming the failed call. */
export async function walkSequence(outside: Outside, name: string, given: Scope): Promise<Scope> {
  const { document } = outside
  const operations = operationsOf(document)
  const tokens = new Map<string, string>()

  const opened = (sequence: Any, given: Scope): Scope => {
    const like = Object.entries<Any>(sequence.takes).flatMap(([key, { like: call }]) =>
      call === undefined || key in given ? [] : [[key, exampleOf(operations.get(call)?.operation)] as const],
    )
    return { ...Object.fromEntries(like), ...given }
  }

  async function call(step: Any, scope: Scope, parts: Any): Promise<Any> {
    const found = operations.get(step.call)
    if (found === undefined) throw new Error(`The document has no ${step.call}`)
    const part = filled(step.as ?? '', scope) as string
    const path = found.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String(filled(step.params?.[key], scope))),
    )
    const query = new URLSearchParams(filled(step.query ?? {}, scope) as Record<string, string>).toString()
    const asked = query === '' ? path : `${path}?${query}`
    const answer = await fetch(outside.origin + asked, {
      method: found.method,
      headers: {
        ...(part !== '' && { authorization: `Bearer ${await tokenOf(part, parts, scope)}` }),
        ...(step.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(step.body !== undefined && { body: JSON.stringify(filled(step.body, scope)) }),
    })
    const said = (await answer.json()) as Any
    // 201 and 202 can carry rejections; the document lists the successful response first
    const well = step.answers ?? Object.keys(found.operation.responses)[0]
    if (String(answer.status) !== String(well))
      throw new Error(`${step.call} as ${part}: ${answer.status} ${JSON.stringify(said)}`)
    return said
  }

  /** The account created along the way, or the role's own. */
  const accountOf = async (part: string, parts: Any, scope: Scope): Promise<Account> =>
    parts[part].account === undefined
      ? outside.account(parts[part].is as string)
      : (filled(parts[part].account, scope) as Account)

  async function tokenOf(part: string, parts: Any, scope: Scope): Promise<string> {
    const known = tokens.get(part)
    if (known !== undefined) return known
    const { usuario, clave } = await accountOf(part, parts, scope)
    const kept = await walk(parts[part].enters as string, { usuario, clave }, parts)
    tokens.set(part, kept['token'] as string)
    return kept['token'] as string
  }

  async function walk(which: string, with_: Scope, parts: Any): Promise<Scope> {
    const sequence = document['x-sequences'][which]
    const known = { ...sequence.parts, ...parts }
    let scope = opened(sequence, with_)
    for (const step of sequence.steps) {
      scope = { ...scope, hoy: outside.today() }
      if (step.when !== undefined && (filled(step.when, scope) ?? null) === null) continue
      if (step.call !== undefined) {
        const said = await call(step, scope, known)
        const kept = Object.entries<string>(step.keeps ?? {}).map(([key, path]) => [key, at(said, path)])
        scope = { ...scope, ...Object.fromEntries(kept) }
      } else if (step.use !== undefined) {
        const own = Object.keys(document['x-sequences'][step.use].takes)
        for (const one of step.each === undefined ? [scope] : itemsOf(step.each, scope)) {
          let again = 0
          do {
            const inner = await walk(
              step.use,
              { ...scope, ...filled(step.with, { ...scope, ...one }) },
              known,
            )
            const out = Object.entries(inner).filter(([key]) => !own.includes(key))
            scope = { ...scope, ...Object.fromEntries(out) }
            again += 1
          } while (step.repeat !== undefined && (filled(step.repeat, scope) ?? null) !== null && again < MOST)
        }
      } else if (step.put !== undefined) {
        const { url, headers, bytes } = filled(step.put, scope)
        const { pathname, search } = new URL(url as string)
        const put = await fetch(outside.origin + pathname + search, { method: 'PUT', headers, body: bytes })
        if (!put.ok) throw new Error(`${which}: the bytes were not taken: ${put.status}`)
      } else if (step.letter !== undefined) {
        const to = filled(step.letter.to, scope) as string
        const { links, code } = await outside.letter(await accountOf(to, known, scope))
        const link = links[0] ?? ''
        const parts_ = {
          fragment: link.split('#')[1],
          path: new URL(link || 'http://x/').pathname.split('/').at(-1),
          code,
        }
        scope = { ...scope, [step.letter.keeps]: parts_[step.letter.is as keyof typeof parts_] }
      } else if (step.wait !== undefined) await outside.waitFor(filled(step.wait, scope) as string)
      else if (step.merge !== undefined) {
        const merged = Object.assign({}, ...(filled(step.merge.of, scope) as object[])) as object
        const { without } = step.merge
        scope = {
          ...scope,
          [step.merge.keeps]: Object.fromEntries(
            Object.entries(merged).filter(
              ([key]) => without === undefined || !key.startsWith(without as string),
            ),
          ),
        }
      } else scope = { ...scope, [step.compose.keeps]: composed(filled(step.compose, scope)) }
    }
    return scope
  }
  return walk(name, given, {})
}

const matches = (one: Any, where: Any): boolean => Object.entries(where).every(([key, is]) => one[key] === is)

/** Expands the document's `each`. */
const itemsOf = (each: Any, scope: Scope): Scope[] =>
  (filled(each.in, scope) as Any[])
    .filter((one) => matches(one, each.where))
    .map((one) => ({ [each.as]: one }))

/** Expands the document's `compose`. */
function composed({ of, where, named, by, gives, over, with: said }: Any): Any {
  const given = (of as Any[])
    .filter((one) => matches(one, where) && over[one[named]] === undefined && one[by] in gives)
    .map((one) => [one[named], gives[one[by]]])
  return { ...over, ...Object.fromEntries(given), ...said }
}
