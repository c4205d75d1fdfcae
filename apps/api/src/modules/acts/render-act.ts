import type { SignedUnder } from '@ventanilla/domain/acts/competence'
import { createHash } from 'node:crypto'
import { fillVariables } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { documentWords } from '@ventanilla/domain/identity/documents'
import { amountInWords } from '@ventanilla/domain/fees/amount-in-words'
import { type ActImage, RenderError, RenderKilled, type RenderJob } from '../../adapters/pdf/port.ts'
import { queueFileIndex } from '../../db/cases/file-index.ts'
import { signerOf } from '../../db/cases/signer.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { actImages, pictureToBlame } from './act-images.ts'
import type { Documents } from './documents.ts'

interface Signed {
  readonly id: string
  readonly case_id: string
  readonly template: string
  readonly title: string
  readonly doc: EditorNode
  readonly number: string | null
  readonly code: string
  readonly dated_on: string
  readonly signed_at: Date
  readonly signer: string
  readonly signer_role: string | null
  readonly signed_under: SignedUnder | null
  readonly gender: number | null
  readonly file_id: string | null
  readonly radicado: string | null
  readonly applicant_name: string
  readonly document: string | null
  readonly document_type: number | null
  readonly office: string | null
  readonly receipt: { reference: string; concept: string; amount: number; dueOn: string; gs1: string } | null
}

/**
 * Renders a signed act to PDF/A with number, code and QR, seals it and stores it. A job: it can run twice and
 * stores one file; a mail or storage outage of an hour loses nothing.
 */
export async function renderAct(deps: AppDeps, documents: Documents, actId: string): Promise<void> {
  const act = await deps.db.one<Signed>(sql`
    select a.id, a.case_id, a.template, a.title, a.doc, a.number, a.code, to_char(a.dated_on, 'YYYY-MM-DD') as dated_on, a.signed_at,
      u.first_names || ' ' || u.last_names as signer, a.signer_role, a.signed_under, u.gender, a.file_id, c.radicado, c.applicant_name, c.office,
      p.document_number as document, p.document_type,
      (select json_build_object('reference', r.reference, 'concept', r.concept, 'amount', r.amount, 'dueOn', r.due_on, 'gs1', r.gs1) from receipts r where r.act_id = a.id order by r.id desc limit 1) as receipt
    from acts a join users u on u.id = a.signer_id join cases c on c.id = a.case_id join users p on p.id = c.applicant_id where a.id = ${actId}::uuid and a.code is not null`)
  if (act === undefined || act.file_id !== null) return
  const images = await actImages(deps, act.case_id, act.doc)
  const pdf = await (
    await documents.renderer()
  )
    .render(jobOf(deps, documents, act, images))
    .catch(async (cause: unknown) => {
      if (!(cause instanceof RenderKilled || cause instanceof RenderError)) throw cause
      const picture = await pictureToBlame(deps, act.case_id, act.doc)
      const Kind = cause instanceof RenderKilled ? RenderKilled : RenderError
      throw picture === null ? cause : new Kind(`${picture} ${cause.message}`)
    })
  const office = deps.catalogue.offices.find((o) => o.id === act.office)
  const sealed = await (
    await documents.sealer()
  ).seal(pdf, {
    reason: `Firma del documento ${act.number ?? act.title}`,
    location: office?.name ?? deps.settings.authority.city,
    name: act.signer,
    at: act.signed_at,
    field: `Firma-${act.code}`,
  })
  const hash = createHash('sha256').update(sealed).digest('hex')
  // the act's own key: a second run overwrites the same object
  const key = `actos/${act.id}`
  await deps.storage.put(key, sealed, { contentType: 'application/pdf' })
  const now = deps.clock.now()
  await deps.db.tx(async (tx: Db) => {
    const fileId = deps.newId()
    const kept = await tx.run(sql`
      with f as (
        insert into files(id, owner_id, case_id, purpose, name, mime, size, sha256, storage_key, state, created_at, confirmed_at)
        select ${fileId}::uuid, a.signer_id, a.case_id, 'acto', ${`${act.number ?? act.title}.pdf`}, 'application/pdf', ${sealed.length}, ${hash}, ${key}, 'ready', ${now}, ${now}
        from acts a where a.id = ${act.id}::uuid and a.file_id is null returning id)
      update acts set file_id = f.id, sha256 = ${hash}, state = 'sealed', updated_at = ${now} from f where acts.id = ${act.id}::uuid and acts.file_id is null`)
    if (kept !== 1) return
    await queueFileIndex(tx, deps.catalogue, {
      caseId: act.case_id,
      reason: act.id,
      at: now,
      newId: deps.newId,
    })
  })
}

function jobOf(
  deps: AppDeps,
  documents: Documents,
  act: Signed,
  images: Readonly<Record<string, ActImage>>,
): RenderJob {
  const verification = { code: act.code, url: `${deps.settings.publicUrl}/verificar/${act.code}` }
  const producedAt = act.signed_at.toISOString()
  const base = { authority: documents.authority, producedAt }
  if (act.receipt !== null)
    return {
      ...base,
      kind: 'paymentReceipt',
      number: act.number ?? '',
      agreement: 'Recaudo de servicios ambientales',
      reference: act.receipt.reference,
      concept: act.receipt.concept,
      payer: {
        name: act.applicant_name,
        document: documentWords(act.document_type ?? 0, act.document ?? ''),
      },
      caseNumber: act.radicado ?? '',
      pesos: Number(act.receipt.amount),
      words: amountInWords(Number(act.receipt.amount)),
      dueOn: act.receipt.dueOn,
      code: act.receipt.gs1,
      payAt: ['los bancos y corresponsales del convenio'],
      verification,
    }
  const doc = fillVariables(act.doc, {
    'acto.numero': act.number ?? '',
    'acto.fecha': act.dated_on,
    'acto.codigo': act.code,
  })
  return {
    ...base,
    kind: 'act',
    images,
    title: act.number === null ? act.title : `${act.title} ${act.number}`,
    doc,
    number: act.number,
    date: act.dated_on,
    signature: {
      ...signerOf(deps.catalogue, act),
      at: producedAt,
    },
    verification,
  }
}
