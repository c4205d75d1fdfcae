import { randomUUID } from 'node:crypto'
import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { canonical } from '@ventanilla/domain/configuration/canonical'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { documentIdOf } from '@ventanilla/domain/procedures/documents'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepDrafts } from '../../../db/configuration/drafts.ts'
import { expected } from '../../../db/connection/expected.ts'
import { json, sql } from '../../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'
import { runTrial } from './run.ts'

/** Drafts of a procedure and of a section of forms, tried on applications and cases that were prepared by hand. */

const EDITOR = 'cli-coordinador-juridico@demo.test'
const ADMIN = 'cli-admin@demo.test'
const TYPE = 3
/** the study that an applicant attaches who asks for five litres a second or more, and the designs of works that do not exist */
const [STUDY, DESIGNS] = [239, 240]

let world: ApiWorld
let owner: string
let shipped: ContentOf<'tramite'>
beforeAll(async () => {
  world = await startWorld()
  owner = await world.personId('ciudadano@demo.test')
  shipped = expected(world.deps.catalogue.contents.of('tramite').get(String(TYPE)), 'type 3')
}, 60_000)
afterAll(() => world.close())

/** Key of the field by which a document of the procedure is attached. */
function keyOf(kind: number): string {
  const title = world.deps.catalogue.contents.of('documento').get(String(kind))?.title
  const form = expected(world.deps.catalogue.newest.forms.get(TYPE), 'form')
  return expected(
    fieldsOf(form).find(({ key, label }) => documentIdOf(key) !== null && label === title),
    String(title),
  ).key
}
const attached = (kind: number) => ({
  [keyOf(kind)]: [{ fileId: randomUUID(), name: 'a.pdf', size: 10, mime: 'application/pdf' }],
})

async function filed(
  radicado: string,
  answers: Readonly<Record<string, unknown>>,
  type = TYPE,
): Promise<string> {
  const id = randomUUID()
  const now = world.clock.now()
  const submission = { ...EXAMPLES.get(type)?.minimal, ...answers }
  await world.db.run(sql`
    insert into cases (id, tt_id, definitions, status, applicant_id, created_by, radicado, submission, filed_at, filed_business_date,
      created_at, updated_at)
    values (${id}::uuid, ${type}, 1, 'radicada', ${owner}::uuid, ${owner}::uuid, ${radicado}, ${json(submission)}::jsonb, ${now},
      ${now.toISOString().slice(0, 10)}::date, ${now}, ${now})`)
  return id
}
/** A finished step of a case. */
const finished = async (caseId: string, step: string, began: string, ended: string): Promise<void> =>
  void (await world.db.run(sql`
    insert into tasks (id, case_id, step, state, turn, audience, opened_at, done_at)
    values (${randomUUID()}::uuid, ${caseId}::uuid, ${step}, 'done', 'corporacion', array[]::text[], ${new Date(`${began}T15:00:00Z`)},
      ${new Date(`${ended}T15:00:00Z`)})`))

/** Saves a draft as an import on the server does, and tries it to its end. */
async function tried(kind: 'tramite' | 'seccion', key: string, content: object) {
  await world.db.tx(async (tx) => {
    await keepDrafts(tx, [{ kind, key, text: canonical(content), base: 1 }], null, world.clock.now())
  })
  const path = `/api/v1/configuracion/clases/${kind}/elementos/${key}`
  const token = await world.tokenFor(EDITOR)
  const { hash } = (await world.call('GET', path, undefined, token)).body.draft
  const begun = await world.call('POST', `${path}/prueba`, { hash }, token)
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  await runTrial(world.deps, { trial: begun.body.trial.id, attempts: 1 })
  const { trial } = (await world.call('GET', `${path}/prueba`, undefined, token)).body
  expect(trial.state).toBe('hecha')
  /** Radicados behind a number. */
  const cases = async (part: string, line: string): Promise<readonly string[]> => {
    const list = `${path}/prueba/casos?trial=${trial.id}&piece=${part}&line=${encodeURIComponent(line)}`
    const { rows } = (await world.call('GET', list, undefined, await world.tokenFor(ADMIN))).body
    return rows.map(({ title }: { title: string }) => title).toSorted()
  }
  const numbers = (part: string) =>
    Object.fromEntries(
      trial.sums
        .find((one: { piece: string }) => one.piece === part)
        .lines.map(({ id, count }: { id: string; count: number }) => [id, count]),
    )
  return { numbers, cases, trial }
}

describe('a draft of a procedure', () => {
  it('says which applications it would have refused, for which document, and which documents it no longer asks for', async () => {
    await filed('2026E3000001', { caudal_solicitado: 2 })
    await filed('2026E3000002', { caudal_solicitado: 2, ...attached(STUDY) })
    await filed('2026E3000003', { caudal_solicitado: 0.5 })
    // refused by the documents in force too
    await filed('2026E3000004', { caudal_solicitado: 6 })
    await filed('2026E3000005', { caudal_solicitado: 0.5, estado_obras: 'proyectadas', ...attached(DESIGNS) })
    await filed('2026E3000006', { caudal_solicitado: 2 }, 4)
    const { definition } = shipped
    const documents = definition.documents
      .filter(({ kind }) => kind !== DESIGNS)
      .map((one) =>
        one.kind === STUDY
          ? {
              ...one,
              when: {
                condition: { '>=': [{ var: 'caudal_solicitado' }, 1] },
                text: 'Si solicita 1 l/s o más',
              },
            }
          : one,
      )
    const { numbers, cases } = await tried('tramite', String(TYPE), {
      ...shipped,
      definition: { ...definition, documents },
    })
    const [missing, gone] = [`falta:${keyOf(STUDY)}`, `sobra:${keyOf(DESIGNS)}`]
    expect(numbers('solicitudes')).toEqual({ devueltas: 1, [missing]: 1, [gone]: 1 })
    expect(await cases('solicitudes', 'devueltas')).toEqual(['2026E3000001'])
    expect(await cases('solicitudes', missing)).toEqual(['2026E3000001'])
    expect(await cases('solicitudes', gone)).toEqual(['2026E3000005'])
  })

  it('says which cases would have been late by its terms, and which no longer', async () => {
    // no holidays in September. In force ten business days from Monday 1: until Monday 15; by the draft four: until Friday 5
    const soon = await filed('2026E3000011', {})
    await finished(soon, 'PG-03', '2025-09-01', '2025-09-05')
    const later = await filed('2026E3000012', {})
    await finished(later, 'PG-03', '2025-09-01', '2025-09-08')
    const late = await filed('2026E3000013', {})
    await finished(late, 'PG-03', '2025-09-01', '2025-09-19')
    // in force five business days from Monday 1: until Monday 8; by the draft eight: until Thursday 11
    await finished(late, 'PG-07', '2025-09-01', '2025-09-11')
    const old = await filed('2026E3000014', {})
    await finished(old, 'PG-03', '2024-03-04', '2024-03-11')
    const other = await filed('2026E3000015', {}, 4)
    await finished(other, 'PG-03', '2025-09-01', '2025-09-08')
    const { definition } = shipped
    const terms = definition.terms.map((stage) => {
      if (stage.binds.includes('PG-03')) return { ...stage, amount: 4 }
      return stage.binds.includes('PG-07') ? { ...stage, amount: 8 } : stage
    })
    const { numbers, cases, trial } = await tried('tramite', String(TYPE), {
      ...shipped,
      definition: { ...definition, terms },
    })
    expect(numbers('terminos')).toEqual({
      antes: 1,
      'antes:paso:PG-03': 1,
      despues: 1,
      'despues:paso:PG-07': 1,
    })
    expect(await cases('terminos', 'antes')).toEqual(['2026E3000012'])
    expect(await cases('terminos', 'despues:paso:PG-07')).toEqual(['2026E3000013'])
    // three of this procedure ended a step in the last year
    expect(trial.sums.find((one: { piece: string }) => one.piece === 'terminos').tried).toBe(3)
    expect(numbers('solicitudes')).toEqual({})
  })

  it('that does not go together with what is in force is not tried, and says why', async () => {
    const { definition } = shipped
    const text = canonical({
      ...shipped,
      definition: { ...definition, documents: [{ kind: 9_999, accept: ['pdf'] }] },
    })
    await world.db.tx(async (tx) => {
      await keepDrafts(tx, [{ kind: 'tramite', key: String(TYPE), text, base: 1 }], null, world.clock.now())
    })
    const path = `/api/v1/configuracion/clases/tramite/elementos/${TYPE}`
    const token = await world.tokenFor(EDITOR)
    const { hash } = (await world.call('GET', path, undefined, token)).body.draft
    const refused = await world.call('POST', `${path}/prueba`, { hash }, token)
    expect([refused.status, refused.body.code]).toEqual([422, 'incompleto'])
    expect(refused.body.message).toContain('no se puede reunir')
  })
})

describe('a draft of a section of forms', () => {
  it('judges the applications of every procedure whose form has it', async () => {
    const section = expected(world.deps.catalogue.contents.of('seccion').get('costos'), 'section')
    const { definition } = section
    const added = {
      key: 'costo_vigilancia',
      kind: 'money' as const,
      label: 'Costo de vigilancia',
      required: true,
    }
    const { numbers } = await tried('seccion', 'costos', {
      ...section,
      definition: {
        ...definition,
        section: { ...definition.section, fields: [...definition.section.fields, added] },
      },
    })
    const types = [...world.deps.catalogue.newest.forms].flatMap(([type, form]) =>
      fieldsOf(form).some(({ key }) => key === 'costo_estudios_disenos') ? [type] : [],
    )
    expect(types).toContain(TYPE)
    const count = await world.db.one<{ n: number }>(
      sql`select count(*)::int as n from cases where tt_id = any(${types}::int[]) and submission is not null`,
    )
    expect(numbers('solicitudes')).toEqual({ devueltas: count?.n, 'falta:costo_vigilancia': count?.n })
  })
})
