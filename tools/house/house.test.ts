import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkHouse } from './check.ts'
import { blank, type Finding } from './source.ts'

let roots: string[] = []

/** Findings in a tree of just these files. */
function findingsIn(files: Record<string, string>): Finding[] {
  const root = mkdtempSync(join(tmpdir(), 'ventanilla-house-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkHouse(root)
}

const rulesOf = (files: Record<string, string>): string[] => [
  ...new Set(findingsIn(files).map((finding) => finding.rule)),
]

afterEach(() => {
  for (const root of roots) rmSync(root, { recursive: true })
  roots = []
})

const D = 'packages/domain/src'
const A = 'apps/api/src'
const W = 'apps/web/src'
const value = 'export const value = 1\n'

describe('the house check reports', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a rule that reads a file', 'zone', { [`${D}/cases/a.ts`]: `import { readFile } from 'node:fs'\n` }],
    ['a rule with a heavy package', 'zone', { [`${D}/cases/a.ts`]: `import pg from 'pg'\n` }],
    [
      'the domain importing the catalog',
      'zone',
      { [`${D}/a.ts`]: `import { x } from '@ventanilla/catalog/x'\n`, 'packages/catalog/src/x.ts': value },
    ],
    [
      'the domain importing a server file by a relative path',
      'zone',
      { [`${D}/a.ts`]: `import { value } from '../../../apps/api/src/db/x.ts'\n`, [`${A}/db/x.ts`]: value },
    ],
    [
      'a room of the domain importing one above, for a type',
      'floor',
      {
        [`${D}/terms/a.ts`]: `import type { B } from '../cases/b.ts'\n`,
        [`${D}/cases/b.ts`]: 'export type B = string\n',
      },
    ],
    [
      'a room of the domain importing one beside it',
      'floor',
      { [`${D}/identity/a.ts`]: `import { value } from '../terms/b.ts'\n`, [`${D}/terms/b.ts`]: value },
    ],
    ['a room of the domain without a floor', 'floor', { [`${D}/tariffs/a.ts`]: value }],
    ['a file of the domain outside its rooms', 'floor', { [`${D}/rates.ts`]: value }],
    [
      'the reading of forms importing the kinds of fields above it',
      'floor',
      {
        [`${D}/forms/a.ts`]: `import type { B } from './kinds/b/b.ts'\n`,
        [`${D}/forms/kinds/b/b.ts`]: value,
      },
    ],
    [
      'the cases importing the words about them',
      'floor',
      { [`${D}/cases/a.ts`]: `import { value } from './words/b.ts'\n`, [`${D}/cases/words/b.ts`]: value },
    ],
    ['a room of the workflow without a floor', 'floor', { [`${D}/workflow/drafts/a.ts`]: value }],
    [
      'the rules of a step importing the commands above them',
      'floor',
      {
        [`${D}/workflow/state/a.ts`]: `import type { B } from '../engine/b.ts'\n`,
        [`${D}/workflow/engine/b.ts`]: 'export type B = string\n',
      },
    ],
    [
      'a folder that wants rooms',
      'rooms',
      Object.fromEntries(
        Array.from({ length: 31 }, (_, n) => [`${W}/features/a/a${n}.ts`, `export const a${n} = ${n}\n`]),
      ),
    ],
    [
      'the contract importing the catalog',
      'zone',
      { 'packages/contract/src/a.ts': `import { x } from '@ventanilla/catalog/x'\n` },
    ],
    [
      'the web importing the catalog',
      'zone',
      { [`${W}/app/a.ts`]: `import { x } from '@ventanilla/catalog/x'\n` },
    ],
    [
      'an interface primitive that knows the API',
      'zone',
      { [`${W}/ui/a.ts`]: `import { value } from '../client/x.ts'\n`, [`${W}/client/x.ts`]: value },
    ],
    [
      'an interface primitive that knows the router',
      'zone',
      { [`${W}/ui/a.ts`]: `import { Link } from '@tanstack/react-router'\n` },
    ],
    [
      'a form that knows the API',
      'zone',
      { [`${W}/forms/a.ts`]: `import { value } from '../client/x.ts'\n`, [`${W}/client/x.ts`]: value },
    ],
    [
      'shared work that knows a feature',
      'zone',
      {
        [`${W}/keeping/a.ts`]: `import { value } from '../features/x/a.ts'\n`,
        [`${W}/features/x/a.ts`]: value,
      },
    ],
    [
      'a feature that imports the shell',
      'zone',
      { [`${W}/features/inbox/a.ts`]: `import { value } from '../../app/x.ts'\n`, [`${W}/app/x.ts`]: value },
    ],
    [
      'a feature that imports a sibling',
      'sibling',
      {
        [`${W}/features/inbox/a.ts`]: `import { value } from '../cases/x.ts'\n`,
        [`${W}/features/cases/x.ts`]: value,
      },
    ],
    [
      'a module that imports a sibling',
      'sibling',
      {
        [`${A}/modules/cases/a.ts`]: `import { value } from '../fees/x.ts'\n`,
        [`${A}/modules/fees/x.ts`]: value,
      },
    ],
    [
      'a module that imports even only a type of a sibling',
      'sibling',
      {
        [`${A}/modules/cases/a.ts`]: `import type { X } from '../fees/x.ts'\n`,
        [`${A}/modules/fees/x.ts`]: value,
      },
    ],
    [
      'a module that uses the workings of an adapter',
      'zone',
      {
        [`${A}/modules/cases/a.ts`]: `import { value } from '../../adapters/mail/smtp.ts'\n`,
        [`${A}/adapters/mail/smtp.ts`]: value,
      },
    ],
    [
      'an adapter that reaches into the database',
      'zone',
      { [`${A}/adapters/mail/a.ts`]: `import { value } from '../../db/x.ts'\n`, [`${A}/db/x.ts`]: value },
    ],
    [
      'the server using what is for tests only',
      'zone',
      {
        [`${A}/modules/cases/a.ts`]: `import { value } from '../../testing/world.ts'\n`,
        [`${A}/testing/world.ts`]: value,
      },
    ],
    [
      'the server using the demonstration',
      'zone',
      {
        [`${A}/main.ts`]: `import { value } from '@ventanilla/demo/people/cast'\n`,
        'apps/demo/src/people/cast.ts': value,
      },
    ],
    [
      'the catalogue naming the people of the demonstration',
      'zone',
      {
        'packages/catalog/src/a.ts': `import { value } from '@ventanilla/demo/people/cast'\n`,
        'apps/demo/src/people/cast.ts': value,
      },
    ],
    [
      'the demonstration using what is for tests only',
      'zone',
      {
        'apps/demo/src/a.ts': `import { value } from '@ventanilla/api/testing/cast'\n`,
        [`${A}/testing/cast.ts`]: value,
      },
    ],
    [
      'the server importing the web',
      'zone',
      { [`${A}/http/a.ts`]: `import { value } from '../../../web/src/ui/x.ts'\n`, [`${W}/ui/x.ts`]: value },
    ],
    [
      'an import written over several lines',
      'zone',
      { [`${D}/a.ts`]: `import {\n  one,\n  two as three,\n} from 'fastify'\n` },
    ],
    ['a passed-on export', 'zone', { [`${D}/a.ts`]: `export { x } from 'fastify'\nexport const y = 1\n` }],
    [
      'a circle of three files',
      'cycle',
      {
        [`${D}/a.ts`]: `import { b } from './b.ts'\nexport const a = b\n`,
        [`${D}/b.ts`]: `import { c } from './c.ts'\nexport const b = c\n`,
        [`${D}/c.ts`]: `import { a } from './a.ts'\nexport const c = () => a\n`,
      },
    ],
    [
      'a circle of types',
      'cycle',
      {
        [`${D}/a.ts`]: `import type { B } from './b.ts'\nexport type A = B\n`,
        [`${D}/b.ts`]: `import type { A } from './a.ts'\nexport interface B {\n  readonly a: A\n}\n`,
      },
    ],
    [
      'a circle that closes when a file is loaded later',
      'cycle',
      {
        [`${D}/a.ts`]: `export const a = () => import('./b.ts')\n`,
        [`${D}/b.ts`]: `import { a } from './a.ts'\nexport const b = a\n`,
      },
    ],
    [
      'an undeclared package',
      'undeclared',
      {
        'apps/api/package.json': '{"name":"api","dependencies":{"pg":"1.0.0"}}',
        [`${A}/db/a.ts`]: `import lodash from 'lodash'\n`,
      },
    ],
    [
      'a development package in the product',
      'undeclared',
      {
        'apps/api/package.json': '{"name":"api","devDependencies":{"zxing-wasm":"1.0.0"}}',
        [`${A}/db/a.ts`]: `import z from 'zxing-wasm'\n`,
      },
    ],
    [
      'a development package that the product loads later',
      'undeclared',
      {
        'apps/api/package.json': '{"name":"api","devDependencies":{"zxing-wasm":"1.0.0"}}',
        [`${A}/db/a.ts`]: `export const a = () => import('zxing-wasm')\n`,
      },
    ],
    [
      'a loose version',
      'unpinned',
      { 'apps/api/package.json': '{"name":"api","dependencies":{"pg":"^1.0.0"}}' },
    ],
    [
      'a library without a reason',
      'library-reason',
      {
        'apps/api/package.json': '{"name":"api","dependencies":{"lodash":"1.0.0"}}',
        'docs/decisions/own-code.md': 'Why `pg`.\n',
      },
    ],
    [
      'a code made by Math.random',
      'chance',
      { [`${A}/http/a.ts`]: 'export const a = () => Math.random()\n' },
    ],
    [
      'a certificate that is not checked',
      'unchecked-tls',
      { [`${A}/adapters/mail/a.ts`]: 'export const a = { rejectUnauthorized: false }\n' },
    ],
    [
      'a program started by a shell',
      'shell',
      { [`${A}/adapters/a.ts`]: 'export const a = (x: string) => spawn(x, { shell: true })\n' },
    ],
    [
      'a line given to a shell',
      'shell',
      { [`${A}/adapters/a.ts`]: 'export const a = (x: string) => exec(x)\n' },
    ],
    ['a folder of leftovers', 'vague-name', { [`${D}/utils/dates.ts`]: value }],
    ['a file of leftovers', 'vague-name', { [`${A}/modules/cases/case-helpers.ts`]: value }],
    ['an index', 'barrel', { [`${D}/cases/index.ts`]: value }],
    [
      'a barrel under another name',
      'barrel',
      { [`${D}/cases/all.ts`]: `// everything\nexport * from './a.ts'\nexport { value } from './b.ts'\n` },
    ],
    ['a file of more than 400 lines', 'length', { [`${D}/a.ts`]: value.replace('value', 'v').repeat(401) }],
    ['Date.now in a rule', 'clock', { [`${D}/a.ts`]: 'export const t = () => Date.now()\n' }],
    [
      'new Date() in a use case',
      'clock',
      { [`${A}/modules/cases/a.ts`]: 'export const t = () => new Date()\n' },
    ],
    ['new Date without parentheses', 'clock', { [`${D}/a.ts`]: 'export const t = () => new Date\n' }],
    [
      'now() in a statement',
      'clock',
      { [`${A}/db/a.ts`]: 'export const t = `select * from cases where due < now()`\n' },
    ],
    [
      'current_timestamp in a migration',
      'clock',
      { [`${A}/db/migrations/1.sql`]: 'create table a (at timestamptz default CURRENT_TIMESTAMP);\n' },
    ],
    [
      'a cast to any without a reason',
      'any',
      { [`${D}/a.ts`]: 'export const a = (x: unknown) => x as any\n' },
    ],
    ['a parameter of type any', 'any', { [`${D}/a.ts`]: 'export const a = (x: any) => x\n' }],
    [
      'a statement that the check of statements cannot see',
      'raw-query',
      { [`${A}/modules/cases/a.ts`]: 'export const a = (db: Db) => db.pool.query<{ id: string }>(text)\n' },
    ],
    [
      'a statement whose only reason is inside a string',
      'raw-query',
      { 'apps/demo/src/a.ts': `export const a = (c: Client) => c.query("set a = 'http://one.example'")\n` },
    ],
    [
      'a comment that names nobody',
      'plain-words',
      { [`${D}/kernel/a.ts`]: '/** Shown when somebody is told to wait. */\nexport const a = 1\n' },
    ],
    [
      'a comment in a style sheet that names nobody',
      'plain-words',
      { [`${W}/ui/a.css`]: '.a {\n  /* whoever looks\n     at it */\n  color: red;\n}\n' },
    ],
    ['an ignored type error', 'ignored-types', { [`${D}/a.ts`]: '// @ts-ignore\nexport const a = 1\n' }],
    [
      'a switched-off rule without a reason',
      'unreasoned',
      { [`${D}/a.ts`]: '// oxlint-disable-next-line no-console\nexport const a = 1\n' },
    ],
    ['a focused test', 'skipped-test', { [`${D}/a.test.ts`]: `it.only('x', () => {})\n` }],
    [
      'a picture without room of its own',
      'picture-room',
      { [`${W}/ui/a.tsx`]: `export const A = () => <img src="a.svg" alt="" width={3} />\n` },
    ],
    [
      'a length that the contract declares already',
      'literal-length',
      { [`${W}/features/a/a.tsx`]: `export const A = () => <input maxLength={120} />\n` },
    ],
    [
      'a length chosen between two numbers',
      'literal-length',
      { [`${W}/features/a/a.tsx`]: `export const A = ({ x }) => <input maxLength={x ? 4 : LONG} />\n` },
    ],
    [
      'a length that a constant of the screen holds',
      'literal-length',
      {
        [`${W}/features/a/a.tsx`]: `const LONGEST = 2000\nexport const A = () => <input maxLength={LONGEST} />\n`,
      },
    ],
    [
      'a length that a constant of the screen holds among others',
      'literal-length',
      {
        [`${W}/features/a/a.tsx`]: `const MOST = {\n  name: 80,\n}\nexport const A = () => <input maxLength={MOST.name} />\n`,
      },
    ],
    [
      'a length that a constant of the screen holds where a field has none',
      'literal-length',
      {
        [`${W}/keeping/a.tsx`]: `export const A = ({ rule }) => {\n  const most = rule.maxLength ?? 4000\n  return <input maxLength={most} />\n}\n`,
      },
    ],
    [
      'a length that a constant beside the screen holds',
      'literal-length',
      {
        [`${W}/features/a/a.tsx`]: `import { FIND_MAX as MOST } from './find.ts'\nexport const A = () => <input maxLength={MOST} />\n`,
        [`${W}/features/a/find.ts`]: 'export const FIND_MAX = 100\n',
      },
    ],
    [
      'a length in the definition of a form',
      'literal-length',
      { [`${W}/features/a/a.ts`]: `export const form = { key: 'a', maxLength: 4000 }\n` },
    ],
    [
      'a length in the input of a kind of field',
      'literal-length',
      { [`${W}/forms/kinds/a/A.tsx`]: `export const A = () => <textarea rows={2} maxLength={500} />\n` },
    ],
    [
      'typed text that is cut at a number',
      'literal-length',
      {
        [`${W}/features/a/a.tsx`]: `export const A = ({ set }) => (\n  <input\n    onChange={(typed) => set(typed.replace(/\\D/g, '').slice(0, 15))}\n  />\n)\n`,
      },
    ],
    [
      'typed text that is cut at a constant of the screen',
      'literal-length',
      {
        [`${W}/keeping/a.ts`]: `const DIGITS = 15\nexport const props = { onChange: (typed: string) => send(typed.slice(0, DIGITS)) }\n`,
      },
    ],
    [
      'an address as the caller sent it',
      'raw-address',
      { [`${A}/http/a.ts`]: 'export const a = (request: { ip: string }) => request.ip\n' },
    ],
    [
      'a browser test that does not notice what the policy blocks',
      'unwatched-test',
      { 'e2e/a.e2e.ts': "import { test } from '@playwright/test'\nexport const a = test\n" },
    ],
    [
      'a decision that is stored past the queue',
      'one-way',
      { [`${A}/db/cases/effects/a.ts`]: 'export const a = (on: Applying) => storeDecision(on.tx, on)\n' },
    ],
    [
      'a decision that is stored twice where it may be once',
      'one-way',
      { [`${A}/db/cases/apply.ts`]: 'export const a = [storeDecision(b), storeDecision(c)]\n' },
    ],
    [
      'a case inserted by hand',
      'one-way',
      {
        [`${A}/modules/drafts/a.ts`]:
          'export const a = sql`\n  insert into cases(id, tt_id) values (1, 2)`\n',
      },
    ],
    [
      'a case that the demonstration inserts by hand',
      'one-way',
      { 'apps/demo/src/a.ts': 'export const a = sql`INSERT  INTO cases (id) values (1)`\n' },
    ],
    [
      'a second insertion beside the one there is',
      'one-way',
      {
        [`${A}/db/cases/insert-case.ts`]:
          'export const a = [sql`insert into cases(id)`, sql`insert into cases(id)`]\n',
      },
    ],
    [
      'an event written without its decision',
      'one-way',
      { [`${A}/modules/cases/a.ts`]: 'export const a = sql`insert into case_events(case_id) values (1)`\n' },
    ],
    [
      'the server reading what the product ships',
      'product-read',
      {
        [`${A}/modules/cases/a.ts`]: `import { X } from '@ventanilla/catalog/x'\n`,
        'packages/catalog/src/x.ts': 'export const X = 1\n',
      },
    ],
    ['something left for later', 'unfinished', { [`${D}/a.ts`]: '// TODO: the rest\nexport const a = 1\n' }],
    ['a path of one machine', 'machine-path', { 'docs/x.md': 'Run it in /home/somebody/project.\n' }],
    [
      'a registry host in the lock file',
      'registry',
      { 'package-lock.json': '{\n"resolved": "https://somewhere/x.tgz"\n}' },
    ],
  ])('%s', (_, rule, files) => {
    expect(rulesOf(files)).toContain(rule)
  })

  it('where it stands, with the line', () => {
    const findings = findingsIn({ [`${D}/a.ts`]: `\n\nimport pg from 'pg'\n` })
    expect(findings.find((finding) => finding.rule === 'zone')).toMatchObject({
      path: `${D}/a.ts`,
      line: 3,
      severity: 'error',
    })
  })

  it('a file between 250 and 400 lines as a warning only', () => {
    const findings = findingsIn({ [`${D}/a.ts`]: 'export {}\n'.repeat(300) })
    expect(
      findings.filter((finding) => finding.rule === 'length').map((finding) => finding.severity),
    ).toEqual(['warning'])
  })
})

describe('the house check lets pass', () => {
  it('a tree that follows the table', () => {
    const files = {
      [`${D}/cases/a.ts`]: `import * as z from 'zod'\nexport const a = z\n`,
      [`${A}/modules/cases/file-case.ts`]: `import { a } from '@ventanilla/domain/cases/a'\nimport type { Deps } from '../../deps.ts'\nimport type { Mail } from '../../adapters/mail/mail.ts'\nexport const x = (d: Deps, m: Mail) => [a, d.clock.now(), m]\n`,
      [`${A}/deps.ts`]: 'export interface Deps { clock: { now(): Date } }\n',
      [`${A}/adapters/mail/mail.ts`]: 'export interface Mail { send(): void }\n',
      [`${W}/features/inbox/inbox.tsx`]: `import { Card } from '../../ui/card.tsx'\nexport const Inbox = () => <Card />\n`,
      [`${W}/ui/card.tsx`]: `import { Separator } from 'react-aria-components'\nexport const Card = () => <Separator />\n`,
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('a folder with as many tests as it likes', () => {
    const files = Object.fromEntries(
      Array.from({ length: 31 }, (_, n) => [`${D}/terms/a${n}.test.ts`, `export const a${n} = ${n}\n`]),
    )
    expect(findingsIn(files)).toEqual([])
  })

  it('a length from the contract, the domain, or a control', () => {
    const files = {
      [`${W}/features/a/a.tsx`]: 'export const A = () => <input maxLength={noteFields.text.maxLength} />\n',
      [`${W}/features/a/b.tsx`]: `import { MAX_2 } from '@ventanilla/domain/forms/a'\nexport const B = () => <input maxLength={MAX_2} />\n`,
      [`${W}/features/a/c.tsx`]: `import { MOST } from '../../ui/most.ts'\nexport const C = () => <input maxLength={MOST} />\n`,
      [`${W}/ui/most.ts`]: 'export const MOST = 100\n',
      [`${D}/forms/a.ts`]: 'export const MAX_2 = 2000\n',
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('a length that follows from another fact, and text that is cut where nobody types', () => {
    const files = {
      [`${W}/features/a/a.tsx`]: `const DIGITS = String(listQuery.year.maximum).length\nexport const A = () => <input maxLength={DIGITS} />\n`,
      [`${W}/features/a/b.tsx`]: `const PAGE = 20\nexport const B = ({ rows, set }) => <List rows={rows.slice(0, PAGE)} onChange={(to) => set(to, PAGE)} />\n`,
      [`${W}/keeping/c.ts`]:
        'export interface Field {\n  readonly maxLength: number | undefined\n  readonly onChange: (typed: string) => void\n}\n',
      [`${W}/keeping/c.test.ts`]: 'export const c = { maxLength: 3 }\n',
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('forbidden words in comments and strings where they do nothing', () => {
    const files = {
      [`${D}/kernel/a.ts`]: `// never Date.now() here, and import x from 'pg' is forbidden\nexport const text = "new Date() and import x from 'pg'"\nexport const when = new Date('2026-01-01')\n`,
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('chance that nobody could use, with its reason, in a test, and a match that is no shell', () => {
    const files = {
      [`${A}/db/a.ts`]: '// so that processes do not wait alike\nexport const a = () => Math.random()\n',
      [`${A}/testing/b.ts`]: 'export const b = () => Math.random()\n',
      [`${A}/http/c.ts`]: 'export const c = (x: string) => /a/.exec(x)\n',
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('a type of a development package, and an adapter that a module loads when it is first needed', () => {
    const files = {
      'apps/api/package.json': '{"name":"api","devDependencies":{"zxing-wasm":"1.0.0"}}',
      [`${A}/db/a.ts`]: `export type A = typeof import('zxing-wasm')\n`,
      [`${A}/modules/acts/b.ts`]: `export const b = () => import('../../adapters/pdf/c.ts')\n`,
      [`${A}/adapters/pdf/c.ts`]: value,
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('statements of the connection and the migrator, with a reason elsewhere, and in tests', () => {
    const send = 'export const a = (c: Client) => c.query(text)\n'
    const files = {
      [`${A}/db/connection/a.ts`]: send,
      [`${A}/db/migrating/a.ts`]: send,
      [`${A}/adapters/postgres/a.ts`]: send,
      [`${A}/testing/a.ts`]: send,
      'tools/backup/a.ts': send,
      'apps/demo/src/a.ts': `// a setting of the connection, no table\n${send}`,
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('the one insertion of a case, other tables whose names begin alike, and cases that tests insert', () => {
    const begun = 'export const a = sql`insert into cases(id) values (1)`\n'
    const files = {
      [`${A}/db/cases/insert-case.ts`]: begun,
      [`${A}/db/cases/a.ts`]: 'export const a = sql`insert into cases_read(id) values (1)`\n',
      [`${A}/modules/drafts/a.test.ts`]: begun,
      [`${A}/testing/a.ts`]: begun,
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('a decision stored by its one call with the events of its chain, and histories that tests write', () => {
    const history = 'export const a = sql`insert into case_events(case_id) values (1)`\n'
    const files = {
      [`${A}/db/cases/store.ts`]: `${history}export const storeDecision = () => storeDecision(a)\n`,
      [`${A}/db/cases/apply.ts`]: `import { storeDecision } from './store.ts'\nexport const b = () => storeDecision()\n`,
      [`${A}/db/cases/a.test.ts`]: history,
      [`${A}/testing/a.ts`]: history,
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('a name of the code in a comment, and any word in a string or a migration', () => {
    const files = {
      [`${D}/kernel/a.ts`]: `// \`tell\` sends it\nexport const a = 'somebody tells'\n`,
      [`${A}/db/migrations/0001-a.sql`]: '-- whoever reads it\nselect 1;\n',
    }
    expect(findingsIn(files)).toEqual([])
  })

  it('a switched-off rule that says why', () => {
    const files = {
      [`${D}/kernel/a.ts`]:
        '// oxlint-disable-next-line no-console -- the only place that speaks\nexport const a = 1\n',
    }
    expect(findingsIn(files)).toEqual([])
  })
})

describe('reading source text', () => {
  it('keeps positions while blanking comments, strings, templates and regular expressions', () => {
    const text =
      "const a = 'x//y' // c\nconst b = `p ${ q(`r`) } s` /* d */\nconst c = /['\"`]/.test(a) ? 1 / 2 : 3\n"
    const { code, bare } = blank(text)
    expect(code).toHaveLength(text.length)
    expect(bare).toHaveLength(text.length)
    expect(code).toContain("'x//y'")
    expect(code).not.toContain('// c')
    expect(bare).toContain('q(')
    expect(bare).toContain('.test(a) ? 1 / 2 : 3')
    expect(bare).not.toContain(' s`')
  })
})
