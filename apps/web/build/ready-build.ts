import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'

const WEB = join(import.meta.dirname, '..')
const VIRTUAL = 'virtual:light-build'

/**
 * Builds the renderer of ready pages: the light build's screens for Node, in one file that the server loads on
 * the first page request. It is outside `dist`, whose files are public.
 */
export async function buildReadyPages(
  names: string,
  plugins: readonly Plugin[],
  alias: Readonly<Record<string, string>>,
): Promise<void> {
  const files: Plugin = {
    name: 'ventanilla-light-names',
    resolveId: (source) => (source === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) => (id === `\0${VIRTUAL}` ? names : null),
  }
  const readyOnly: Plugin = {
    name: 'ventanilla-ready-only',
    enforce: 'pre',
    /** Screens not rendered here keep their row, so that their address resolves, and lose their code. */
    transform(code, id) {
      if (!id.endsWith('.screens.ts')) return null
      const parts = code.split(/(?=defineScreen\()/)
      const kept = parts.map((part) =>
        /\bready:/.test(part) ? part : part.replace(/\bimport\(/g, 'Promise.reject('),
      )
      return { code: kept.join(''), map: null }
    },
  }
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    plugins: [readyOnly, ...plugins, files],
    resolve: { alias: { 'react-dom/server': 'preact-render-to-string', ...alias } },
    oxc: { jsx: { runtime: 'automatic' } },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(WEB, 'src/app/ready/ready-pages.tsx'),
      outDir: join(WEB, 'server/dist'),
      emptyOutDir: true,
      target: 'node24',
      assetsInlineLimit: 0,
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', codeSplitting: false } },
    },
  })
}
