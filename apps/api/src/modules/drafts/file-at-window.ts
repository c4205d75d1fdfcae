import type { atWindow } from '@ventanilla/contract/at-window.contract'
import { sameIdentity } from '@ventanilla/domain/cases/applicant-change'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { refuseIfStopped } from '../../db/alerts.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { type DraftRow, readDraftRow } from './draft.ts'
import { fileDraft } from './file-case.ts'

/** Files at the window: the same filing, by an official for an applicant who signed on paper. */
export const fileAtWindow =
  (deps: AppDeps): Handler<(typeof atWindow)['atWindow.file']> =>
  async (ctx, { params, body }) => {
    const reply = await ctx.command(async (tx) => {
      await refuseIfStopped(tx, deps.clock.now(), 'case.create')
      const row = await readDraftRow(tx, me(ctx), params.id, true, 'window')
      await refuseAnotherPerson(tx, row)
      const filed = await fileDraft(tx, deps, ctx, row, body.version, {
        signedPaper: () => signedPaper(tx, row, body.signedPaper),
      })
      await giveAddress(tx, row)
      return { status: 200 as const, body: filed }
    })
    deps.wake()
    return reply
  }

const NOT_THEIRS = 'El documento del formulario no es el de la persona por quien se radica.'

/** Attack or mistake: a case in the attending person's name with another person's data. */
async function refuseAnotherPerson(tx: Db, row: DraftRow): Promise<void> {
  const written = row.answers['numero_documento']
  const person = await tx.one<{ type: number | null; number: string | null }>(sql`
    select document_type as type, document_number as number from users where id = ${row.applicant_id}::uuid`)
  const same = sameIdentity(
    { documentType: Number(row.answers['tipo_documento']), documentNumber: String(written ?? '') },
    { documentType: person?.type ?? 0, documentNumber: person?.number ?? '' },
  )
  // a form without a document field identifies nobody; an empty one is rejected as incomplete
  if (typeof written !== 'string' || same) return
  throw new Refusal('invalid', NOT_THEIRS, {
    code: 'otra_persona',
    problems: [{ path: 'numero_documento', message: NOT_THEIRS }],
  })
}

const SIGNED = 'Formulario firmado por el solicitante'

/** Attack: no document, one of another case, one that answers an application document, or an unchecked one. */
async function signedPaper(tx: Db, row: DraftRow, fileId: string): Promise<string> {
  const file = await tx.one<{ mime: string }>(sql`
    select mime from files where id = ${fileId}::uuid and case_id = ${row.id}::uuid and purpose = 'solicitud'
      and document_id is null and state = 'ready' and mime in ('application/pdf', 'image/png', 'image/jpeg')`)
  if (file === undefined || JSON.stringify(row.answers).includes(fileId))
    throw new Refusal('invalid', 'Adjunte el formulario que firmó la persona, en PDF o en fotografía.', {
      code: 'sin_firma',
      problems: [
        {
          path: 'signedPaper',
          message: 'Adjunte el formulario que firmó la persona, en PDF o en fotografía.',
        },
      ],
    })
  const extension = file.mime === 'application/pdf' ? 'pdf' : (file.mime.split('/')[1] ?? '')
  const name = `${SIGNED}.${extension}`
  await tx.run(sql`update files set name = ${name} where id = ${fileId}::uuid`)
  return name
}

/** Gives an account registered without address the form's address, to which the receipt is sent. */
async function giveAddress(tx: Db, row: DraftRow): Promise<void> {
  const email = row.answers['correo']
  if (typeof email === 'string')
    await tx.run(sql`
      update users set email = ${email.trim().toLowerCase()} where id = ${row.applicant_id}::uuid and email = ''
        and phone_verified_at is null`)
}
