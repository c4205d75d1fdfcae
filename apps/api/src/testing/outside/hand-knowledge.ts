import { stripTypeScriptTypes } from 'node:module'

/** Words of OpenAPI and of HTTP; the rest of a client's words must be explained by the document that it reads. */
const FORMAT =
  'x-sequences paths operationId requestBody content example responses authorization Bearer content-type application json PUT method headers body http'
const PLATFORM = [Object, Array, String, RegExp, Map, Promise, JSON, URL, URLSearchParams, Response].flatMap(
  (one) => [
    ...Object.getOwnPropertyNames(one),
    ...Object.getOwnPropertyNames((one as { readonly prototype?: object }).prototype ?? {}),
  ],
)
const TYPES = ['string', 'object', 'undefined']

/** The words that the document explains: those that stand alone between backticks. */
const explainedIn = (description: string): string[] =>
  [...description.matchAll(/`[{$]?([\w-]+)\}?`/g)].map(([, word = '']) => word)

/**
 * What a client knows by hand: every property that it reads or writes, and every word of its texts and patterns,
 * that neither the document's description nor OpenAPI, HTTP or the platform has. `own` are its own names.
 */
export function handKnowledge(source: string, description: string, own: readonly string[]): string[] {
  const known = new Set([...FORMAT.split(' '), ...PLATFORM, ...TYPES, ...explainedIn(description), ...own])
  const code = stripTypeScriptTypes(source)
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^import .*$/gm, '')
    // messages for the reader of a failure
    .replaceAll(/throw new Error\((?:[^()]|\([^()]*\))*\)/g, '')
  const texts: string[] = []
  const bare = code
    .replaceAll(/'((?:\\.|[^'\\\n])*)'/g, (_, text: string) => (texts.push(text), "''"))
    .replaceAll(/(?<=[(,=:]\s*)\/(?![/*])((?:\\.|\[[^\]\n]*\]|[^/\n\\])+)\/[a-z]*/g, (_, pattern: string) => {
      texts.push(pattern.replaceAll(/\\./g, ' '))
      return "''"
    })
    .replaceAll(/`((?:\\.|[^`\\])*)`/g, (_, text: string) => {
      texts.push(text.replaceAll(/\$\{[^}]*\}/g, ' '))
      // what is substituted is code
      return [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, inner = '']) => `(${inner})`).join(' ')
    })
  const used = [
    ...texts.flatMap((text) => [...text.matchAll(/[\p{L}_][\p{L}\d_-]+/gu)].map(([word]) => word)),
    ...[...bare.matchAll(/(?<!\.)\.\s*([A-Za-z_$][\w$]*)/g)].map(([, name = '']) => name),
    ...keysIn(bare),
  ]
  return [...new Set(used)].filter((word) => !known.has(word)).sort()
}

/** Names of properties in objects that are written or taken apart. */
function keysIn(code: string): string[] {
  const found: string[] = []
  const open: string[] = []
  let before = ''
  for (const { 0: token, index } of code.matchAll(/[A-Za-z_$][\w$]*|[^\s\w]/g)) {
    if ('({['.includes(token)) open.push(token)
    else if (')}]'.includes(token)) open.pop()
    else if (/\w/.test(token) && open.at(-1) === '{' && '{,'.includes(before || ' ')) {
      const next = /^\s*(.)/.exec(code.slice(index + token.length))?.[1] ?? ''
      if (',:}='.includes(next)) found.push(token)
    }
    before = token
  }
  return found
}
