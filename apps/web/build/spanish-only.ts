import type { Plugin } from 'vite'

const LOCALE = /\/([a-z]{2}-[A-Z]{2})\.(?:mjs|js)$/
const OF_ARIA = /[/\\](react-aria|react-stately|react-aria-components)[/\\]/
const NONE = '\0no-strings'

/**
 * React Aria brings its own words in 34 languages (48 kB compressed). Keeps Spanish, and gives it the place of
 * English, its last resort: it asks the browser for the language, and fails where English is missing.
 */
export const spanishOnly = (): Plugin => ({
  name: 'ventanilla-spanish-only',
  enforce: 'pre',
  resolveId(id, importer, options) {
    const locale = LOCALE.exec(id)?.[1]
    if (locale === undefined || locale === 'es-ES' || importer === undefined) return null
    if (!OF_ARIA.test(importer)) return null
    return locale === 'en-US'
      ? this.resolve(id.replace('en-US', 'es-ES'), importer, { ...options, skipSelf: true })
      : NONE
  },
  load: (id) => (id === NONE ? 'export default undefined' : null),
})
