import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { RenderJob } from './port.ts'
import { prepare } from './prepare.ts'

/** Codes and typesetting live in their own thread: they compute for milliseconds at a stretch and must not hold up requests. */
export interface WorkerRequest {
  readonly id: number
  readonly job: RenderJob
  readonly standard: 'a-2a' | 'a-1b'
}

export type WorkerAnswer =
  { readonly id: number; readonly pdf: Uint8Array } | { readonly id: number; readonly error: string }

const WEIGHTS = ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic', '700Bold'] as const
const SHARED = ['base.typ']

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('./typst/', import.meta.url))
// an empty root: whatever a template could try to read is what this file puts there
const workspace = mkdtempSync(join(tmpdir(), 'ventanilla-typst-'))
process.on('exit', () => rmSync(workspace, { recursive: true, force: true }))

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
function source(name: string, standard: WorkerRequest['standard']): string {
  const key = `${standard} ${name}`
  let text = sources.get(key)
  if (text === undefined) {
    const own = readFileSync(join(folder, name), 'utf8')
    // PDF/A-1 knows no bookmarks with structure; only a validator's copy is rendered that way
    text = standard === 'a-1b' ? `#set heading(bookmarked: false)\n${own}` : own
    if (/#import\s+"@|#include\s+"@/.test(text)) throw new Error(`${name} usa un paquete de la red`)
    sources.set(key, text)
  }
  return text
}

function render({ job, standard }: WorkerRequest): Uint8Array {
  const { template, data, pictures } = prepare(job)
  const mapped = ['data.json', ...Object.keys(pictures)].map((name) => join(workspace, name))
  compiler.mapShadow(mapped[0] as string, Buffer.from(JSON.stringify(data)))
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

parentPort?.on('message', (request: WorkerRequest) => {
  let answer: WorkerAnswer
  try {
    answer = { id: request.id, pdf: render(request) }
  } catch (cause) {
    answer = { id: request.id, error: cause instanceof Error ? cause.message : String(cause) }
  }
  parentPort?.postMessage(answer)
})
