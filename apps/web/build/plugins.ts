import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import type { Plugin } from 'vite'

/** Preloads the regular Latin subset of Work Sans, so that text does not shift when it arrives. */
export function fontPreload(): Plugin {
  return {
    name: 'ventanilla-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const font = Object.keys(context.bundle ?? {}).find((name) =>
          /work-sans-latin-400.*\.woff2$/.test(name),
        )
        if (font === undefined) return []
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** Files for opening the public pages without a network. */
const FIRST_FILES =
  /assets\/(index-.*\.(js|css)|p-(base|publico|listado|list|landing|detail|procedure-list)\S*\.js|(base|publico|procedure-list|landing-screen|detail-screen|states)-.*\.css|work-sans-latin-[46]00.*\.woff2)$/

/**
 * Files for forms without a network: the application except the public build, the act editor, and characters
 * not used in Spanish. Cached once the user opens a form used in the field.
 */
const FORM_FILES = /assets\/(?!p-|act-editor|[\w-]*-latin-ext-).*\.(js|css|woff2|svg)$/

/**
 * Writes `/sw.js` from `src/sw/service-worker.ts`: a separate file at the root that lists this build's files,
 * so that a new build is a new service worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'ventanilla-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const source = await readFile(join(import.meta.dirname, '../src/sw/service-worker.ts'), 'utf8')
      const { code } = await transformWithOxc(source, 'service-worker.ts', { target: 'es2022' })
      const names = Object.keys(bundle).sort()
      const version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
      const first = names.filter((name) => FIRST_FILES.test(name)).map((name) => `/${name}`)
      const forms = names.filter((name) => FORM_FILES.test(name)).map((name) => `/${name}`)
      const text = code
        .replace('__VERSION__', version)
        .replace('__FILES__', first.join(' '))
        .replace('__FORM_FILES__', forms.join(' '))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text })
    },
  }
}
