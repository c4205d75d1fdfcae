import type { consult } from '@ventanilla/contract/consult.contract'
import type { SignedUnder } from '@ventanilla/domain/acts/competence'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { receiptWarning, type Standing } from '@ventanilla/domain/fees/receipt-words'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { signerOf } from '../../db/cases/signer.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'
import { guess } from '../../http/guards/guessing.ts'

type Facts = z.input<(typeof consult)['verify.act']['answers'][200]>

/**
 * A signed act's public data, for any holder of a copy: enough to compare it with the original, without
 * personal data.
 */
export async function verifyAct(deps: AppDeps, ctx: Context, written: string): Promise<Facts> {
  // codes are printed in groups: spaces, dashes and lower case make no difference
  const code = written.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const row = await guess(deps, ctx, { what: 'verificacion' }, async () => {
    const found = await deps.db.one<{
      code: string
      template: string
      title: string
      number: string | null
      dated_on: string
      signed_at: Date
      signer: string
      signer_role: string | null
      signed_under: SignedUnder | null
      radicado: string | null
      expediente: string | null
      gender: number | null
      sha256: string | null
      pages: number | null
      receipt: Standing | null
    }>(sql`
    select a.code, a.template, a.title, a.number, a.dated_on, a.signed_at, u.first_names || ' ' || u.last_names as signer, a.signer_role, a.signed_under, u.gender,
      c.radicado, c.expediente, a.sha256, coalesce((a.render->>'pages')::int, i.pages) as pages,
      (select json_build_object('state', r.state, 'annulment', r.annulment, 'dueOn', r.due_on) from receipts r where r.act_id = a.id order by r.id desc limit 1) as receipt
    from acts a join cases c on c.id = a.case_id join users u on u.id = a.signer_id
      left join file_index i on i.case_id = a.case_id and i.act_id = a.id
    where a.code = ${code} and a.state in ('signed','sealed')`)
    return found ?? null
  })
  if (row === null)
    throw notFound(
      'Ningún documento firmado tiene ese código. Revise que esté escrito como aparece en el papel.',
    )
  return {
    code: row.code,
    title: row.title,
    number: row.number,
    date: row.dated_on,
    signedAt: row.signed_at.toISOString(),
    authority: deps.settings.authority.name,
    signer: {
      ...signerOf(deps.catalogue, row),
    },
    radicado: row.radicado,
    expediente: row.expediente,
    sha256: row.sha256,
    pages: row.pages,
    warning:
      row.receipt === null ? null : receiptWarning(row.receipt, bogotaDate(deps.clock.now().toISOString())),
  }
}
