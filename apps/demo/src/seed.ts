import type { AppDeps } from '@ventanilla/api/deps'
import { sql } from '@ventanilla/api/db/connection/sql'

/**
 * Fills an empty database with the demonstration (decision 25). Returns whether it did: a second start finds
 * the accounts and changes nothing.
 */
export async function seedDemonstration(deps: AppDeps, say: (line: string) => void): Promise<boolean> {
  const known = await deps.db.one<{ n: number }>(
    sql`select count(*)::int as n from users where kind <> 'sistema'`,
  )
  if (known !== undefined && known.n > 0) return false
  say('creando las cuentas de demostración')
  const { seedPeople } = await import('./people/demo-people.ts')
  await seedPeople(deps)
  return true
}

/** Seconds between two documents of the demonstration. */
const PAPER_SECONDS = 2

/**
 * Spreads the printing of the demonstration's documents over the next hour: printing all at once would keep the
 * machine busy for minutes in which users try the portal. Viewed documents are printed immediately
 * (printing.ts).
 */
const spreadPrinting = (deps: Pick<AppDeps, 'db' | 'clock'>): Promise<number> =>
  deps.db.run(sql`
    update jobs j set next_at = ${deps.clock.now()}::timestamptz + make_interval(secs => r.n * ${PAPER_SECONDS}::int)
    from (select id, row_number() over (order by next_at, id) as n from jobs where state = 'pending' and attempts = 0) r
    where r.id = j.id`)

/** Fills the office with cases, unless it has some; runs while the server already serves. */
export async function seedOffice(
  deps: AppDeps,
  say: (line: string) => void,
  stopped: () => boolean,
): Promise<void> {
  const finished = await deps.db.one(
    sql`select 1 from parameters where list = 'demostracion' and key = 'terminada'`,
  )
  if (finished !== undefined) return
  const { loadZones } = await import('./zones/load-zones.ts')
  await loadZones(deps, say)
  if (stopped()) return
  const { seedCases } = await import('./office/fill-office.ts')
  await seedCases(deps, say, stopped)
  if (stopped()) return
  await spreadPrinting(deps)
  await deps.db.run(sql`
    insert into parameters(list, key, value, updated_at) values ('demostracion', 'terminada', '{}', ${deps.clock.now()}) on conflict do nothing`)
  say('la demostración está lista')
}
