import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { afterAll, describe, expect, it } from 'vitest'
import { createTypstRenderer } from '../../adapters/pdf/typst-renderer.ts'
import { createAuthoritySealer } from '../../adapters/signer/authority-sealer.ts'
import { sealIn } from './seal-in.ts'
import { actJob, otherDocuments, report } from './documents.ts'
import { hasPreflight, preflight, scratch } from './pdf-tools.ts'

const renderer = createTypstRenderer()
const files = scratch()
const NOW = new Date('2026-05-27T20:15:00.000Z')
const sealer = createAuthoritySealer({
  key: () => sealIn(`${files.folder}/seal`),
  clock: { now: () => NOW },
  timestampUrl: null,
})
afterAll(async () => {
  await renderer.close()
  files.remove()
})

const jobs = [...[...actTemplates.keys()].map((id) => actJob(id)), ...otherDocuments, report]

describe('PDF/A, as far as a validator is at hand', () => {
  it
    .skipIf(!hasPreflight)
    .each(jobs.map((job, i) => [i, 'title' in job ? job.title : job.kind, job] as const))(
    '4. Preflight finds nothing against A-1b in copy %d: %s, sealed (needs Debian libpdfbox2-java)',
    async (i, _title, job) => {
      const pdf = await renderer.render(job, { standard: 'a-1b' })
      const sealed = await sealer.seal(pdf, {
        reason: 'Firma',
        location: 'Ibagué',
        name: 'Prueba Ñ',
        at: NOW,
        field: 'acto',
      })
      for (const [name, content] of Object.entries({ pdf, sealed })) {
        const path = files.put(`${name}-${i}.pdf`, content)
        const verdict = preflight(path)
        // the verdict names the file, which proves that the validator ran to the end
        expect(verdict.output, verdict.output).toContain(
          `The file ${path.split('/').at(-1)} is a valid PDF/A-1b file`,
        )
      }
    },
    60_000,
  )
})
