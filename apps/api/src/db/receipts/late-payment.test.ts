import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const CHARGED = 100_000
const charging = {
  'liquidacion.anio': '2026',
  'liquidacion.clave': 'oficial',
  'liquidacion.oficial': CHARGED,
  'liquidacion.cantidad': 1,
}

/** A case that awaits its payment, and the reference of its receipt. */
async function charged(): Promise<{ caseId: string; reference: string }> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'LIQ-04', { 'LIQ-01': charging })
  return { caseId, reference: await lastReference(caseId) }
}

async function lastReference(caseId: string): Promise<string> {
  const row = await world.db.one<{ reference: string }>(
    sql`select reference from receipts where case_id = ${caseId}::uuid order by id desc limit 1`,
  )
  return row?.reference ?? ''
}

async function pay(caseId: string, bank: string): Promise<void> {
  await world.doTask(caseId, 'LIQ-04', 'pagado', { 'pago.valor': CHARGED })
  await world.doTask(caseId, 'LIQ-05', 'verificado', {
    'pago.conciliado': CHARGED,
    'pago.referencia_bancaria': bank,
  })
}

/** The applicant begins to hand in another payment, and hands it in. */
async function handIn(caseId: string, data: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = await begin(caseId)
  await send(id, data)
  return id
}
async function begin(caseId: string): Promise<string> {
  const body = { family: 'pago_adicional', caseId }
  const reply = await world.call('POST', '/api/v1/actuaciones', body, await world.tokenFor(APPLICANT))
  expect([reply.status, reply.body]).toMatchObject([200, {}])
  return String(reply.body.id)
}
const send = (id: string, data: Readonly<Record<string, unknown>> = {}): Promise<void> =>
  world.doTask(id, 'PAG-01', 'entregado', { 'pago.fecha': proofs.today(), 'pago.valor': CHARGED, ...data })

const reconcile = (id: string, pesos: number, bank: string): Promise<void> =>
  world.doTask(id, 'PAG-02', 'registrado', { 'pago.conciliado': pesos, 'pago.referencia_bancaria': bank })

const surplusFor = async (person: string, caseId: string): Promise<unknown> =>
  (await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, await world.tokenFor(person))).body
    .facts?.['cobro.a_favor']

/** Who checked the payment of the debt. */
async function treasury(caseId: string): Promise<string> {
  const row = await world.db.one<{ id: string }>(
    sql`select done_by as id from tasks where case_id = ${caseId}::uuid and step = 'LIQ-05' and state = 'done'`,
  )
  return row?.id ?? ''
}

const debt = (caseId: string) =>
  world.db.one(sql`
    select d.open, (select coalesce(sum(credited), 0)::int from payments p where p.debt_id = d.id) as came
    from debts d where d.case_id = ${caseId}::uuid`)

describe('a payment after its debt ended', () => {
  it('made twice is handed in, found at the bank and shown as the payer’s', async () => {
    const { caseId } = await charged()
    await pay(caseId, 'DAV 1')
    expect(await surplusFor(APPLICANT, caseId)).toBeUndefined()
    const id = await handIn(caseId)
    // the same operation again is no other payment
    await expect(reconcile(id, CHARGED, 'dav-1')).rejects.toThrow('no cuenta dos veces')
    await reconcile(id, CHARGED, 'DAV 2')
    expect(await debt(caseId)).toEqual({ open: false, came: 2 * CHARGED })
    expect(await surplusFor(APPLICANT, caseId)).toBe(CHARGED)
    expect(await surplusFor(await treasury(caseId), caseId)).toBe(CHARGED)
    // and a third one
    await reconcile(await handIn(caseId), 30_000, 'DAV 3')
    expect(await surplusFor(APPLICANT, caseId)).toBe(CHARGED + 30_000)
    await proofs.expectWhole(caseId)
  }, 120_000)

  it('on a receipt that was replaced counts like any', async () => {
    const { caseId, reference } = await charged()
    await world.doTask(caseId, 'LIQ-04', 'reclama', { 'pago.reclamo': 'El valor no corresponde.' })
    await world.advanceTo(caseId, 'LIQ-04')
    expect(await lastReference(caseId)).not.toBe(reference)
    await pay(caseId, 'OCC 1')
    await reconcile(await handIn(caseId, { 'pago.referencia': reference }), CHARGED, 'OCC 2')
    expect(await surplusFor(APPLICANT, caseId)).toBe(CHARGED)
  }, 120_000)

  it('that the bank does not show, or that is of another case, adds nothing', async () => {
    const [{ caseId }, other] = [await charged(), await charged()]
    await pay(caseId, 'BOG 1')
    const id = await begin(caseId)
    await expect(send(id, { 'pago.referencia': other.reference })).rejects.toThrow(
      'no es de un recibo de esta solicitud',
    )
    await send(id)
    await world.doTask(id, 'PAG-02', 'sin_pago')
    expect(await debt(caseId)).toEqual({ open: false, came: CHARGED })
  }, 120_000)
})

describe('another payment of a debt that goes on', () => {
  it('is led to the payment step while that is open', async () => {
    const { caseId } = await charged()
    const id = await begin(caseId)
    await expect(send(id)).rejects.toThrow('entregue el comprobante en el paso del pago')
    await pay(caseId, 'AGR 1')
    // the draft was kept
    await send(id)
    await reconcile(id, CHARGED, 'AGR 2')
    expect(await surplusFor(APPLICANT, caseId)).toBe(CHARGED)
  }, 120_000)

  it('is taken where the case ended unpaid, and counts for its debt', async () => {
    const { caseId } = await charged()
    const id = await begin(caseId)
    await world.db.run(sql`update cases set closed_at = filed_at where id = ${caseId}::uuid`)
    await send(id)
    await reconcile(id, CHARGED + 500, 'POP 1')
    expect(await debt(caseId)).toEqual({ open: false, came: CHARGED + 500 })
  }, 120_000)
})
