import type { Outcome, Run } from './step.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * Counts of Vitest's JSON report. A file that failed to load and an error outside of tests are failures too.
 */
export function vitestOutcome(run: Run, report: unknown): Outcome {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport
  let failed = 0
  for (const file of testResults) {
    const inFile = file.assertionResults.filter((test) => test.status === 'failed').length
    failed += inFile === 0 && file.status === 'failed' ? 1 : inFile
  }
  if (failed === 0 && run.code !== 0) failed = 1
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Counts of Playwright's JSON report. A server that did not start leaves no counts: one failure. */
export function playwrightOutcome(run: Run, report: unknown): Outcome {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats
  const failed = unexpected + flaky
  return { passed: expected, failed: failed === 0 && run.code !== 0 ? 1 : failed, skipped }
}
