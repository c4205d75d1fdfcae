import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gs1CheckDigit } from '@ventanilla/domain/fees/receipt-code'
import { plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { APPLICANT, type CaseProofs, proofsOf } from '../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { sql } from '../connection/sql.ts'

let world: ApiWorld
let proofs: CaseProofs
beforeAll(async () => {
  world = await startWorld()
  proofs = proofsOf(world)
}, 120_000)
afterAll(() => world.close())

const charging = (pesos: number) => ({
  'liquidacion.anio': '2026',
  'liquidacion.clave': 'oficial',
  'liquidacion.oficial': pesos,
  'liquidacion.cantidad': 1,
})
const CLAIM = { 'pago.reclamo': 'El valor del proyecto es menor: se contó dos veces la bomba.' }

interface Row {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly state: string
  readonly annulment: string | null
  readonly gs1: string
  readonly act_id: string
}
const receipts = (caseId: string): Promise<Row[]> =>
  world.db.rows<Row>(
    sql`select id, reference, amount, state, annulment, gs1, act_id from receipts where case_id = ${caseId}::uuid order by id`,
  )
const states = async (caseId: string) =>
  (await receipts(caseId)).map(({ amount, state, annulment }) => [amount, state, annulment])

/** Opens a case that awaits a payment of `pesos`. */
async function charged(pesos: number): Promise<string> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'LIQ-04', { 'LIQ-01': charging(pesos) })
  return caseId
}

/** Opens a case whose receipt document awaits its signature. */
async function waitsForSignature(pesos: number): Promise<string> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'LIQ-03', { 'LIQ-01': charging(pesos) })
  const { id } = await proofs.task(caseId, 'LIQ-03')
  const token = await world.tokenFor((await world.doerOf(caseId, 'LIQ-03')).id)
  const version = async () => (await world.load(caseId)).row.version
  const begun = await world.call(
    'POST',
    `/api/v1/tareas/${id}/documento`,
    { version: await version(), data: {} },
    token,
  )
  expect(begun.status).toBe(200)
  const sent = await world.call(
    'POST',
    `/api/v1/tareas/${id}/documento/enviar`,
    { version: await version() },
    token,
  )
  expect(sent.status).toBe(200)
  return caseId
}
const sign = (caseId: string): Promise<void> => world.doTask(caseId, 'FIR-04', 'firmado')

/** Response to an applicant who presents a payment. */
async function show(caseId: string, data: Readonly<Record<string, unknown>>) {
  const { row } = await world.load(caseId)
  const owner = await world.personId(APPLICANT)
  return world.call(
    'POST',
    '/api/v1/workflow/components/continueNextComponent',
    {
      idComponent: (await proofs.task(caseId, 'LIQ-04')).id,
      idSolicitud: caseId,
      version: row.version,
      outcome: 'pagado',
      data: {
        'pago.comprobante': [await world.putFile(caseId, owner, 'Consignación.pdf')],
        'pago.fecha': proofs.today(),
        'pago.valor': 1000,
        ...data,
      },
    },
    await world.tokenFor(APPLICANT),
  )
}

describe('a receipt whose liquidation is adjusted after a claim', () => {
  it('is void from the moment it goes back, and says so to whoever holds it; the new one is of the new amount', async () => {
    const caseId = await charged(660_171)
    const [old] = (await receipts(caseId)) as [Row]
    await world.doTask(caseId, 'LIQ-04', 'reclama', CLAIM)
    // a claim alone changes nothing: the approved amount is still owed
    expect(await states(caseId)).toEqual([[660_171, 'issued', null]])
    await world.doTask(caseId, 'LIQ-02', 'ajustar')
    expect(await states(caseId)).toEqual([[660_171, 'annulled', 'ajuste']])

    const words = 'Este recibo fue anulado porque la liquidación que cobraba se devolvió para ajustarla.'
    const seen = await proofs.seen(caseId)
    expect(seen.receipts.map((one: { warning: string }) => one.warning)).toEqual([`${words} No lo pague.`])
    const code = await world.db.one<{ code: string }>(
      sql`select code from acts where id = ${old.act_id}::uuid`,
    )
    const paper = await world.call('GET', `/api/v1/verificar/${code?.code}`)
    expect(paper.body.warning).toBe(`${words} No lo pague.`)
    const [letter] = await proofs.letters(APPLICANT)
    expect(letter?.subject).toContain(`No pague el recibo ${old.reference}`)
    expect(letter?.text).toContain(words)
    const history = await world.call(
      'GET',
      `/api/v1/solicitudes/${caseId}/historia?desde=0`,
      undefined,
      await world.tokenFor(APPLICANT),
    )
    expect(JSON.stringify(history.body)).toContain('Recibo anulado')

    await world.advanceTo(caseId, 'LIQ-04', { 'LIQ-01': charging(164_571) })
    expect(await states(caseId)).toEqual([
      [660_171, 'annulled', 'ajuste'],
      [164_571, 'issued', null],
    ])
    const [, now] = (await receipts(caseId)) as [Row, Row]
    const act = await world.db.one<{ doc: EditorNode; state: string; code: string }>(
      sql`select doc, state, code from acts where id = ${now.act_id}::uuid`,
    )
    const text = plainText(act?.doc as EditorNode)
    // figures, amount in words, reference and bar code all match one row
    expect(text).toMatch(/\$\s?164\.571/)
    expect(text.toLowerCase()).toContain('ciento sesenta y cuatro mil quinientos setenta y un pesos')
    expect(text).toContain(now.reference)
    expect(text).not.toContain('660.171')
    expect(text).not.toContain(old.reference)
    expect(now.gs1).toContain(`(8020)${now.reference}(3900)164571(96)`)
    expect((await world.call('GET', `/api/v1/verificar/${act?.code}`)).body.warning).toBeNull()
    await proofs.expectWhole(caseId)
  }, 120_000)

  it('and was paid meanwhile: the money is found by the old reference, and only the rest is charged', async () => {
    const caseId = await charged(600_000)
    const [old] = (await receipts(caseId)) as [Row]
    await world.doTask(caseId, 'LIQ-04', 'reclama', CLAIM)
    await world.doTask(caseId, 'LIQ-02', 'ajustar')
    await world.advanceTo(caseId, 'LIQ-04', { 'LIQ-01': charging(900_000) })
    await world.doTask(caseId, 'LIQ-04', 'pagado', {
      'pago.referencia': old.reference,
      'pago.valor': 600_000,
    })
    expect((await states(caseId)).map(([, state]) => state)).toEqual(['annulled', 'proof'])
    await world.doTask(caseId, 'LIQ-05', 'diferencia', {
      'pago.conciliado': 600_000,
      'pago.referencia_bancaria': 'DAV-1',
    })
    await world.advanceTo(caseId, 'LIQ-04')
    expect(await states(caseId)).toEqual([
      [600_000, 'annulled', 'ajuste'],
      [900_000, 'short', null],
      [300_000, 'issued', null],
    ])
    await world.doTask(caseId, 'LIQ-04', 'pagado', { 'pago.valor': 300_000 })
    await world.doTask(caseId, 'LIQ-05', 'verificado', {
      'pago.conciliado': 300_000,
      'pago.referencia_bancaria': 'DAV-2',
    })
    const sums = await world.db.one(sql`
      select d.settled::int as settled, d.open, sum(p.credited)::int as paid, count(*)::int as payments
      from debts d join payments p on p.debt_id = d.id where d.case_id = ${caseId}::uuid group by d.id`)
    expect(sums).toEqual({ settled: 900_000, open: false, paid: 900_000, payments: 2 })
    expect((await states(caseId)).at(-1)).toEqual([300_000, 'paid', null])
  }, 120_000)

  it('below what came in already leaves nothing to charge', async () => {
    const caseId = await charged(600_000)
    await world.doTask(caseId, 'LIQ-04', 'pagado', { 'pago.valor': 200_000 })
    await world.doTask(caseId, 'LIQ-05', 'diferencia', {
      'pago.conciliado': 200_000,
      'pago.referencia_bancaria': 'OCC-1',
    })
    await world.advanceTo(caseId, 'LIQ-04')
    await world.doTask(caseId, 'LIQ-04', 'reclama', CLAIM)
    await world.doTask(caseId, 'LIQ-02', 'ajustar')
    await world.advanceTo(caseId, 'LIQ-03', { 'LIQ-01': charging(150_000) })
    await expect(world.doTask(caseId, 'LIQ-03', 'emitido')).rejects.toThrow('No queda nada por pagar')
    await world.doTask(caseId, 'LIQ-03', 'no_aplica')
    expect((await states(caseId)).filter(([, state]) => state === 'issued')).toEqual([])
    expect((await world.openTasks(caseId)).map((t) => t.step)).not.toContain('LIQ-03')
  }, 120_000)
})

describe('a receipt that ran out twice, where the case goes on', () => {
  it('is followed by another one that can be paid: nobody waits for what cannot be done', async () => {
    const caseId = await charged(350_000)
    await world.letExpire(caseId, 'LIQ-04')
    await world.doTask(caseId, 'LIQ-03', 'emitido')
    await world.letExpire(caseId, 'LIQ-04')
    const later = new Date(world.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
    await world.doTask(caseId, 'DTA-01', 'no_procede', { 'desistimiento.nuevo_plazo': later })
    await world.doTask(caseId, 'LIQ-03', 'emitido')
    expect((await states(caseId)).map(([amount, state]) => [amount, state])).toEqual([
      [350_000, 'expired'],
      [350_000, 'expired'],
      [350_000, 'issued'],
    ])
    expect((await world.openTasks(caseId)).map(({ step }) => step)).toContain('LIQ-04')
  }, 120_000)

  it('is followed by one that says the day that was granted, and may be paid until then', async () => {
    const caseId = await charged(350_000)
    await world.letExpire(caseId, 'LIQ-04')
    await world.doTask(caseId, 'LIQ-03', 'emitido')
    await world.letExpire(caseId, 'LIQ-04')
    const later = new Date(world.clock.now().getTime() + 75 * 86_400_000).toISOString().slice(0, 10)
    await world.doTask(caseId, 'DTA-01', 'no_procede', { 'desistimiento.nuevo_plazo': later })
    await world.doTask(caseId, 'LIQ-03', 'emitido')
    const [last] = await world.db.rows<{ due_on: string }>(
      sql`select due_on::text from receipts where case_id = ${caseId}::uuid order by id desc limit 1`,
    )
    expect(last?.due_on).toBe(later)
    const paid = (await world.openTasks(caseId)).find(({ step }) => step === 'LIQ-04')
    expect(paid?.dueOn).toBe(later)
  }, 120_000)
})

describe('the signature of a receipt', () => {
  it.each([
    [
      'the approved amount changed',
      (id: string) =>
        sql`update cases set facts = jsonb_set(facts, '{liquidacion.total}', '164571') where id = ${id}::uuid`,
    ],
    [
      'its debt is over another amount',
      (id: string) => sql`update debts set settled = 164571 where case_id = ${id}::uuid and open`,
    ],
    [
      'the row says another amount',
      (id: string) =>
        sql`update receipts set amount = 660172 where case_id = ${id}::uuid and state = 'prepared'`,
    ],
    [
      'the bar code says another amount',
      (id: string) =>
        sql`update receipts set gs1 = replace(gs1, '(3900)660171', '(3900)660172') where case_id = ${id}::uuid`,
    ],
    [
      'the bar code names another payee',
      (id: string) =>
        sql`update receipts set gs1 = replace(gs1, '(415)7709998000018', '(415)7701234000011') where case_id = ${id}::uuid`,
    ],
    [
      'its text says another amount',
      (id: string) =>
        sql`update acts set doc = replace(doc::text, '660.171', '164.571')::jsonb where case_id = ${id}::uuid and state = 'sign'`,
    ],
    [
      'it was annulled',
      (id: string) =>
        sql`update receipts set state = 'annulled', annulment = 'ajuste', annulled_at = issued_on where case_id = ${id}::uuid and state = 'prepared'`,
    ],
    ['there is no row', (id: string) => sql`update receipts set act_id = null where case_id = ${id}::uuid`],
  ] as const)(
    'is refused where %s',
    async (_, change) => {
      const caseId = await waitsForSignature(660_171)
      await world.db.run(change(caseId))
      const before = (await world.load(caseId)).row.version
      await expect(sign(caseId)).rejects.toThrow('Descarte este documento y prepare otro recibo.')
      expect((await world.load(caseId)).row.version).toBe(before)
      expect((await receipts(caseId)).filter((one) => one.state === 'issued')).toEqual([])
    },
    60_000,
  )

  it('is refused after the last day of payment, and nobody sees the receipt before it is signed', async () => {
    const caseId = await waitsForSignature(50_000)
    expect((await proofs.seen(caseId)).receipts).toEqual([])
    const before = world.clock.now()
    world.clock.set(new Date(before.getTime() + 32 * 86_400_000))
    await expect(sign(caseId)).rejects.toThrow('La fecha límite de este recibo ya pasó.')
  }, 60_000)

  it('of another receipt voids the one before it', async () => {
    const caseId = await charged(70_000)
    await world.doTask(caseId, 'LIQ-04', 'reclama', CLAIM)
    // the claim is rejected: the same amount is owed, with a new due day
    await world.advanceTo(caseId, 'LIQ-03')
    expect(await states(caseId)).toEqual([[70_000, 'issued', null]])
    await world.advanceTo(caseId, 'LIQ-04')
    expect(await states(caseId)).toEqual([
      [70_000, 'annulled', 'reemplazo'],
      [70_000, 'issued', null],
    ])
  }, 60_000)
})

describe('the database', () => {
  it('does not hold two payable receipts of one debt, nor one operation of the bank twice', async () => {
    const caseId = await charged(80_000)
    const copy = (state: string, reference: string) => sql`
      insert into receipts(id, case_id, debt_id, reference, concept, amount, issued_on, due_on, state, gs1)
      select gen_random_uuid(), case_id, debt_id, ${reference}, concept, amount, issued_on, due_on, ${state}, gs1
      from receipts where case_id = ${caseId}::uuid limit 1`
    await expect(world.db.run(copy('issued', 'X1'))).rejects.toMatchObject({ code: '23505' })
    await expect(world.db.run(copy('proof', 'X2'))).rejects.toMatchObject({ code: '23505' })
    await expect(
      world.db.run(
        sql`insert into debts(id, case_id, settled, open) values (gen_random_uuid(), ${caseId}::uuid, 1, true)`,
      ),
    ).rejects.toMatchObject({ code: '23505' })
    // annulled without a reason, or payable with one
    await expect(
      world.db.run(sql`update receipts set state = 'annulled' where case_id = ${caseId}::uuid`),
    ).rejects.toMatchObject({ code: '23514' })
  }, 60_000)
})

describe('the reference that is typed with a payment', () => {
  it('carries its check digit, and is read with blanks and dashes', async () => {
    const caseId = await charged(90_000)
    const [{ reference }] = (await receipts(caseId)) as [Row]
    expect(reference).toMatch(/^2026\d{8}$/)
    expect(Number(reference[11])).toBe(gs1CheckDigit(reference.slice(0, 11)))
    const typed = ` ${reference.slice(0, 4)}-${reference.slice(4, 8)} ${reference.slice(8)} `
    expect((await show(caseId, { 'pago.referencia': typed })).status).toBe(200)
  }, 60_000)

  it('is refused with a sentence where it is mistyped, unknown or of another case', async () => {
    const [caseId, other] = [await charged(90_000), await charged(90_000)]
    const [{ reference }] = (await receipts(caseId)) as [Row]
    const [{ reference: foreign }] = (await receipts(other)) as [Row]
    const slip = `${reference.slice(0, 10)}${(Number(reference[10]) + 1) % 10}${reference.slice(11)}`
    const unknown = `20269999999${gs1CheckDigit('20269999999')}`
    for (const [typed, words] of [
      [slip, 'no cumple su dígito de control'],
      ['12345', 'La referencia de pago tiene 12 dígitos'],
      [unknown, 'Ningún recibo tiene esa referencia'],
      [foreign, 'Esa referencia no es de un recibo de esta solicitud'],
    ] as const) {
      const reply = await show(caseId, { 'pago.referencia': typed })
      expect([reply.status, reply.body.message], typed).toEqual([422, expect.stringContaining(words)])
      expect(reply.body.problems).toMatchObject([{ path: 'pago.referencia' }])
    }
    expect(await states(caseId)).toEqual([[90_000, 'issued', null]])
  }, 60_000)

  it('of before there were check digits stays payable: it is looked up as it stands', async () => {
    const caseId = await charged(90_000)
    const old = '202600000012'
    expect(Number(old[11])).not.toBe(gs1CheckDigit(old.slice(0, 11)))
    await world.db.run(sql`update receipts set reference = ${old} where case_id = ${caseId}::uuid`)
    expect((await show(caseId, { 'pago.referencia': '2026 0000 0012' })).status).toBe(200)
  }, 60_000)

  it('finds its case for the treasury that checks the payment, with its blanks and dashes, and for nobody who may not read it', async () => {
    const caseId = await charged(90_000)
    const [{ reference }] = (await receipts(caseId)) as [Row]
    expect((await show(caseId, {})).status).toBe(200)
    const found = async (email: string, q: string) => {
      const reply = await world.call(
        'GET',
        `/api/v1/expedientes?por=1&q=${encodeURIComponent(q)}`,
        undefined,
        await world.tokenFor(email),
      )
      return (reply.body.rows as { id: string }[]).map((row) => row.id)
    }
    for (const q of [reference, `${reference.slice(0, 4)}-${reference.slice(4, 8)} ${reference.slice(8)}`])
      expect(await found('cli-financiero@demo.test', q)).toEqual([caseId])
    expect(await found('empresa@demo.test', reference)).toEqual([])
  }, 60_000)

  it('of a charge that has ended says so: nothing is paid into a debt that is none any more', async () => {
    const caseId = await charged(90_000)
    const [{ reference }] = (await receipts(caseId)) as [Row]
    await world.db.run(sql`update debts set open = false where case_id = ${caseId}::uuid`)
    const reply = await show(caseId, { 'pago.referencia': reference })
    expect([reply.status, reply.body.message]).toEqual([
      422,
      'El cobro de esa referencia ya terminó. Si hizo otro pago, entréguelo con «Entregar otro pago», en este trámite. Aquí escriba la referencia del recibo que debe pagar ahora.',
    ])
  }, 60_000)

  it('of a payment of tomorrow is refused', async () => {
    const caseId = await charged(90_000)
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const reply = await show(caseId, { 'pago.fecha': tomorrow })
    expect([reply.status, reply.body.message]).toEqual([
      422,
      'La fecha del pago no puede ser posterior a hoy.',
    ])
  }, 60_000)
})

describe('one operation of the bank', () => {
  it('pays once, though it is shown in two cases', async () => {
    const bank = { 'pago.conciliado': 40_000, 'pago.referencia_bancaria': 'BANCO 77-1' }
    const [first, second] = [await charged(40_000), await charged(40_000)]
    const yesterday = new Date(world.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
    // the day is what the payer says it was
    for (const [id, day] of [
      [first, proofs.today()],
      [second, yesterday],
    ] as const)
      await world.doTask(id, 'LIQ-04', 'pagado', { 'pago.fecha': day, 'pago.valor': 40_000 })
    await world.doTask(first, 'LIQ-05', 'verificado', bank)
    const [{ reference }] = (await receipts(first)) as [Row]
    for (const typed of ['banco771', '77 1'])
      await expect(
        world.doTask(second, 'LIQ-05', 'verificado', { ...bank, 'pago.referencia_bancaria': typed }),
      ).rejects.toThrow(`ya se abonó al recibo ${reference}: no cuenta dos veces.`)
    // nor at the same moment, when neither sees the other's
    const twice = world.db.run(sql`
      insert into payments(id, debt_id, receipt_id, paid_on, declared, credited, bank, operation, verified_at)
      select gen_random_uuid(), debt_id, receipt_id, paid_on - 1, declared, credited, bank, operation, verified_at
      from payments where operation = 'BANCO771'`)
    await expect(twice).rejects.toMatchObject({ code: '23505' })
    await world.doTask(second, 'LIQ-05', 'verificado', { ...bank, 'pago.referencia_bancaria': 'BANCO 77-2' })
  }, 60_000)
})
