import { excepted, MACHINE_CLOCK, READS_THE_PRODUCT } from './allowed.ts'
import { commentsOf, lineOf, type Source } from './source.ts'

interface Pattern {
  readonly rule: string
  readonly where: RegExp
  /** the view of the file that is searched */
  readonly view: 'text' | 'code' | 'bare' | 'comments'
  readonly pattern: RegExp
  readonly message: string
  readonly unless?: (source: Source, at: number) => boolean
}

export const PROGRAM = /\.(ts|tsx|mjs)$/
/** Product code: no tests, no code used only by tests, and no demonstration. */
const PRODUCT = /^(apps|packages)\/(?!demo\/)(?!.*(\/testing\/|\.(test|testkit)\.)).*\.(ts|tsx|mjs)$/
/** Server and demonstration, and the programs of operators. */
const SENDS_SQL =
  /^(apps\/(api|demo)\/src|tools)\/(?!.*(\btesting\/|\.(test|testkit|testdata|setup)\.)).*\.ts$/
/** Below db/connection/statement.ts and its types, or before the database is open: statements are sent directly. */
const RAW_SQL = /^(apps\/api\/src\/(db\/(connection|migrating)|adapters\/postgres)|tools\/backup)\//
// this folder and its planted violations contain the forbidden text
const OWN = /^tools\/house\//

/** Whether the line, or the line above, has an explanation. */
function explained(source: Source, at: number): boolean {
  const line = lineOf(source.text, at)
  const lines = commentsOf(source).split('\n')
  const comment = /\/\/\s*\S.{5,}|\/\*.{5,}/
  return comment.test(lines[line - 1] ?? '') || comment.test(lines[line - 2] ?? '')
}

function commentAbove(source: Source, at: number): boolean {
  return /^\s*(\/\/|\*|\/\*\*).{5,}/.test(source.text.split('\n')[lineOf(source.text, at) - 2] ?? '')
}

/** Whether a place in a comment stands between backticks: there it is a name of the code. */
function quoted(source: Source, at: number): boolean {
  const before = source.text.slice(source.text.lastIndexOf('\n', at) + 1, at)
  return before.split('`').length % 2 === 0
}

/** Text that stands once in its file and in no other: every change of a case goes this way. */
const oneWay = (home: RegExp, pattern: RegExp, message: string): Pattern => ({
  rule: 'one-way',
  where: SENDS_SQL,
  view: 'code',
  pattern,
  message,
  unless: ({ path, code }, at) => home.test(path) && [...code.matchAll(pattern)][0]?.index === at,
})

const clockAllowed = (source: Source): boolean => excepted(MACHINE_CLOCK, source.path)

export const PATTERNS: readonly Pattern[] = [
  {
    rule: 'product-read',
    where: /^apps\/api\/src\/(?!.*(\btesting\/|\.(test|testkit|testdata|setup)\.)).*\.ts$/,
    view: 'text',
    pattern: /'@ventanilla\/catalog\//g,
    message:
      'read what is in force (deps.catalogue): the product ships it, and the authority may have changed it',
    unless: ({ path }) => excepted(READS_THE_PRODUCT, path),
  },
  {
    rule: 'clock',
    where: PROGRAM,
    view: 'bare',
    pattern: /\bDate\.now\s*\(|\bnew\s+Date\b\s*(\(\s*\)|(?!\s*\())|(?<![.\w])Date\(\)/g,
    message: 'take the time from deps.clock',
    unless: clockAllowed,
  },
  {
    rule: 'clock',
    where: PROGRAM,
    view: 'code',
    pattern:
      /(?<![.\w-])(now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)(?!\s*[:{=])|\bcurrent_(date|timestamp)\b|\blocaltimestamp\b/gi,
    message: 'pass the instant into the statement',
    unless: (source, at) => clockAllowed(source) || source.bare.startsWith(source.code.slice(at, at + 3), at),
  },
  {
    rule: 'clock',
    where: /^(apps|packages)\/.*\.sql$/,
    view: 'code',
    pattern:
      /\b(now|clock_timestamp|statement_timestamp)\s*\(\s*\)|\bcurrent_(date|timestamp)\b|\blocaltimestamp\b/gi,
    message: 'pass the instant into the statement',
  },
  {
    // the check of all statements against the schema finds only those sent by its own methods
    rule: 'raw-query',
    where: SENDS_SQL,
    view: 'bare',
    pattern: /\.query\s*(<[^()]*>)?\(/g,
    message: 'send it with rows, one, run or later, which are checked against the schema',
    unless: (source, at) => RAW_SQL.test(source.path) || explained(source, at),
  },
  // its declaration and its one call
  oneWay(
    /^apps\/api\/src\/db\/cases\/(store|apply)\.ts$/,
    /\bstoreDecision\s*\(/g,
    'hand the decision to applyDecision; a change of another case waits in its queue (`later` of an effect)',
  ),
  oneWay(
    /^apps\/api\/src\/db\/cases\/insert-case\.ts$/,
    /\binsert\s+into\s+(public\.)?"?cases\b/gi,
    'a case begins with insertCase, whose types say what each kind of beginning needs',
  ),
  oneWay(
    /^apps\/api\/src\/db\/cases\/store\.ts$/,
    /\binsert\s+into\s+(public\.)?"?case_events\b/gi,
    'an event belongs to a decision: its chain is written with it (db/cases/store.ts)',
  ),
  {
    // migrations are not program text: their hashes are fixed
    rule: 'plain-words',
    where: /\.(ts|tsx|mjs|css)$/,
    view: 'comments',
    pattern: /\b(somebody|whoever|tells?|is told)\b/gi,
    message: 'name who and what: the user, the caller, an administrator; logs, returns, reports, shows',
    unless: quoted,
  },
  {
    // for unguessable values: codes, tokens, keys
    rule: 'chance',
    where: PRODUCT,
    view: 'bare',
    pattern: /\bMath\.random\b/g,
    message: 'take chance from node:crypto or crypto.getRandomValues',
    unless: explained,
  },
  {
    rule: 'unchecked-tls',
    where: PRODUCT,
    view: 'bare',
    pattern: /\brejectUnauthorized\s*:\s*false\b|\bNODE_TLS_REJECT_UNAUTHORIZED\b/g,
    message: 'a certificate that is not checked protects nothing',
    unless: explained,
  },
  {
    rule: 'shell',
    where: PRODUCT,
    view: 'bare',
    pattern: /\bshell\s*:\s*true\b|(?<![.\w])(exec|execSync)\s*\(/g,
    message: 'start a program with a list of arguments, not with a line that a shell reads',
    unless: explained,
  },
  {
    rule: 'any',
    where: PROGRAM,
    view: 'bare',
    pattern: /\bas any\b|[:<|&]\s*any\b(?!\s*[=.(])|,\s*any\s*>|\bany\[\]/g,
    message: 'say why any is needed, or use unknown',
    unless: explained,
  },
  {
    rule: 'ignored-types',
    where: PROGRAM,
    view: 'text',
    pattern: /@ts-(ignore|nocheck)/g,
    message: 'use @ts-expect-error with a reason, or mend the type',
    unless: (source) => OWN.test(source.path),
  },
  {
    rule: 'unreasoned',
    where: PROGRAM,
    view: 'text',
    pattern: /(@ts-expect-error|(?:ox|es)lint-disable[\w-]*(?: [\w/@-]+(?:, [\w/@-]+)*)?)[ \t]*(?=\n|\*\/)/g,
    message: 'say after -- why the rule does not hold here',
    unless: (source, at) => OWN.test(source.path) || commentAbove(source, at),
  },
  {
    rule: 'skipped-test',
    where: /\.(test|e2e|spec)\.tsx?$/,
    view: 'bare',
    pattern: /\b(it|test|describe)\.(only|todo|fixme|skip)\s*\(\s*['"`]/g,
    message: 'a test that does not run proves nothing',
  },
  {
    rule: 'unfinished',
    where: PROGRAM,
    view: 'text',
    pattern: /\b(TODO|FIXME|XXX)\b|not implemented|No implementado|Próximamente|En construcción|lorem ipsum/g,
    message: 'finish it or leave it out',
    unless: (source) => OWN.test(source.path),
  },
  {
    // a picture that arrives late and takes up space moves the button away from under the finger
    rule: 'picture-room',
    where: /^apps\/web\/.*\.tsx$/,
    view: 'text',
    pattern: /<img\b(?![^>]*\bwidth=)[^>]*>|<img\b(?![^>]*\bheight=)[^>]*>/g,
    message: 'give width and height, so that the picture has its room before it arrives',
    unless: commentAbove,
  },
  {
    // a caller's address is no key: one IPv6 household has more addresses than any limit counts
    rule: 'raw-address',
    where: /^apps\/api\/src\/(?!.*\.test\.ts$).*\.ts$/,
    view: 'bare',
    pattern: /(?<!addressGroup\()\b(request|req)\.ips?\b|\.remoteAddress\b/g,
    message: 'count and keep addressGroup(request.ip)',
  },
  {
    // Lighthouse measures a browser of its own
    rule: 'unwatched-test',
    where: /^e2e\/(?!lighthouse\.)[^/]+\.e2e\.ts$/,
    view: 'code',
    pattern: /\bimport \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/g,
    message: 'take test from steps/obeyed-policy.ts, which notices what the policy of a page blocks',
  },
  {
    rule: 'machine-path',
    where: /./,
    view: 'text',
    pattern: /(?<![\w.$})/-])\/(?:work|home\/[a-z][\w-]*|root|Users\/\w+)\/[\w.-]+/g,
    message: 'no path of one machine',
    unless: (source) => OWN.test(source.path),
  },
  {
    rule: 'registry',
    where: /./,
    view: 'text',
    pattern:
      /registry\.(npmjs|yarnpkg)\.\w+|\bhttps?:\/\/[\w.:-]*(verdaccio|artifactory|nexus|npm-proxy)[\w.:-]*/g,
    message: 'no registry host',
    unless: (source) => OWN.test(source.path),
  },
  {
    rule: 'authorship',
    where: /./,
    view: 'text',
    pattern:
      /\b(ChatGPT|Claude|Copilot|Anthropic|OpenAI|LLM|AI[- ](?:assistant|session|agent|generated)|subagent)\b/g,
    message: 'the text is ours',
    unless: (source) => OWN.test(source.path),
  },
]
