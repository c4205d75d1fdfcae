import { SPECIFIED } from '@ventanilla/domain/kernel/specified'
import { lockName } from '../../../db/people/people.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { Context } from '../../../http/context.ts'
import { CODE_TRIES } from '../../../http/guards/code-limits.ts'
import { guess, refusesNext } from '../../../http/guards/guessing.ts'
import type { AccountDeps } from '../account-deps.ts'
import { spendCode, tryCode } from '../codes.ts'
import { atLeast } from '../login/even-time.ts'
import type { RegistrationData } from './take-registration.ts'
import { waitAt } from './waiting-registration.ts'

/** One response for a wrong, expired, used-up or missing code: it discloses no registration. */
export const WRONG_CODE = `El código no es correcto o ya no sirve: vale ${SPECIFIED.codeMinutes} minutos y ${CODE_TRIES} intentos. Revíselo o pida uno nuevo.`
export const CODE_OK = 'El código fue validado'

type Verified =
  | { status: 200; body: { status: 200; message: string; data: string } }
  | { status: 400; body: { status: 400; message: string } }

/** Verifies a registration's telephone and mails the link that confirms the address. */
export function verifyPhone(
  deps: AccountDeps,
  ctx: Context,
  given: { reg_celular: string; reg_email: string; reg_code: string },
): Promise<Verified> {
  const of = { what: 'contacto', account: given.reg_celular } as const
  return atLeast(
    FLOOR_MS,
    guess<Verified>(deps, ctx, of, async () => {
      const reply = await verify(deps, ctx, given)
      return reply.status === 200 ? reply : null
    }).then(async (reply) => reply ?? { status: 400, body: { status: 400, message: await wrong() } }),
  )
  async function wrong(): Promise<string> {
    return (await refusesNext(deps, ctx, of))?.message ?? WRONG_CODE
  }
}

const FLOOR_MS = 60

function verify(
  deps: AccountDeps,
  ctx: Context,
  given: { reg_celular: string; reg_email: string; reg_code: string },
): Promise<Verified> {
  return ctx.command<Verified>(async (tx) => {
    await lockName(tx, `registro:${given.reg_celular}`)
    const code = await tryCode<RegistrationData>(
      tx,
      deps,
      { purpose: 'registro', subject: given.reg_celular },
      given.reg_code,
    )
    if (code === undefined || code.data.email !== given.reg_email)
      return { status: 400, body: { status: 400, message: WRONG_CODE } }
    const now = deps.clock.now()
    await spendCode(tx, now, code.id)
    await confirm(tx, deps, code.data)
    return { status: 200, body: { status: 200, message: CODE_OK, data: code.data.userId } }
  })
}

async function confirm(tx: Db, deps: AccountDeps, registration: RegistrationData): Promise<void> {
  const user = await tx.one<{ id: string; kind: string }>(sql`
    select id, kind from users
    where id = ${registration.userId}::uuid and phone_verified_at is null and waiting_since is null for update`)
  if (user !== undefined) await waitAt(tx, deps, { ...user, email: registration.email })
}
