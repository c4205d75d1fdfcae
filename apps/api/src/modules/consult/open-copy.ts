import type { consult } from '@ventanilla/contract/consult.contract'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate, longDate } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { audit } from '../../db/audit.ts'
import { copyHash } from '../../db/cases/effects/copy-acts.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'
import { guess } from '../../http/guards/guessing.ts'

type Copy = z.input<(typeof consult)['copies.open']['answers'][200]>

/**
 * Opens the copy of an act that a link names, for a control body without an account: what it is, and a link of five
 * minutes to the signed document. Each opening is recorded; an unknown link counts as a guess.
 */
export async function openCopy(deps: AppDeps, ctx: Context, token: string): Promise<Copy> {
  const row = await guess(deps, ctx, { what: 'enlace' }, async () => {
    const found = await deps.db.one<{
      id: string
      act_id: string
      case_id: string
      body: string
      expires_at: Date
      code: string
      title: string
      number: string | null
      dated_on: string
      radicado: string | null
      file: { key: string; name: string; mime: string } | null
    }>(sql`
      select k.id, k.act_id, k.case_id, k.name as body, k.expires_at, a.code, a.title, a.number,
        to_char(a.dated_on, 'YYYY-MM-DD') as dated_on, c.radicado,
        (select json_build_object('key', f.storage_key, 'name', f.name, 'mime', f.mime) from files f
          where f.id = a.file_id and f.state = 'ready') as file
      from act_copies k join acts a on a.id = k.act_id join cases c on c.id = k.case_id
      where k.token_hash = ${copyHash(token)}`)
    return found ?? null
  })
  if (row === null)
    throw notFound('Este enlace no es válido. Ábralo desde el correo que le enviamos, sin cambiarlo.')
  const now = deps.clock.now()
  const until = bogotaDate(row.expires_at.toISOString())
  if (row.expires_at <= now)
    throw new Refusal(
      'gone',
      `Este enlace sirvió hasta el ${longDate(until)}. Pida otra copia a la autoridad.`,
      { code: 'enlace_vencido' },
    )
  await deps.db.tx(async (tx) => {
    await tx.run(
      sql`update act_copies set opened_at = coalesce(opened_at, ${now}) where id = ${row.id}::uuid`,
    )
    await audit(tx, {
      actorId: null,
      verb: 'copies.open',
      caseId: row.case_id,
      subject: row.act_id,
      address: ctx.address,
      detail: { ente: row.body },
      at: now,
      newId: deps.newId,
    })
  })
  return {
    body: row.body,
    code: row.code,
    title: row.title,
    number: row.number,
    date: row.dated_on,
    radicado: row.radicado,
    until,
    url:
      row.file === null
        ? null
        : (
            await deps.storage.presignGet({
              key: row.file.key,
              downloadName: row.file.name,
              contentType: row.file.mime,
              inline: true,
            })
          ).url,
  }
}
