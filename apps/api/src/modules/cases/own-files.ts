import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { type Db, sql } from '../../db/connection/sql.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Attack: naming a file of another case, to read it or to pass it off as one's own. */
export async function ownFiles(
  tx: Db,
  caseId: string,
  step: StepDef,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const ids = fileIds(step, data)
  if (ids.length === 0) return
  // a picture still queued on a phone has a non-UUID id
  const known = ids.every((id) => UUID.test(id))
  const row = known
    ? await tx.one<{ n: number }>(sql`
    select count(distinct id) as n from files where id = any(${ids}::uuid[]) and case_id = ${caseId}::uuid and state = 'ready'`)
    : undefined
  if (row?.n !== ids.length)
    throw new Refusal('invalid', 'Un archivo no está listo o no pertenece a este caso. Vuelva a subirlo.', {
      code: 'archivo_ajeno',
    })
}

function fileIds(step: StepDef, data: Readonly<Record<string, unknown>>): string[] {
  const ids = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if ((key === 'fileId' || key === 'signatureFileId') && typeof inner === 'string') ids.add(inner)
        else if (key === 'fileIds' && Array.isArray(inner))
          inner.forEach((id) => typeof id === 'string' && ids.add(id))
        else look(inner)
      }
  }
  for (const field of step.capture) look(data[field.key])
  return [...ids]
}
