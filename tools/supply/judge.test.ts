import { describe, expect, it } from 'vitest'
import { ACCEPTED } from './accepted.ts'
import { handedOn, productOnly } from './handed-on.ts'
import { judgeAudit as judge, judgeBill, named, outcomeOf } from './judge.ts'

const TODAY = '2026-11-23'
const advisory = (severity: string, id: string) => ({
  source: 1,
  name: 'left-pad',
  dependency: 'left-pad',
  title: 'Pads too far',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<1.2.0',
})
const HANDED = new Set(['node_modules/left-pad'])
const judgeAudit = (report: unknown, accepted: Parameters<typeof judge>[2], today: string) =>
  judge(report, HANDED, accepted, today)
const reportOf = (...via: readonly unknown[]) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    'left-pad': { name: 'left-pad', severity: 'high', via, nodes: ['node_modules/left-pad'] },
    fastify: { name: 'fastify', severity: 'high', via: ['left-pad'], nodes: ['node_modules/fastify'] },
  },
})

describe('advisories', () => {
  it('that are high or critical stop a run, each once, and lesser ones do not', () => {
    expect(judgeAudit(reportOf(advisory('high', 'GHSA-aaaa-bbbb-cccc')), [], TODAY)).toEqual([
      'advisory: left-pad <1.2.0 is high: Pads too far (https://github.com/advisories/GHSA-aaaa-bbbb-cccc)',
    ])
    expect(judgeAudit(reportOf(advisory('critical', 'GHSA-aaaa-bbbb-cccc')), [], TODAY)).toHaveLength(1)
    for (const severity of ['moderate', 'low', 'info'])
      expect(judgeAudit(reportOf(advisory(severity, 'GHSA-aaaa-bbbb-cccc')), [], TODAY)).toEqual([])
  })

  it('about what only builds or tests stop nothing', () => {
    expect(judge(reportOf(advisory('critical', 'GHSA-aaaa-bbbb-cccc')), new Set(), [], TODAY)).toEqual([])
  })

  it('that were accepted pass until their last day, and an acceptance that nothing needs is told', () => {
    const report = reportOf(advisory('high', 'GHSA-aaaa-bbbb-cccc'))
    const until = (day: string) => [
      { id: 'GHSA-aaaa-bbbb-cccc', reason: 'Only of old browsers.', until: day },
    ]
    expect(judgeAudit(report, until('2026-11-23'), TODAY)).toEqual([])
    expect(judgeAudit(report, until('2026-11-22'), TODAY)).toEqual([
      'advisory: left-pad <1.2.0 is high: Pads too far (https://github.com/advisories/GHSA-aaaa-bbbb-cccc)',
      'accepted: GHSA-aaaa-bbbb-cccc was accepted until 2026-11-22',
    ])
    expect(judgeAudit(reportOf(), until('2027-01-01'), TODAY)).toEqual([
      'accepted: GHSA-aaaa-bbbb-cccc is no longer reported: take it out of the list',
    ])
  })

  it('that no registry told are left out, and said to be', () => {
    const refused = { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '', detail: '' } }
    expect(judgeAudit(refused, [], TODAY)).toEqual([
      'left out: the registry told no advisories (405 Method Not Allowed)',
    ])
    expect(judgeAudit(null, [], TODAY)).toEqual(['left out: the registry told no advisories (no answer)'])
  })

  it('that we accept have a reason and a day', () => {
    for (const { id, reason, until } of ACCEPTED) {
      expect(id).toMatch(/^GHSA-/)
      expect(reason.length, id).toBeGreaterThan(20)
      expect(until, id).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

describe('the bill of materials', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'apps/api': { version: '1.0.0' },
      'node_modules/@ventanilla/api': { link: true },
      'node_modules/pg': { version: '8.1.0' },
      'node_modules/pg/node_modules/@scope/part': { version: '2.0.0' },
      'node_modules/react': { version: '19.0.0', dev: true, dependencies: { scheduler: '1' } },
      'node_modules/scheduler': { version: '1.0.0', dev: true },
      'node_modules/vitest': { version: '5.0.0', dev: true },
    },
  }
  const handed = handedOn(lock, { devDependencies: { react: '19.0.0', vite: '8' } })

  it('is of what runs on the server and what the build hands to browsers', () => {
    expect([...handed.values()]).toEqual(['pg@8.1.0', '@scope/part@2.0.0', 'react@19.0.0', 'scheduler@1.0.0'])
  })

  it('is made from a lock file that names nothing else', () => {
    const entry = { devDependencies: { react: '19.0.0', vite: '8', vitest: '5' } }
    const whole = { name: 'ventanilla', version: '1.0.0', lockfileVersion: 3 }
    const packages = { ...lock.packages, '': entry, 'apps/web': entry }
    const product = productOnly({ ...whole, packages }, handed)
    expect(Object.keys(product.packages).filter((place) => place.includes('node_modules/'))).toEqual([
      'node_modules/@ventanilla/api',
      ...handed.keys(),
    ])
    expect(product.packages['']?.devDependencies).toEqual({})
    expect(product.packages['apps/web']?.devDependencies).toEqual({ react: '19.0.0' })
  })

  it('names all of that, and nothing that only builds or tests', () => {
    const billOf = (...purls: readonly string[]) => ({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'folder', version: '1.0.0' } },
      components: purls.map((purl) => ({ purl })),
    })
    const wanted = new Set(['pg@8.1.0', '@scope/part@2.0.0'])
    const both = ['pkg:npm/pg@8.1.0', 'pkg:npm/%40scope/part@2.0.0']
    expect(judgeBill(billOf(...both, 'pkg:npm/%40ventanilla/api@1.0.0'), wanted)).toEqual([])
    expect(judgeBill(billOf('pkg:npm/pg@8.1.0'), wanted)).toEqual(['sbom: @scope/part@2.0.0 is missing'])
    expect(judgeBill(billOf(...both, 'pkg:npm/vitest@5.0.0'), wanted)).toEqual([
      'sbom: vitest@5.0.0 is not handed on',
    ])
    expect(judgeBill({ message: 'code ESBOMPROBLEMS' }, wanted)).toEqual([
      'sbom: npm wrote no bill of materials (code ESBOMPROBLEMS)',
    ])
    expect(named(billOf(), 'ventanilla').metadata?.component).toEqual({
      name: 'ventanilla',
      version: '1.0.0',
    })
  })
})

describe('the run', () => {
  it('counts what was not answered as left out, and each fault as failed', () => {
    expect(outcomeOf({ code: 0, output: '' })).toEqual({ passed: 2, failed: 0, skipped: 0 })
    expect(outcomeOf({ code: 0, output: 'left out: the registry told no advisories (x)\n' })).toEqual({
      passed: 1,
      failed: 0,
      skipped: 1,
    })
    expect(outcomeOf({ code: 1, output: 'advisory: a\nsbom: b\n' })).toEqual({
      passed: 0,
      failed: 2,
      skipped: 0,
    })
    expect(outcomeOf({ code: 1, output: 'TypeError: x' })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})
