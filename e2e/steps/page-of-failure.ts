import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Lines of a page that are printed. */
const MOST = 150

/**
 * Prints what the page of a failed test showed: on a machine that keeps no files of a run, its output is all that is
 * left to explain a failure that does not come again.
 */
export default class PageOfFailure implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    const shown =
      path === undefined
        ? undefined
        : /# Page snapshot\s+([^]*?)(?=\n# |$)/.exec(readFileSync(path, 'utf8'))?.[1]
    if (shown === undefined) return
    const lines = shown.split('\n')
    const left = lines.length - MOST
    console.log(
      [
        `The page of «${test.title}»:`,
        ...lines.slice(0, MOST),
        ...(left > 0 ? [`… ${left} lines more`] : []),
      ].join('\n'),
    )
  }
}
