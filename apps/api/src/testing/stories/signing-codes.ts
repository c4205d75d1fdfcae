import { sql } from '../../db/connection/sql.ts'
import type { ApiWorld } from './world.ts'

/** A code that is wrong. */
export const otherCode = (code: string): string => (code === '0000' ? '1111' : '0000')

/** An act waiting for its signature, and its signer's calls. */
export async function signingOf(world: ApiWorld) {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'FIR-04')
  const signer = await world.doerOf(caseId, 'FIR-04')
  const token = await world.tokenFor(signer.id)
  const act = await world.db.one<{ id: string }>(
    sql`select id from acts where case_id = ${caseId}::uuid and state = 'sign'`,
  )
  const id = act?.id ?? ''
  const phone = await world.db.one<{ phone: string }>(
    sql`select phone from users where id = ${signer.id}::uuid`,
  )
  return {
    caseId,
    id,
    signer,
    token,
    ask: (keep = false) => world.call('POST', '/api/v1/create-firma-otp', { id, keep }, token),
    async sent(): Promise<string> {
      await world.drain()
      const list = await world.call('GET', `/api/v1/dev/messages?to=${phone?.phone ?? ''}`)
      return /Código de firma: (\d{4})/.exec((list.body as { text: string }[])[0]?.text ?? '')?.[1] ?? ''
    },
    give: (code: string) => world.call('POST', '/api/v1/confirmar-firma-otp', { id, code }, token),
  }
}
