import { type Chore, keepChore } from '../../db/chore.ts'
import {
  addressChecks,
  forgetAddressesExcept,
  keepAddressCheck,
  outsideAddressesIn,
} from '../../db/configuration/outside-addresses.ts'
import type { AppDeps } from '../../deps.ts'

const HOUR_MS = 3_600_000
/** How often each address is looked at; one that is new, within the hour. */
const EACH_MS = 24 * HOUR_MS
/** Addresses looked at in one round; the rest come first in the next. */
const MOST = 200

type CheckDeps = Pick<AppDeps, 'db' | 'clock' | 'configuration' | 'outside'>

/** Looks at the outside addresses of the configuration, each once a day and in one process. */
export function keepAddressesChecked(deps: CheckDeps, report: (error: unknown) => void): Chore {
  const end = new AbortController()
  const chore = keepChore(
    deps,
    {
      name: 'enlaces.verificar',
      everyMs: HOUR_MS,
      work: () => checkAddresses(deps, end.signal),
    },
    report,
  )
  return {
    ...chore,
    stop() {
      // the end of the process waits for no server outside
      end.abort()
      return chore.stop()
    },
  }
}

/** Looks at each address in force that was not looked at for a day, those unseen for longest first. */
export async function checkAddresses(
  deps: CheckDeps,
  ended: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { db, outside, clock } = deps
  if (outside === null) return
  const wanted = outsideAddressesIn(deps.configuration.current())
  const known = await addressChecks(db, wanted)
  const seen = (address: string): number => known.get(address)?.checkedAt.getTime() ?? 0
  const due = wanted.filter((address) => clock.now().getTime() - seen(address) >= EACH_MS)
  for (const address of due.toSorted((a, b) => seen(a) - seen(b)).slice(0, MOST)) {
    const looked = await outside.look(address, ended)
    if (ended.aborted) return
    await keepAddressCheck(db, address, looked, clock.now())
  }
  await forgetAddressesExcept(db, wanted)
}
