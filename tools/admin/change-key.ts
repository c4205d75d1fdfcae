import { keysOf } from '@ventanilla/domain/access/key-ring'
import { newId } from '../../apps/api/src/compose.ts'
import { audit } from '../../apps/api/src/db/audit.ts'
import { addKey, openKeys } from '../../apps/api/src/secret.ts'
import { type AdminWork, AdminError, demanded } from './command.ts'

/**
 * Changes the key that signs sessions, codes and links, without ending any of them; `--filtrada` (leaked key)
 * ends them all. The former key is named by its id, so that a repeated command changes nothing. A key in the
 * environment is changed there: the command then verifies the change and records it.
 */
export async function changeTheKey(work: AdminWork): Promise<readonly string[]> {
  const { db, settings, now } = work
  const leaked = work.options['filtrada'] !== undefined
  const ring = await openKeys(settings)
  const [signs, ...others] = keysOf(ring).map(({ id }) => id)
  await ring.close()
  const known = `Firma ${signs}${others.length === 0 ? '' : `; se aceptan también ${others.join(', ')}`}.`
  const named = work.options['anterior']?.trim().toLowerCase()
  if (named === undefined) throw new AdminError(`Falta --anterior con la clave que se cambia. ${known}`)
  const [reason, by] = [demanded(work, 'motivo', 10), demanded(work, 'quien', 3)]
  if (settings.secret !== null) whyNotGiven({ signs: signs ?? '', others, named, leaked, known })
  else if (![signs, ...others].includes(named))
    throw new AdminError(`La clave que firma no es ${named}. ${known}`)
  const next = await db.tx(async (tx) => {
    const added =
      settings.secret === null ? await addKey(settings, { leaked, former: named }) : { id: signs ?? '' }
    if (added !== 'busy' && 'id' in added)
      await audit(tx, {
        actorId: null,
        verb: 'clave.cambiada',
        subject: added.id,
        detail: { anterior: named, motivo: reason, quien: by, filtrada: leaked },
        at: now,
        newId,
      })
    return added
  })
  if (next === 'busy')
    throw new AdminError(
      'Otra persona cambia la clave en este momento: revise cuál quedó. Si nadie lo hace, borre secret.next en DATA_DIR.',
    )
  if ('replacedBy' in next)
    throw new AdminError(
      `La clave ${named} ya se cambió por ${next.replacedBy}, que firma a más tardar un minuto después. ${known}`,
    )
  return [
    `La clave es ahora ${next.id}.`,
    leaked
      ? 'Todas las sesiones, los códigos y los enlaces terminaron.'
      : 'Las sesiones siguen: lo que firmó la anterior se acepta hasta que venza.',
    ...(settings.secret === null && !leaked ? ['Firma dentro de un minuto, sin reiniciar nada.'] : []),
  ]
}

interface GivenKeys {
  readonly signs: string
  readonly others: readonly string[]
  readonly named: string
  readonly leaked: boolean
  readonly known: string
}

/** Throws with the steps still missing in the settings before the change can be recorded. */
function whyNotGiven({ signs, others, named, leaked, known }: GivenKeys): void {
  if (signs === named)
    throw new AdminError(
      'SECRET todavía es esa clave. Ponga la nueva en SECRET y la anterior en SECRET_ALSO, en todos los procesos (docs/operacion.md), y repita la orden.',
    )
  if (!leaked && !others.includes(named))
    throw new AdminError(
      `La clave ${named} no está en SECRET_ALSO: sin ella terminan todas las sesiones. Agréguela, o escriba --filtrada si eso es lo que quiere. ${known}`,
    )
  if (leaked && others.includes(named))
    throw new AdminError(`La clave ${named} sigue en SECRET_ALSO: quítela, porque otra persona la tiene.`)
}
