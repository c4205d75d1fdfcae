import { describe, expect, it } from 'vitest'
import { playwrightOutcome, vitestOutcome } from './counts.ts'
import { asFindings } from './step.ts'

const run = (code: number): { code: number; output: string } => ({ code, output: '' })
const report = (...files: [string, ...string[]][]): object => ({
  numPassedTests: files.flat().filter((status) => status === 'passed').length,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: files.map(([status, ...tests]) => ({
    status,
    assertionResults: tests.map((status) => ({ status })),
  })),
})

describe('the counts of a test run', () => {
  it('take failed tests, and files that could not be loaded, as failures', () => {
    const mixed = report(['failed', 'failed', 'failed'], ['failed'])
    expect(vitestOutcome(run(1), mixed)).toMatchObject({ failed: 3, skipped: 3 })
  })

  it('never call a run clean that ended badly', () => {
    expect(vitestOutcome(run(1), report())).toMatchObject({ failed: 1 })
    expect(vitestOutcome(run(0), null)).toMatchObject({ failed: 1 })
    expect(playwrightOutcome(run(1), null)).toMatchObject({ failed: 1 })
    const clean = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 } }
    expect(playwrightOutcome(run(1), clean)).toEqual({ passed: 3, failed: 1, skipped: 1 })
    expect(playwrightOutcome(run(0), clean)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  })

  it('take a test that only passed the second time as a failure', () => {
    expect(
      playwrightOutcome(run(0), { stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 } }),
    ).toMatchObject({ failed: 1 })
  })

  it('count a tool as one check, or as its findings', () => {
    expect(asFindings(run(0), 0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(asFindings(run(1), 4)).toEqual({ passed: 0, failed: 4, skipped: 0 })
    expect(asFindings(run(1), 0)).toMatchObject({ failed: 1 })
  })
})
