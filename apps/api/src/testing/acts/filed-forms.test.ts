import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { wholeFormOf } from '@ventanilla/catalog/procedures/forms/forms'
import { FORM_LISTS } from '@ventanilla/catalog/procedures/forms/lists'
import { procedureByType } from '@ventanilla/catalog/procedures/procedures'
import { afterAll, describe, expect, it } from 'vitest'
import { createTypstRenderer } from '../../adapters/pdf/typst-renderer.ts'
import { filedForm } from '../../modules/filing/filed-form.ts'
import { nationalForm } from './documents.ts'
import { has, run, scratch } from './pdf-tools.ts'

const renderer = createTypstRenderer()
const files = scratch()
afterAll(async () => {
  await renderer.close()
  files.remove()
})

/** Prints a type's complete example as a PDF. */
async function print(ttId: number): Promise<{ path: string; words: readonly string[] }> {
  const procedure = procedureByType(ttId)
  const form = procedure && wholeFormOf(procedure)
  if (!procedure || !form) throw new Error(`type ${ttId} has no form`)
  const { name: _name, ...filed } = filedForm(procedure, form, EXAMPLES.get(ttId)?.complete ?? {}, FORM_LISTS)
  const pdf = await renderer.render({ ...nationalForm, ...filed })
  return {
    path: files.put(`${ttId}.pdf`, pdf),
    words: [filed.title, ...filed.sections.map((section) => section.title), ...filed.declarations],
  }
}

describe('the paper of every procedure', () => {
  it.skipIf(!has.poppler).each([...EXAMPLES.keys()])(
    'of type %i is printed whole, every letter of it (needs poppler-utils)',
    async (ttId) => {
      // throws for a letter without a glyph or a row with more cells than columns
      const { path, words } = await print(ttId)
      const text = run('pdftotext', path, '-')
        .output.replace(/-\n\s*/g, '')
        .replace(/\s+/g, ' ')
      for (const one of words) expect(text).toContain(one)
    },
  )
})
