import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { ThreadAnswer } from '../process/watched-thread.ts'
import type { RenderJob } from './port.ts'
import { prepare } from './prepare.ts'

/**
 * Codes and typesetting, in a thread of a dedicated process (`typesetting-process.ts`): a document's computing
 * time is unbounded, in native code that nothing inside the process can interrupt.
 */
export interface TypesetRequest {
  readonly job: RenderJob
  readonly standard: 'a-2a' | 'a-1b'
}

export type TypesetAnswer = { readonly pdf: Uint8Array } | { readonly error: string }

const say = (said: ThreadAnswer<TypesetAnswer>): void => parentPort?.postMessage(said)

const WEIGHTS = ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic', '700Bold'] as const
const SHARED = ['base.typ']

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('./typst/', import.meta.url))
// an empty root: templates can read only files added by this module
const workspace: string = workerData

const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [
    {
      fontBlobs: WEIGHTS.map((weight) =>
        readFileSync(require.resolve(`@expo-google-fonts/work-sans/${weight}/WorkSans_${weight}.ttf`)),
      ),
    },
  ],
})
for (const name of SHARED) compiler.mapShadow(join(workspace, name), readFileSync(join(folder, name)))

const sources = new Map<string, string>()
function source(name: string, standard: TypesetRequest['standard']): string {
  const key = `${standard} ${name}`
  let text = sources.get(key)
  if (text === undefined) {
    const own = readFileSync(join(folder, name), 'utf8')
    // PDF/A-1 has no bookmarks with structure; only a validator's copy is rendered that way
    text = standard === 'a-1b' ? `#set heading(bookmarked: false)\n${own}` : own
    if (/#import\s+"@|#include\s+"@/.test(text)) throw new Error(`${name} usa un paquete de la red`)
    sources.set(key, text)
  }
  return text
}

function render({ job, standard }: TypesetRequest): Uint8Array {
  const { template, data, pictures } = prepare(job)
  const dataFile = join(workspace, 'data.json')
  const mapped = [dataFile, ...Object.keys(pictures).map((name) => join(workspace, name))]
  compiler.mapShadow(dataFile, Buffer.from(JSON.stringify(data)))
  for (const [name, svg] of Object.entries(pictures))
    compiler.mapShadow(join(workspace, name), Buffer.from(svg))
  try {
    const outcome = compiler.compile({ mainFileContent: source(template, standard), resetRead: true })
    const warnings = outcome.takeWarnings()
    const failure = outcome.hasError() ? outcome.takeError() : warnings
    if (failure !== null || outcome.result === null)
      throw new Error(JSON.stringify(failure === null ? 'sin resultado' : failure.shortDiagnostics))
    return compiler.pdf(outcome.result, { pdfStandard: standard })
  } finally {
    for (const path of mapped) compiler.unmapShadow(path)
    compiler.evictCache(10)
  }
}

parentPort?.on('message', (request: TypesetRequest) => {
  let answer: TypesetAnswer
  try {
    answer = { pdf: render(request) }
  } catch (cause) {
    answer = { error: cause instanceof Error ? cause.message : String(cause) }
  }
  say({ answer })
})
// fonts are loaded
say({ ready: true })
