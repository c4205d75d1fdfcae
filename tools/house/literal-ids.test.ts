import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HOMONYMS, LITERAL_IDS, OUTCOME_HOMONYMS } from './allowed.ts'
import { checkLiteralIds, LOADED_IDS } from './literal-ids.ts'
import { blank, readTree, type Source } from './source.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
const CATALOG = join(ROOT, 'packages', 'catalog', 'src')

const source = (path: string, text: string): Source => ({ path, text, ...blank(text), imports: [] })
const RULE = 'packages/domain/src/workflow/a.ts'
const found = (path: string, text: string): string[] =>
  checkLiteralIds([source(path, text)]).map((one) => `${one.path}:${one.line} ${one.message}`)

/** What the catalogue's files under a folder write, comments aside, as far as a pattern catches it. */
const writtenIn = (folder: string, pattern: RegExp): string[] => [
  ...new Set(
    readdirSync(join(CATALOG, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /^[^.]+\.ts$/.test(name))
      .flatMap((name) => {
        const { code } = blank(readFileSync(join(CATALOG, folder, name), 'utf8'))
        return [...code.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '')
      }),
  ),
]

describe('the ids that mechanisms do not name', () => {
  it('are every step that the families write, as properties or in tuples', () => {
    const written = writtenIn('workflows/families', /'([A-Z]{2,4}-\d{2}[A-Z]?)'/g)
    expect(LOADED_IDS.steps.toSorted()).toEqual(written.toSorted())
    // families that write their steps as tuples
    expect(LOADED_IDS.steps).toEqual(expect.arrayContaining(['SAN-06', 'SEG-05', 'QUE-01']))
  })

  it('are every act that has a template', () => {
    const written = writtenIn('acts/templates', /^ {2}id: '([A-Z_]+)',$/gm)
    expect(LOADED_IDS.acts.toSorted()).toEqual(written.toSorted())
  })

  it('are every family', () => {
    const written = writtenIn(
      'workflows/families',
      /WrittenFamily = \{\s+id: '([a-z_]+)'|\bconst (?:family|FAMILY) = '([a-z_]+)'/g,
    )
    expect(LOADED_IDS.families.toSorted()).toEqual(written.toSorted())
  })

  it('are every outcome that the families write, as properties or through what builds their steps', () => {
    const written = writtenIn('workflows/families', /\bcode: '([a-z_]+)'|\bto\('([a-z_]+)'/g)
    expect(written.length).toBeGreaterThan(100)
    expect(LOADED_IDS.outcomes).toEqual(expect.arrayContaining(written))
    // outcomes that common steps write
    expect(LOADED_IDS.outcomes).toEqual(expect.arrayContaining(['no_atiende', 'pide_prorroga', 'si']))
  })
})

describe('a mechanism that names', () => {
  it.each([
    ['a step', RULE, "if (\n  to === 'PG-01'\n) go()\n", /a\.ts:2 'PG-01'/],
    ['a step that its family writes in a tuple', RULE, "if (to === 'SAN-06') go()\n", /'SAN-06'/],
    ['a step as a key', RULE, "const next = { 'QUE-01': go }\n", /'QUE-01'/],
    ['a step in SQL', 'apps/api/src/db/a.ts', "sql`t.step = 'NOT-04'`\n", /'NOT-04'/],
    ['an act', 'apps/api/src/modules/cases/a.ts', "const x = ['AUTO_INICIO']\n", /a\.ts:1 'AUTO_INICIO'/],
    ['an act as a key without quotes', RULE, 'const x = {\n  CITACION: 1,\n}\n', /a\.ts:2 'CITACION'/],
    ['an act as a property', RULE, 'const x = means.AVISO_NOTIF\n', /'AVISO_NOTIF'/],
    ['an act within a pattern', RULE, 'const x = /^(?:RES_OTORGA)$/\n', /'RES_OTORGA'/],
    ['acts by how their ids begin', RULE, "if (act.startsWith('RES_')) go()\n", /'RES_'/],
    ['every step of a family by how its ids begin', RULE, "if (step.startsWith('PG-')) go()\n", /'PG-'/],
    ['some steps by how their ids begin', RULE, "if (step.startsWith('PG-0')) go()\n", /'PG-0'/],
    ['steps in a pattern', RULE, 'if (/^PG-/.test(step)) go()\n', /'PG-'/],
    ['steps in a pattern with a number', RULE, 'if (/^NOT-0[34]$/.test(step)) go()\n', /'NOT-0'/],
    ['steps of several families in a pattern', RULE, 'if (/^(?:PG|LIC)-/.test(step)) go()\n', /'PG-'/],
    ['steps in a pattern of SQL', 'apps/api/src/db/a.ts', "sql`t.step like 'NOT-%'`\n", /'NOT-'/],
    ['a step in the browser', 'apps/web/src/features/a.tsx', 'const x = "PG-01"\n', /'PG-01'/],
    ['a step in the demonstration', 'apps/demo/src/office/a.ts', "const x = 'PG-01'\n", /'PG-01'/],
    ['a family', RULE, "const WITH = new Set(['renuncia_terminos'])\n", /'renuncia_terminos'/],
    ['a family as a key without quotes', RULE, 'const x = { proyeccion_firma: 1 }\n', /'proyeccion_firma'/],
    ['a family that it compares', RULE, "if (from.family !== 'recurso') go()\n", /'recurso'/],
    ['a family that it opens', RULE, "open({ family: 'seguimiento' })\n", /'seguimiento'/],
    ['a family that it searches', RULE, "families.find(({ id }) => id === 'prorroga')\n", /'prorroga'/],
    ['families in a list', RULE, "const FAMILIES = new Set(['notificacion'])\n", /'notificacion'/],
    ['a family in SQL', 'apps/api/src/db/a.ts', "sql`c.family = 'migracion'`\n", /'migracion'/],
    [
      'a family in SQL, apart from others',
      'apps/api/src/db/a.ts',
      "sql`c.family is distinct from 'seguimiento'`\n",
      /'seguimiento'/,
    ],
    ['an outcome', RULE, "return complete(w, task, 'devuelto')\n", /'devuelto'/],
    ['an outcome as a key', 'apps/web/src/features/a.ts', 'const x = { a_revision: call }\n', /'a_revision'/],
    ['outcomes in a list', 'apps/api/src/modules/a.ts', "const x = { from: ['corregido'] }\n", /'corregido'/],
    ['an outcome that it compares', RULE, "if (outcome.code === 'firmado') go()\n", /'firmado'/],
    ['an outcome compared the other way round', RULE, "if ('firmado' !== outcome.code) go()\n", /'firmado'/],
    ['an outcome that it searches', RULE, "outcomes.find(({ code }) => code === 'si')\n", /'si'/],
    ['an outcome that it takes', 'apps/api/src/modules/a.ts', "go({ outcome: 'radicado' })\n", /'radicado'/],
    ['an outcome instead of none', 'apps/web/src/a.tsx', "send(outcomes[0]?.code ?? 'acta')\n", /'acta'/],
    ['the other of two outcomes', RULE, "const outcome = late ? given : 'vencido'\n", /'vencido'/],
    ['an outcome further on in a list', RULE, "const OUTCOMES = ['sale', 'radicado']\n", /'radicado'/],
    ['an outcome further on in a union', RULE, "type A = { outcome: 'sale' | 'si' }\n", /'si'/],
    ['an outcome in SQL', 'apps/api/src/db/a.ts', "sql`t.outcome <> 'radicada'`\n", /'radicada'/],
  ])('%s is reported with its line', (_what, path, text, message) => {
    expect(found(path, text)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    ['words that are no id of the catalogue', RULE, "const x = ['RETORNO', 'PG-99', 'USER_']\n"],
    ['an id in a comment', RULE, '// as PG-01 does\nconst x = 1\n'],
    ['an id in the catalogue', 'packages/catalog/src/workflows/b.ts', "const x = { to: 'PG-01' }\n"],
    ['an id in a test', 'packages/domain/src/workflow/a.test.ts', "const x = 'PG-01'\n"],
    ['an id in a scenario', 'apps/demo/src/scenarios/a.ts', "const x = 'PG-01'\n"],
    ['a word that is no family there', RULE, "if (announcement.by === 'notificacion') go()\n"],
    ['a word that is no outcome there', RULE, "if (one.state === 'rechazado') go({ code: 'radicada' })\n"],
    ['an outcome by its move', RULE, "outcomeOf(step, 'return')\n"],
    ['words with a hyphen', RULE, "const x = 'MOD-ERN'\n"],
  ])('%s is not', (_what, path, text) => {
    expect(found(path, text)).toEqual([])
  })
})

describe('an exception', () => {
  it.each(LITERAL_IDS)('lets its names pass: $path', ({ path, names }) => {
    expect(
      found(path, names.map((name) => `const x = { family: '${name}', outcome: '${name}' }\n`).join('')),
    ).toEqual([])
  })

  it.each(LITERAL_IDS)('lets no other pass: $path', ({ path }) => {
    expect(found(path, "const x = 'PG-01'\n").join()).toContain("'PG-01'")
  })

  it.each(LITERAL_IDS)('is reported once $path no longer needs it', ({ path, names }) => {
    expect(found(path, 'const x = 1\n')).toEqual(
      names.map((name) => `${path}:1 ${name} no longer needs its exception in tools/house/allowed.ts`),
    )
  })

  it.each(LITERAL_IDS.map(({ path }) => path))('is of a file that exists: %s', (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true)
  })

  it('of a word is needed by a mechanism that means something else', () => {
    const words = Object.keys(HOMONYMS)
    const mechanisms = readTree(ROOT).filter(
      ({ path }) =>
        /^(?:apps|packages\/(?!catalog\/)).*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path),
    )
    const unneeded = words.filter(
      (word) => !mechanisms.some(({ code }) => new RegExp(`(['"\`])${word}\\1|\\b${word}:`).test(code)),
    )
    expect(unneeded).toEqual([])
    expect(LOADED_IDS.families).toEqual(expect.arrayContaining(words))
  })

  it('of a word that is an outcome too is needed by a mechanism that means something else', () => {
    const words = OUTCOME_HOMONYMS.flatMap((one) => one.words)
    const mechanisms = readTree(ROOT).filter(
      ({ path }) =>
        /^(?:apps|packages\/(?!catalog\/)).*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path),
    )
    const unneeded = words.filter(
      (word) => !mechanisms.some(({ code }) => new RegExp(`(['"\`])${word}\\1|\\b${word}:`).test(code)),
    )
    expect(unneeded).toEqual([])
    expect(words).toEqual([...new Set(words)])
    expect(LOADED_IDS.outcomes).toEqual(expect.arrayContaining(words))
  })
})
