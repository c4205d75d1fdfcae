import type { Context } from '../../../http/context.ts'
import { type Device, knownTo, readDevice } from '../../../http/guards/known-device.ts'
import { type LoginKeys, loginKeys } from '../../../http/guards/login-guard.ts'
import type { AccountDeps } from '../account-deps.ts'

/** The caller's device and the keys under which login tries are counted. */
export async function whereFrom(
  deps: Pick<AccountDeps, 'secret'>,
  ctx: Pick<Context, 'address' | 'cookies'>,
  email: string,
  accountId: string | null,
): Promise<{ readonly keys: LoginKeys; readonly device: Device }> {
  const device = await readDevice(deps.secret, ctx.cookies)
  return { keys: loginKeys(email, ctx.address, knownTo(deps.secret, device, accountId)), device }
}
