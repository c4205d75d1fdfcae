import { buffer } from 'node:stream/consumers'
import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { checkDocument } from '@ventanilla/domain/acts/check-document'
import { checkCoherence } from '@ventanilla/domain/acts/coherence/check-coherence'
import { missingVariables } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { faultsOfWording } from '@ventanilla/domain/acts/wording.testkit'
import { besideOf } from '@ventanilla/domain/workflow/state/running-beside'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actRecord } from '../../db/cases/act-record.ts'
import { caseColumns, type CaseRow, stateOf } from '../../db/cases/load.ts'
import { sql } from '../../db/connection/sql.ts'
import { scenarios } from '@ventanilla/demo/scenarios/scenarios'
import { type Turn, walk } from '../stories/family-walk.ts'
import { seedCases } from '@ventanilla/demo/office/fill-office'
import { type ApiWorld, startWorld } from '../stories/world.ts'
import { has, run, scratch } from './pdf-tools.ts'

/** Acts the demonstration leaves to be drafted: the step in which a case waits for each. */
const NEXT: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['REC-02B', { 'recurso.admite': false, 'recurso.segunda': 'rechaza' }],
  ['INF-03B', {}],
  ['PRO-03', {}],
  ['NOT-04', { 'notificacion.comparece': true }],
  ['NOT-05', {}],
  ['NOT-05B', {}],
  ['QUE-09', {}],
]

/**
 * Acts drafted, reviewed and signed after the step in which a case waits: the turn taken there, and the step to
 * return to.
 */
const FURTHER: readonly (readonly [Turn, back: string])[] = [
  [['TER-03', 'firmar', { 'tercero.decision': 'reconoce' }], 'TER-04'],
  [['RVI-02', 'firmar'], 'RVI-03'],
  [['SAN-03', 'acta'], 'SAN-03'],
  [['SAN-04B', 'firmado'], 'SAN-20'],
]

/** A decision signed by an official with a superior, appealed to the Director. */
const TO_THE_SUPERIOR: readonly Turn[] = [
  ['PG-15', 'con_recurso'],
  ['REC-01', 'radicado', { 'recurso.clase': 'reposicion_apelacion' }],
  ['REC-04', 'firmar', { 'recurso.decision': 'confirma' }],
  ['REC-06', 'al_superior'],
  ['REC-04', 'firmar', { 'recurso.decision': 'confirma' }],
  ['REC-05', 'notificado'],
]
/** The date of the demonstration; acts are signed up to it. */
const TODAY = '2026-06-10T15:00:00.000Z'

interface SignedAct {
  readonly template: string
  readonly number: string | null
  readonly doc: EditorNode
  readonly case_id: string
  readonly origin_step: string
  readonly gender: number | null
}

const files = scratch()
let world: ApiWorld
/** steps in which the demonstration left its cases */
let standing: string[] = []
const shown = scenarios()
/** a case waiting in a step */
const waitingIn = async (step: string): Promise<string> => {
  const row = await world.db.one<{ id: string }>(
    sql`select case_id as id from tasks where step = ${step} and state = 'open' order by id limit 1`,
  )
  if (row === undefined) throw new Error(`Nada espera en ${step}`)
  return row.id
}
beforeAll(async () => {
  world = await startWorld({ clock: TODAY })
  await seedCases(world.deps, () => undefined, undefined, shown)
  standing = (
    await world.db.rows<{ step: string }>(
      sql`select distinct step from tasks where state = 'open' and step <> 'PG-01'`,
    )
  ).map(({ step }) => step)
  for (const [step, data] of NEXT)
    for (const { id, case_id: caseId } of await world.db.rows<{ id: string; case_id: string }>(
      sql`select id, case_id from tasks where step = ${step} and state = 'open'`,
    )) {
      // the act that begins a case is notified while the case goes on
      const beside = besideOf((await world.load(caseId)).state.flow, { id })?.notifying.actId
      // first a summons, then the record of the appearance
      while (await world.writeAct(caseId, step, data, beside));
    }
  for (const [turn, back] of FURTHER) {
    const id = await waitingIn(turn[0])
    await walk(world, id, [turn])
    await world.advanceTo(id, back)
  }
  await decideOnAppeal(await waitingIn('PG-13'))
}, 1_800_000)
/** Advances time for one case only. */
async function decideOnAppeal(id: string): Promise<void> {
  await world.db.run(sql`update tasks set expires_at = null where case_id <> ${id}::uuid`)
  // signers whose acts allow only reposición
  const alone = (active: boolean): Promise<number> =>
    world.db.run(sql`update users set active = ${active}
      where email like 'cli-director-general%' or email like 'cli-jefe-territorial%'`)
  await alone(false)
  await world.advanceTo(id, 'PG-15')
  await alone(true)
  await walk(world, id, TO_THE_SUPERIOR)
}
afterAll(async () => {
  await world.close()
  files.remove()
})

describe('the demonstration', () => {
  it('tells every scenario with a case of its own, to the step where it should stand', async () => {
    const cases = await world.db.one<{ asked: number; drafts: number; changes: number }>(
      sql`select (count(*) filter (where family is null))::int as asked, (count(*) filter (where status = 'borrador'))::int as drafts,
        (count(*) filter (where family = 'cambio_solicitante'))::int as changes from cases`,
    )
    // a change of applicant is a case next to the one it concerns; one more waits for the holder of its link
    const changes = shown.filter(({ passesTo }) => passesTo !== undefined).length + 1
    const asked = shown.filter(({ entryPoint }) => entryPoint === undefined).length
    expect(cases).toEqual({ asked, drafts: 2, changes })
    const targets = shown.map(({ target }) => target).filter((step) => !['FIN', 'borrador'].includes(step))
    expect([...new Set(targets)].filter((step) => !standing.includes(step))).toEqual([])
  })
})

describe('the signed acts of the demonstration', () => {
  it('are of every template that a step produces, and say what they should in sound Spanish', async () => {
    const acts = await world.db.rows<{ template: string; number: string; doc: EditorNode }>(
      sql`select template, number, doc from acts where code is not null`,
    )
    expect([...new Set(acts.map((act) => act.template))].sort()).toEqual([...actTemplates.keys()].sort())
    const faults = acts.flatMap((act) =>
      [...missingVariables(act.doc), ...faultsOfWording(act.doc)].map((fault) => `${act.template} ${fault}`),
    )
    expect([...new Set(faults)]).toEqual([])
  })

  it('hold what the editor may save, in every version of theirs', async () => {
    const docs = await world.db.rows<{ doc: EditorNode }>(
      sql`select doc from acts union all select doc from act_versions`,
    )
    expect(docs.length).toBeGreaterThan(100)
    for (const { doc } of docs) expect(checkDocument(doc)).toBe(doc)
  })

  it('agree with themselves and with the record: no act would be refused a signature', async () => {
    const acts = await world.db.rows<SignedAct>(sql`
      select a.template, a.number, a.doc, a.case_id, a.origin_step, u.gender from acts a left join users u on u.id = a.signer_id
      where a.code is not null order by a.template, a.number`)
    const said: string[] = []
    for (const act of acts) {
      const row = await world.db.one<CaseRow>(
        sql`select ${caseColumns} from cases c where c.id = ${act.case_id}::uuid`,
      )
      if (row === undefined) throw new Error('an act without a case')
      // an appeal decided later was unknown when an earlier act was signed
      const facts = act.origin_step.startsWith('REC')
        ? row.facts
        : Object.fromEntries(Object.entries(row.facts).filter(([key]) => !key.startsWith('recurso.')))
      const loaded = { row, state: { ...stateOf(row), facts: { ...facts, 'tramite.tipo': row.tt_id } } }
      const template = actTemplates.get(act.template)
      if (template === undefined) throw new Error(act.template)
      const record = await actRecord(world.db, world.deps.catalogue, loaded, act.doc, act.gender)
      for (const { code, message } of checkCoherence(template, act.doc, record))
        said.push(`${act.template} ${act.number ?? ''}: ${code}. ${message}`)
    }
    expect(said).toEqual([])
  }, 900_000)

  it.skipIf(!has.poppler)(
    'are printed as what they are, every template from a case (needs poppler-utils)',
    async () => {
      // only the latest act of each template: printing all of them takes many minutes
      const chosen = sql`select distinct on (template) id from acts where code is not null order by template, signed_at desc, id`
      await world.db.run(
        sql`delete from jobs where kind = 'acto.pdf' and data->>'actId' not in (select id::text from (${chosen}) c)`,
      )
      const printed = (): Promise<
        readonly { template: string; number: string | null; key: string | null }[]
      > =>
        world.db.rows(sql`
          select a.template, a.number, f.storage_key as key from acts a left join files f on f.id = a.file_id
          where a.id in (${chosen}) order by a.template`)
      // a round of the loop processes a limited number of jobs
      for (let round = 0; round < 60 && (await printed()).some(({ key }) => key === null); round += 1)
        await world.drain()
      const all = await printed()
      expect(all.filter(({ key }) => key === null).map((act) => act.template)).toEqual([])
      expect(all.map((act) => act.template)).toEqual([...actTemplates.keys()].sort())
      for (const act of all) {
        const pdf = files.put(
          `${act.template}.pdf`,
          await buffer(await world.deps.storage.get(act.key ?? '')),
        )
        const text = run('pdftotext', pdf, '-').output
        expect(text, act.template).toMatch(/Página 1 de \d/)
        expect(text, act.template).toContain('Código de verificación')
        expect(text, act.template).not.toMatch(/BORRADOR|Borrador|\[[a-z_]+\.[\w.]+\]|undefined/)
        if (act.number !== null) expect(text, act.template).toContain(act.number)
      }
    },
    900_000,
  )

  it('are dated on working days, and no visit is recorded before its day', async () => {
    const weekend = await world.db.rows<{ number: string }>(
      sql`select number from acts where number is not null and signed_at <= ${TODAY} and extract(isodow from dated_on) > 5`,
    )
    expect(weekend.map((act) => act.number)).toEqual([])
    const early = await world.db.rows<{ number: string }>(sql`
      select a.number from acts a join cases c on c.id = a.case_id
      where a.template = 'ACTA_VISITA' and a.number is not null and to_char(a.dated_on, 'YYYY-MM-DD') < c.facts->>'visita.fecha'`)
    expect(early.map((act) => act.number)).toEqual([])
  })

  it('name the day of firmness that the law gives', async () => {
    const rows = await world.db.rows<{ number: string; firm: string; dated: string }>(sql`
      select a.number, c.facts->>'firmeza.fecha' as firm, to_char(a.dated_on, 'YYYY-MM-DD') as dated
      from acts a join cases c on c.id = a.case_id where a.template = 'CONST_EJECUTORIA' and a.number is not null`)
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) expect(row.firm <= row.dated, `${row.number} ${row.firm} ${row.dated}`).toBe(true)
  })
})
