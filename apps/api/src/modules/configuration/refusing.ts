import { KINDS } from '@ventanilla/domain/configuration/kinds'
import { mayConfigure } from '@ventanilla/domain/configuration/rights'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { Actor } from '@ventanilla/domain/access/actor'
import { editedBy, type ItemNow } from '../../db/configuration/item-state.ts'
import type { Db } from '../../db/connection/sql.ts'
import { contentOf, draftHash } from './shown.ts'

const STEPS = {
  guardar: 'guardó este borrador',
  descartar: 'descartó este borrador',
  publicar: 'publicó este borrador',
} as const

/** The draft is not what the caller has seen: who did what, and what there is now. */
export function changedMeanwhile({ lastStep, revision, draft }: ItemNow): Refusal {
  const who = lastStep?.by ?? 'Una importación en el servidor'
  const what = lastStep === null ? 'cambió este borrador' : STEPS[lastStep.step]
  return new Refusal(
    'conflict',
    `${who} ${what} después de que usted lo abrió. Revise lo que hay antes de seguir.`,
    {
      code: 'borrador_cambiado',
      current: {
        revision,
        draft:
          draft === null
            ? null
            : {
                revision: draft.revision,
                hash: draftHash(draft),
                retired: draft.retired,
                content: contentOf(draft.text),
              },
      },
    },
  )
}

/** Something else came into force since the draft began. */
export const movedOn = ({ inForce }: ItemNow): Refusal =>
  new Refusal(
    'conflict',
    `Desde que empezó este cambio entró en vigor otra versión, la ${inForce?.number ?? 0}. Revise lo que cambió y guarde de nuevo.`,
    { code: 'otra_vigente', current: { version: inForce?.number ?? 0 } },
  )

/**
 * Why a person cannot publish an item's draft; null: the person can.
 * Norm: decision 65, two people for what binds people.
 */
export async function whyNotPublish(db: Db, actor: Actor, item: ItemNow): Promise<Refusal | null> {
  const { kind, draft, inForce } = item
  if (!mayConfigure(actor.roles, 'publish', kind))
    return new Refusal('forbidden', `Su rol no publica ${KINDS[kind].name.many}.`, { code: 'sin_permiso' })
  if (draft === null)
    return new Refusal('conflict', 'No hay un borrador que publicar.', { code: 'sin_borrador' })
  if (draft.base !== (inForce?.number ?? 0)) return movedOn(item)
  const isSame =
    inForce === null ? draft.retired : draft.text === inForce.text && draft.retired === inForce.retired
  if (isSame && !draft.takesProduct)
    return new Refusal('conflict', 'El borrador dice lo mismo que está en vigor: no hay nada que publicar.', {
      code: 'sin_cambios',
    })
  if (KINDS[kind].twoPeople && (await editedBy(db, item.id, draft, actor.id)))
    return new Refusal(
      'forbidden',
      `Usted guardó parte de este borrador. Los cambios de ${KINDS[kind].name.many} los publica otra persona.`,
      { code: 'dos_personas' },
    )
  return null
}
