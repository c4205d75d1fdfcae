import { audit } from '../../apps/api/src/db/audit.ts'
import { changeSeal, currentSeal } from '../../apps/api/src/db/authority-seal.ts'
import { newId } from '../../apps/api/src/compose.ts'
import { configuredSeal, outOfDate } from '../../apps/api/src/seal.ts'
import { type AdminWork, AdminError, demanded } from './command.ts'

/**
 * Makes the seal of the settings the authority's. The former one must be named by the beginning of its
 * fingerprint: this confirms which seal is replaced, and a repeated command changes nothing. Documents sealed
 * with it stay verifiable.
 */
export async function changeTheSeal(work: AdminWork): Promise<readonly string[]> {
  const { db, settings, now } = work
  const next = await configuredSeal(settings, now)
  const former = await currentSeal(db)
  if (former === null)
    throw new AdminError(
      'Todavía no hay un sello en uso: el primero que selle queda como el de la autoridad.',
    )
  if (former === next.fingerprint) return ['Ese ya es el sello de la autoridad: no hay nada que cambiar.']
  // with a seal outside its dates no process could seal
  const ended = outOfDate(next, now)
  if (ended !== null) throw new AdminError(ended.message)
  const named = demanded(work, 'anterior', 8).toLowerCase()
  if (!former.startsWith(named))
    throw new AdminError(`El sello en uso no empieza por «${named}»: su huella es ${former}.`)
  const [reason, by] = [demanded(work, 'motivo', 10), demanded(work, 'quien', 3)]
  const done = await db.tx(async (tx) => {
    const changed = await changeSeal(tx, { id: newId(), former, next, reason, by, at: now })
    if (changed)
      await audit(tx, {
        actorId: null,
        verb: 'sello.cambiado',
        subject: next.fingerprint,
        detail: { anterior: former, motivo: reason, quien: by },
        at: now,
        newId,
      })
    return changed
  })
  if (!done) throw new AdminError('Otra persona cambió el sello al mismo tiempo: revise cuál quedó.')
  return [
    `El sello de la autoridad es ahora ${next.fingerprint} (${next.subject}).`,
    'Los procesos que ya lo tienen sellan desde ahora; los demás dejan de sellar hasta que usen el mismo.',
  ]
}
