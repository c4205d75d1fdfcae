import { test as base, type BrowserContext, expect } from '@playwright/test'

/** Begins what the listener writes to the console. */
const MARK = 'policy of the page:'

/** Writes a sentence for what the policy of the page blocks; runs in every page, before its scripts. */
const listen = (mark: string): void =>
  document.addEventListener('securitypolicyviolation', (event) => {
    const source = event.sourceFile === '' ? 'the page itself' : `${event.sourceFile}:${event.lineNumber}`
    const what = `${event.effectiveDirective} blocked ${event.blockedURI || 'something'}`
    // not an error: tests that read errors see the browser's own
    console.debug(`${mark} ${what} of ${source} on ${event.documentURI}`)
  })

/**
 * The test of Playwright, which also fails when the policy of a page blocked something, whichever context the page
 * belongs to. `blocked` holds the sentences: a test that wants one takes it out.
 */
export const test = base.extend<{ blocked: string[] }>({
  blocked: [
    async ({ browser }, give) => {
      const blocked: string[] = []
      const watch = (context: BrowserContext): void => {
        context.on('console', (message) => {
          if (message.text().startsWith(MARK)) blocked.push(message.text())
        })
        // a context that is closed meanwhile has no page to listen in
        context.addInitScript(listen, MARK).catch(() => undefined)
      }
      browser.on('context', watch)
      await give(blocked)
      browser.off('context', watch)
      expect(blocked, 'what the policy of the pages blocked').toEqual([])
    },
    { auto: true },
  ],
})
