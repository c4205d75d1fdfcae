import type { applicantChangeCalls } from '@ventanilla/contract/portal/applicant-change-calls.contract'
import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import {
  CHANGE_FAMILY,
  CHANGE_OBLIGATIONS,
  CHANGE_STATE,
  sameIdentity,
  whyNoChange,
} from '@ventanilla/domain/cases/applicant-change'
import { type NewApplicant, NO_PROOF, readNewApplicant } from '@ventanilla/domain/cases/new-applicant'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { stepOfChange } from '@ventanilla/domain/workflow/definition/change-steps'
import { familyById } from '@ventanilla/domain/workflow/definition/family-by-id'
import type { z } from 'zod'
import { refuseIfStopped } from '../../db/alerts.ts'
import { applyDecision } from '../../db/cases/apply.ts'
import { insertCase } from '../../db/cases/insert-case.ts'
import { type LoadedCase, loadCase } from '../../db/cases/load.ts'
import { refuseOwnAffair } from '../../db/cases/command.ts'
import { nextRadicado } from '../../db/cases/numbering.ts'
import { startOf } from '../../db/cases/start-case.ts'
import { tell } from '../../db/cases/tell.ts'
import { expected } from '../../db/connection/expected.ts'
import { type Db, json, sql } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { recordOf } from './change-record.ts'
import { sendLink } from './links.ts'
import { personFacts } from './person-facts.ts'
import type { Reach } from './reach.ts'

type Ask = (typeof applicantChangeCalls)['changes.ask']
type Body = z.output<Ask['body']>

/**
 * Requests the transfer of a case: opens a linked case with its own radicado and files, and a link for the new
 * applicant. An invalid request responds 201 with a sentence (section 4 of the specification); a case that is
 * not the caller's responds 404, as everywhere.
 */
export const askChange =
  (deps: AppDeps, reach: Reach): Handler<Ask> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    try {
      return await ctx.command(async (tx) => {
        await refuseIfStopped(tx, deps.clock.now(), 'case.create')
        const parent = await askable(tx, actor, body)
        const person = await judged(tx, actor, parent, body)
        const id = await createChange(tx, deps, actor, parent, person)
        await attachFiles(tx, actor, parent.row.id, id, body.file)
        await beginChange(tx, deps, actor, id, { verb: ctx.endpointId, address: ctx.address })
        await sendLink(tx, deps, ctx, reach, id)
        const created = await loadCase(tx, SYSTEM, 'cases.read', id)
        return {
          status: 200 as const,
          body: {
            status: 200 as const,
            message: 'La solicitud de cambio quedó creada. Enviamos el enlace a quien recibe el trámite.',
            data: await recordOf(tx, deps, actor, created),
          },
        }
      })
    } catch (error) {
      if (!(error instanceof Refusal) || (error.kind !== 'conflict' && error.kind !== 'invalid')) throw error
      return {
        status: 201,
        body: {
          status: 201,
          message: error.message,
          data: { problems: [...(error.problems ?? [])] },
        },
      }
    } finally {
      deps.wake()
    }
  }

/** The locked case, when this caller can request its transfer at all. */
async function askable(tx: Db, actor: Actor, body: Body): Promise<LoadedCase> {
  const parent = await loadCase(tx, actor, 'changes.ask', body.solId)
  const own = parent.state.parties.some(
    (p) => p.personId === actor.id && (p.role === 'solicitante' || p.role === 'apoderado'),
  )
  if (actor.kind !== 'funcionario' && !own) throw notFound()
  await refuseOwnAffair(tx, parent, actor)
  if (body.id_solicitante !== parent.row.applicant_id)
    throw new Refusal('invalid', 'La solicitud no es de la persona indicada.', { code: 'otra_persona' })
  const open = await tx.one(sql`
    select 1 from cases where parent_id = ${parent.row.id}::uuid and family = ${CHANGE_FAMILY} and closed_at is null`)
  const reason = whyNoChange({
    family: parent.row.family,
    filed: parent.row.radicado !== null,
    ended: parent.state.flow.closed,
    changeOpen: open !== undefined,
  })
  if (reason !== null) throw new Refusal('conflict', reason, { code: 'sin_cambio' })
  return parent
}

async function judged(tx: Db, actor: Actor, parent: LoadedCase, body: Body): Promise<NewApplicant> {
  const { problems, person } = readNewApplicant(body, actor.kind === 'funcionario')
  const all = [...problems]
  if (body.file.length === 0) all.push({ path: 'file', message: NO_PROOF })
  const known = await tx.rows<{ id: string; type: number | null; number: string | null }>(sql`
    select id, document_type as type, document_number as number from users
    where id = any(${[parent.row.applicant_id, actor.id]}::uuid[])`)
  const isPerson = (id: string): boolean =>
    known.some(
      (k) =>
        k.id === id && sameIdentity({ documentType: k.type ?? 0, documentNumber: k.number ?? '' }, person),
    )
  if (isPerson(parent.row.applicant_id))
    all.push({ path: 'cs_nro_doc', message: 'Esa persona ya es la solicitante de este trámite.' })
  // a power acts for its grantor: a proxy must not take the case for themselves
  else if (isPerson(actor.id))
    all.push({
      path: 'cs_nro_doc',
      message: 'Quien representa al solicitante no puede recibir para sí el trámite.',
    })
  if (all.length > 0)
    throw new Refusal(
      'invalid',
      all.length === 1 ? (all[0]?.message ?? '') : `Hay ${all.length} datos por corregir en la solicitud.`,
      { code: 'datos_invalidos', problems: all },
    )
  return person
}

/** Creates the change's case and the record of its new applicant. */
async function createChange(
  tx: Db,
  deps: AppDeps,
  actor: Actor,
  { row }: LoadedCase,
  person: NewApplicant,
): Promise<string> {
  const now = deps.clock.now()
  const { radicado, date } = await nextRadicado(tx, applyDeps(deps), { ttId: row.tt_id, office: row.office })
  const facts = {
    'cambio.motivo': person.reason,
    'cambio.explicacion': person.explanation,
    'cambio.radicado': radicado,
    'cambio.fecha_solicitud': date,
    'cambio.obligaciones': CHANGE_OBLIGATIONS,
    'cambio.ventanilla': actor.kind === 'funcionario',
    ...personFacts(person.name, person.documentType, person.documentNumber),
  }
  const by = deps.catalogue.newest
  const id = await insertCase(tx, applyDeps(deps), {
    kind: 'linked',
    parent: row,
    definitions: by.since,
    family: expected(familyById(by.workflow, CHANGE_FAMILY), 'the family of the change'),
    status: 'cambio_creado',
    applicant: { id: row.applicant_id, name: row.applicant_name },
    by: actor.id,
    office: row.office,
    filed: { radicado, date },
    facts,
  })
  await tx.run(sql`
    insert into applicant_changes(id, case_id, request_id, cs_tipo_persona, cs_jur_tipo, cs_nombre_o_razon_social,
      cs_id_tipo_documento, cs_nro_doc, cs_telefonos, cs_email, cs_estado, created_at, updated_at)
    values (${deps.newId()}::uuid, ${row.id}::uuid, ${id}::uuid, ${person.personType}, ${person.personType === 2 ? 1 : null},
      ${person.name}, ${person.documentType}, ${person.documentNumber}, ${person.phone}, ${person.email},
      ${CHANGE_STATE.waitsForNewApplicant}, ${now}, ${now})`)
  return id
}

/**
 * Attack: naming files of another case or person, to read them or pass them off as one's own, or a document of
 * the case itself, to remove it from there. An unreferenced upload to the case can be attached.
 */
async function attachFiles(
  tx: Db,
  actor: Actor,
  parentId: string,
  id: string,
  files: readonly string[],
): Promise<void> {
  const ids = [...new Set(files)]
  const names = await tx.rows<{ name: string }>(sql`
    update files f set case_id = ${id}::uuid, purpose = 'cambio'
    where f.id = any(${ids}::uuid[]) and f.owner_id = ${actor.id}::uuid and f.state = 'ready' and (
      f.case_id is null and f.purpose = 'cambio'
      or f.case_id = ${parentId}::uuid and f.purpose = 'tarea' and not exists (
        select 1 from tasks t where t.case_id = f.case_id
          and (coalesce(t.data::text, '') || coalesce(t.work::text, '')) like '%' || f.id::text || '%')
        and not exists (select 1 from file_index i where i.file_id = f.id))
    returning f.name`)
  if (names.length !== ids.length)
    throw new Refusal('invalid', 'Un archivo no está listo o no es suyo. Vuelva a subirlo.', {
      code: 'archivo_ajeno',
      problems: [{ path: 'file', message: 'Un archivo no está listo o no es suyo. Vuelva a subirlo.' }],
    })
  const supports = names.map(({ name }) => ({ texto: name }))
  await tx.run(sql`
    update cases set facts = facts || ${json({ 'cambio.soportes': supports })}::jsonb where id = ${id}::uuid`)
}

/** Requesting is the first step, done by the requester, who must not approve it (separation of duties). */
async function beginChange(
  tx: Db,
  deps: AppDeps,
  actor: Actor,
  id: string,
  audit: { readonly verb: string; readonly address: string },
): Promise<void> {
  const loaded = await loadCase(tx, SYSTEM, 'cases.read', id)
  const { workflow } = deps.catalogue.of(loaded.row)
  const asked = await startOf(tx, applyDeps(deps), loaded, {
    actor,
    step: stepOfChange(workflow, 'link').id,
    did: [stepOfChange(workflow, 'request').id],
    event: {
      type: 'cambio.solicitado',
      data: {
        radicado: loaded.row.radicado,
        motivo: loaded.row.facts['cambio.motivo'],
        recibe: loaded.row.facts['solicitante_nuevo.nombre'],
      },
    },
    audit,
  })
  await applyDecision(tx, applyDeps(deps), asked)
  // always to the applicant too: a proxy or the window can be the requester
  await tell(
    tx,
    applyDeps(deps),
    loaded,
    'cambio.solicitado',
    loaded.state.parties.map((p) => p.personId),
    { recibe: loaded.row.facts['solicitante_nuevo.nombre'] },
  )
}
