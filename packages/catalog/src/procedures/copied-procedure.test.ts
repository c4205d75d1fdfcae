import { judgeChange } from '@ventanilla/domain/configuration/between'
import { itemProblems, type Contents, type KindId } from '@ventanilla/domain/configuration/kinds'
import { wholeDefinitions } from '@ventanilla/domain/configuration/whole/whole-definitions'
import { compose } from '@ventanilla/domain/definitions/compose/compose'
import { copyOfProcedure } from '@ventanilla/domain/definitions/copy-of-procedure'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { describe, expect, it } from 'vitest'
import { factory } from '../factory.ts'
import { ROLES } from '../roles/roles.ts'
import { computedFacts } from '../workflows/loaded.ts'
import { WRITTEN } from '../written.ts'

/** A procedure that the authority copies from one of the product's, without a line of program. */

const OWN = 1_000
const FORM = 'propio'
const shipped = factory()
const copies = WRITTEN.procedures.map(({ ttId, ...definition }) => ({
  of: ttId,
  copy: { ...copyOfProcedure(definition, { name: `${definition.name} propio`, formId: FORM }), ttId: OWN },
}))

const WHOLE = [wholeDefinitions({ roles: new Set(ROLES.map(({ code }) => code)), computedFacts })]

type Changes = readonly (readonly [KindId, string, unknown])[]

/** The product's items with others in place of theirs; null: without it. */
function contents(...changes: Changes): Contents {
  const found = new Map<KindId, Map<string, unknown>>()
  for (const [kind, items] of keysIn(shipped).map((kind) => [kind, shipped[kind]] as const))
    found.set(kind, new Map(items.map(({ key, content }) => [key, content])))
  for (const [kind, key, content] of changes)
    if (content === null) found.get(kind)?.delete(key)
    else found.get(kind)?.set(key, content)
  return found
}
const judged = (...changes: Changes) =>
  judgeChange([{ from: null, without: contents(), with: contents(...changes) }], WHOLE).caused.map(
    ({ severity, sentence }) => `${severity}: ${sentence}`,
  )

describe('a copy of each procedure', () => {
  it.each(copies)('of type $of is sound, offered, and put together as the original', ({ of, copy }) => {
    const { ttId, ...definition } = copy
    expect(itemProblems('tramite', String(ttId), { order: 99, definition })).toEqual([])
    const made = compose({ ...WRITTEN, procedures: [...WRITTEN.procedures, copy] })
    const [original, own] = [made.procedures.get(of), made.procedures.get(OWN)]
    expect(own).toMatchObject({ listed: true, status: 1, workflow: original?.workflow })
    expect(own && familyOfType(made.workflow, own)?.id).toBe(
      original && familyOfType(made.workflow, original)?.id,
    )
    expect(made.natures.get(OWN)).toEqual(made.natures.get(of))
    expect(made.stepTerms.get(OWN)).toEqual(made.stepTerms.get(of))
    const [theirs, ours] = [made.applications.get(of), made.applications.get(OWN)]
    expect(ours?.sections).toEqual(theirs?.sections)
    // each form has an id of its own, and each document a row
    expect(own?.form).toMatchObject({ id: FORM, sharedWith: [] })
    expect(own?.documents.map(({ id }) => Math.floor(id / 100))).toEqual(own?.documents.map(() => OWN))
  })
})

describe('a publication of procedures', () => {
  const item = (ttId: number) => {
    const found = shipped.tramite.find(({ key }) => key === String(ttId))
    if (found === undefined) throw new Error(`No hay tipo ${ttId}`)
    return found.content
  }
  const { order, definition } = item(20)
  const put = (more: object) =>
    ['tramite', String(OWN), { order, definition: { ...definition, ...more } }] as const
  const NAME = { name: 'Registro propio' }

  it('passes with a copy under a name of its own', () => {
    expect(
      judged([
        'tramite',
        String(OWN),
        { order, definition: copyOfProcedure(definition, { ...NAME, formId: FORM }) },
      ]),
    ).toEqual([])
  })

  it('does not pass with two procedures under one name, or with a family or a subcategory that does not exist', () => {
    expect(judged(put({}))).toEqual([expect.stringMatching(/^error: .+ es el nombre de 2 trámites\.$/)])
    expect(judged(put({ ...NAME, workflow: { family: 'ninguna' } }))).toContain(
      'error: El flujo de trabajo «ninguna», que se nombra en «1000», no existe.',
    )
    expect(judged(put({ ...NAME, subcategory: 99 }))).toContain(
      'error: La subcategoría «99», que se nombra en «1000», no existe.',
    )
  })

  it('does not pass with two forms under one id, of which one would be asked by both', () => {
    const { form } = copyOfProcedure(definition, { ...NAME, formId: definition.form.questions.id })
    const other = { ...form, questions: { ...form.questions, sections: [], checks: [] } }
    const alone = { ...NAME, documents: [], form: other }
    expect(judged(put({ ...NAME, form }))).toEqual([])
    expect(judged(put(alone))).toEqual([
      expect.stringMatching(/^error: El formulario «.+» es de 2 trámites y no dice lo mismo en todos\.$/),
    ])
  })

  it('does not pass where the definitions would not fit: a document that is not there, or that is retired', () => {
    const missing = put({ ...NAME, documents: [{ kind: 999, accept: ['pdf'] }] })
    expect(judged(missing)).toEqual([
      'error: Las definiciones no se pueden reunir: tipo 1000: no existe el documento 999.',
    ])
    const [used] = definition.documents
    expect(judged(['documento', String(used?.kind), null])).toEqual([
      expect.stringMatching(
        /^error: Las definiciones no se pueden reunir: tipo \d+: no existe el documento \d+\.$/,
      ),
    ])
  })

  it('is not held up by what did not fit before', () => {
    const broken = contents(put({ ...NAME, documents: [{ kind: 999, accept: ['pdf'] }] }))
    const more = new Map(broken)
    more.set('documento', new Map([...(broken.get('documento') ?? []), ['998', { title: 'Otro' }]]))
    expect(judgeChange([{ from: null, without: broken, with: more }], WHOLE).caused).toEqual([])
  })
})

describe('a procedure is not sound', () => {
  const { order, definition } = shipped.tramite[0]?.content ?? { order: 0, definition: undefined }
  const first = (more: object) =>
    itemProblems('tramite', '1', { order, definition: { ...definition, ...more } })[0]
  it.each([
    [
      'with a day that does not exist',
      { offLine: { from: '2027-02-30', notice: 'No.' } },
      /«offLine».*fecha que exista/,
    ],
    [
      'back on line before it leaves',
      { offLine: { from: '2027-01-02', until: '2027-01-01', notice: 'No.' } },
      /antes de dejar de estarlo/,
    ],
    [
      'filing until before it leaves',
      { offLine: { from: '2027-01-02', fileUntil: '2027-01-01', notice: 'No.' } },
      /anterior al primero fuera de línea/,
    ],
    [
      'asking for a document twice',
      {
        documents: [
          { kind: 7, accept: ['pdf'] },
          { kind: 7, accept: ['pdf'] },
        ],
      },
      /El documento 7 se pide dos veces/,
    ],
  ])('%s', (_, more, sentence) => expect(first(more)?.message).toMatch(sentence))
})
