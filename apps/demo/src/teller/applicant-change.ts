import { sql } from '@ventanilla/api/db/connection/sql'
import type { AppDeps } from '@ventanilla/api/deps'
import type { ChangeStories, NewApplicant } from './change-stories.ts'
import type { FilingStories } from './story-filing.ts'

export function runChanges(
  deps: AppDeps,
  { call, must, tokenOf, actor, putFile }: FilingStories,
): ChangeStories {
  const askChange: ChangeStories['askChange'] = async (caseId, to, { by, reason = 'cesion' } = {}) => {
    const row = await deps.db.one<{ applicant_id: string }>(
      sql`select applicant_id from cases where id = ${caseId}::uuid`,
    )
    const applicant = row?.applicant_id ?? ''
    const asker = await actor(by ?? applicant)
    const file = await putFile(null, asker.id, 'Documento de cesión.pdf', { purpose: 'cambio' })
    const asked = must(
      await call(
        'POST',
        '/api/v1/solicitar_cambio_solicitante',
        {
          id_solicitante: applicant,
          solId: caseId,
          file: [file.fileId],
          motivo: reason,
          cs_tipo_persona: to.personType,
          cs_nombre_o_razon_social: to.name,
          cs_id_tipo_documento: to.documentType,
          cs_nro_doc: to.documentNumber,
          cs_telefonos: to.phone,
          cs_email: to.email,
        },
        await tokenOf(asker.id),
      ),
      'pedir el cambio de solicitante',
    )
    if (asked.status !== 200) throw new Error(`pedir el cambio: ${JSON.stringify(asked.body)}`)
    const changeId: string = asked.body.data.id
    return { changeId, token: await tokenMailed(deps, changeId) }
  }

  const newApplicant: ChangeStories['newApplicant'] = async (email) => {
    const person = await deps.db.one<NewApplicant>(sql`
      select case when kind = 'empresa' then 2 else 1 end as "personType", document_type as "documentType",
        document_number as "documentNumber", phone, email,
        coalesce(nullif(company_name, ''), first_names || ' ' || last_names) as name
      from users where email = ${email}`)
    if (person === undefined) throw new Error(`No existe la persona ${email}`)
    return person
  }

  return {
    askChange,
    newApplicant,
    async bindChange(caseId, email, more = {}) {
      const asked = await askChange(caseId, await newApplicant(email), more)
      must(
        await call(
          'POST',
          `/api/v1/cambios-solicitante/${caseId}/aceptar-enlace`,
          { token: asked.token },
          await tokenOf((await actor(email)).id),
        ),
        'aceptar el enlace',
      )
      return asked
    },
  }
}

/** The token in a request's newest letter, its only source. */
export async function tokenMailed(deps: Pick<AppDeps, 'db'>, changeId: string): Promise<string> {
  const letter = await deps.db.one<{ url: string }>(sql`
    select payload->'action'->>'url' as url from outbox
    where case_id = ${changeId}::uuid and fact_key like 'cambio:%' order by created_at desc, id desc limit 1`)
  return letter?.url.split('#')[1] ?? ''
}
