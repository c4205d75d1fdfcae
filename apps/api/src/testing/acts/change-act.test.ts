import { CHANGE_OBLIGATIONS } from '@ventanilla/domain/cases/applicant-change'
import { documentWords } from '@ventanilla/domain/identity/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { GIVER, say, TAKER } from '../attacks/change-calls.ts'
import { askedChange, bring } from '../attacks/change-states.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'
import { has, run, type Scratch, scratch } from './pdf-tools.ts'

let world: ApiWorld
let files: Scratch
beforeAll(async () => {
  world = await startWorld()
  files = scratch()
})
afterAll(async () => {
  files.remove()
  await world.close()
})

const OWN = 'Conservar la servidumbre de acueducto del predio vecino.'
const plain = (text: string): string => text.replace(/\s+/g, ' ')

describe.skipIf(!has.poppler)('the act of a change of applicant', () => {
  it('names on paper both people, the case, the request, what is taken on and how to appeal', async () => {
    const change = await bring(world, await askedChange(world), 'lawyer-assigned')
    const begun = await say(world, 'changes.startAct', change, {
      body: { obligaciones: `${CHANGE_OBLIGATIONS}\n${OWN}` },
    })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    for (const call of ['changes.review', 'changes.approveByCoordinator', 'changes.sign'] as const)
      expect((await say(world, call, change)).status, call).toBe(200)
    await world.drain()
    const act = await world.db.one<{ number: string; key: string }>(sql`
      select a.number, f.storage_key as key from acts a join files f on f.id = a.file_id
      where a.case_id = ${change.id}::uuid and a.template = 'AUTO_CAMBIO_SOL'`)
    const chunks: Uint8Array[] = []
    for await (const chunk of await world.deps.storage.get(act?.key ?? '')) chunks.push(chunk as Uint8Array)
    const text = plain(run('pdftotext', files.put('auto.pdf', Buffer.concat(chunks)), '-').output)
    const numbers = await world.db.one<{ parent: string; request: string }>(sql`
      select p.radicado as parent, c.radicado as request from cases c join cases p on p.id = c.parent_id where c.id = ${change.id}::uuid`)
    expect(text).toContain(act?.number)
    expect(text).toContain(numbers?.parent)
    expect(text).toContain(numbers?.request)
    for (const email of [GIVER, TAKER]) {
      const who = await world.newApplicant(email)
      expect(text).toContain(who.name)
      const digits = documentWords(who.documentType, who.documentNumber).replace(/^\D+/, '')
      expect(
        [who.documentNumber, digits].some((number) => text.includes(number)),
        email,
      ).toBe(true)
    }
    for (const duty of [...CHANGE_OBLIGATIONS.split('\n'), OWN])
      expect(text).toContain(duty.replace(/\.$/, ''))
    expect(text).toMatch(/recurso de reposición/)
    expect(text).toMatch(/diez \(10\) días/)
    expect(text).not.toMatch(/undefined|\[object|NaN|\{\{/)
  }, 120_000)
})
