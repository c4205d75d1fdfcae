import { peopleIn } from '../../db/configuration/held-work.ts'
import type { AppDeps } from '../../deps.ts'

/** Officials whose account is bound to an office that is closed: an administrator gives each another one. */
export async function closedOfficeWarnings(deps: AppDeps): Promise<readonly string[]> {
  const { catalogue, db } = deps
  const people = await peopleIn(db, { not: catalogue.offices.map(({ id }) => id) })
  return [...Map.groupBy(people, ({ office }) => office)].map(
    ([office, bound]) =>
      `${catalogue.officeName(office)} está cerrada y en ella ${bound.length === 1 ? 'sigue' : 'siguen'} ${bound.map(({ name }) => name).join(', ')}. Deles otra sede en Usuarios: mientras tanto no ven las tareas que pasaron a otra.`,
  )
}
