import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { buildReadyPages } from './ready-build.ts'

const WEB = join(import.meta.dirname, '..')
const VIRTUAL = 'virtual:light-build'
/** Screens that visitors open first, by address: their files are preloaded in parallel. */
const SCREENS = [
  ['^/$', 'landing-screen'],
  ['-tramites/?$', 'list-screen'],
  ['^/detalle-tramite/', 'detail-screen'],
  ['^/tipos-tramites/?$', 'categories-screen'],
  ['^/accesibilidad/?$', 'accessibility-screen'],
  ['^/consulta/?$', 'consult-screen'],
  ['^/boletin/?$', 'bulletin-screen'],
  ['^/404/?$', 'not-found-screen'],
] as const
const LIGHT = join(WEB, 'src/app/light')

/** Modules that the light build replaces, by importer (any other importer gets the ordinary one). */
const REPLACED: readonly { readonly source: RegExp; readonly importer: RegExp; readonly by: string }[] = [
  { source: /\/elsewhere\.ts$/, importer: /\/app\/router\.ts$/, by: 'elsewhere.ts' },
  { source: /\/layout-loader\.ts$/, importer: /\/app\/router\.ts$/, by: 'layout-loader.ts' },
  { source: /\/public-screens\.ts$/, importer: /\/app\/router\.ts$/, by: 'public-screens.ts' },
  { source: /\/mount\.tsx$/, importer: /\/app\/start\.ts$/, by: 'mount.tsx' },
]

export function lightModules(): Plugin {
  return {
    name: 'ventanilla-light-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      const found = REPLACED.find((one) => one.source.test(source) && one.importer.test(importer ?? ''))
      return found === undefined ? null : join(LIGHT, found.by)
    },
    /** Screens with another layout keep their path, so that links to them appear, but not their code. */
    transform(code, id) {
      if (!id.endsWith('.screens.ts')) return null
      const parts = code.split(/(?=defineScreen\(\{)/)
      const kept = parts.map((part) =>
        !/layout:\s*['"]public['"]|access:\s*['"]public['"]/.test(part)
          ? part.replace(
              /(component|reads):\s*(?:async\s*)?\([^)]*\)\s*=>[^\n]*import\([^\n]*/g,
              '$1: undefined,',
            )
          : part,
      )
      return { code: kept.join(''), map: null }
    },
  }
}

export const lightAlias = {
  '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/**
 * Builds the public pages a second time with Preact instead of React, into the same output. The pages use
 * nothing that differs between the two; during development they run on React.
 */
export function lightBuild(): Plugin {
  let files: Rolldown.RolldownOutput['output'] | null = null
  let building = false
  return {
    name: 'ventanilla-light-build',
    configResolved: (config) => {
      building = config.command === 'build'
    },
    async buildStart() {
      if (!building) return
      const result = await build({
        configFile: false,
        root: WEB,
        logLevel: 'warn',
        publicDir: false,
        plugins: [lightModules()],
        resolve: { alias: lightAlias },
        oxc: { jsx: { runtime: 'automatic' } },
        build: {
          write: false,
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { publico: join(WEB, 'src/app/start.ts') },
            preserveEntrySignatures: 'strict',
            output: {
              entryFileNames: 'assets/p-[name]-[hash].js',
              chunkFileNames: 'assets/p-[name]-[hash].js',
              assetFileNames: 'assets/[name]-[hash][extname]',
              // A visitor waits for the slowest request: shared code is one file.
              codeSplitting: {
                groups: [
                  {
                    name: 'base',
                    test: /node_modules\/preact|src\/(app|client)\/(?!.*screen\.tsx|legal-dialog)/,
                  },
                  { name: 'comun', test: /tabler|src\/ui\/(?!legal)/, minShareCount: 4 },
                  { name: 'listado', test: /src\/features\/publico\/(topics|procedure|catalogue)/ },
                ],
              },
            },
          },
        },
      })
      // a build with one output, which does not watch, ends with this
      files = (result as Rolldown.RolldownOutput).output
    },
    resolveId: (source) => (source === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) => (id === `\0${VIRTUAL}` ? namesOf(files) : null),
    generateBundle(_options, bundle) {
      // pictures and styles in both builds have the same name for the same content
      for (const file of (files ?? []).filter((one) => !(one.fileName in bundle))) {
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: file.fileName, source })
      }
    },
    // the same screens once more, for the server-side renderer
    closeBundle: () =>
      building && files !== null ? buildReadyPages(namesOf(files), [lightModules()], lightAlias) : undefined,
  }
}

/** Source of the module that names the light build's files. */
function namesOf(files: Rolldown.RolldownOutput['output'] | null): string {
  const entry = files?.find((file) => file.type === 'chunk' && file.isEntry)
  if (files === null || entry === undefined || entry.type !== 'chunk') {
    return 'export const lightEntry = null, lightStyles = [], lightScripts = [], lightScreens = []'
  }
  const first = filesOf(entry, files)
  const screens = SCREENS.map(([pattern, name]) => {
    const chunk = files.find((file) => file.type === 'chunk' && file.name === name)
    const more = chunk?.type === 'chunk' ? filesOf(chunk, files) : { scripts: [], styles: [] }
    return [
      pattern,
      more.scripts.filter((file) => !first.scripts.includes(file)),
      more.styles.filter((file) => !first.styles.includes(file)),
    ]
  })
  return [
    `export const lightEntry = ${JSON.stringify(`/${entry.fileName}`)}`,
    `export const lightStyles = ${JSON.stringify(first.styles)}`,
    `export const lightScripts = ${JSON.stringify(first.scripts)}`,
    `export const lightScreens = ${JSON.stringify(screens)}`,
  ].join('\n')
}

/** Scripts and style sheets of a chunk and of its static imports, as addresses. */
function filesOf(entry: Rolldown.OutputChunk, all: Rolldown.RolldownOutput['output']) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (scripts.has(`/${chunk.fileName}`)) return
    scripts.add(`/${chunk.fileName}`)
    for (const name of chunk.imports) {
      const imported = all.find((file) => file.fileName === name)
      if (imported?.type === 'chunk') visit(imported)
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`)
  }
  visit(entry)
  return { scripts: [...scripts], styles: [...styles] }
}
