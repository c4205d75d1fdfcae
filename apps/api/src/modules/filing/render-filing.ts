import { createHash } from 'node:crypto'
import { signingKey } from '@ventanilla/domain/access/key-ring'
import { titleWithName } from '@ventanilla/domain/cases/words/paper-titles'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { maximumFee } from '@ventanilla/domain/fees/maximum'
import type { FeeParameters } from '@ventanilla/domain/fees/parameters'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { PROJECT_VALUE } from '@ventanilla/domain/forms/project-value'
import { read } from '@ventanilla/domain/forms/reading'
import { documentWords } from '@ventanilla/domain/identity/documents'
import type { PdfAuthority, PdfRenderer, RenderJob } from '../../adapters/pdf/port.ts'
import type { Sealer } from '../../adapters/signer/port.ts'
import { queueFileIndex } from '../../db/cases/file-index.ts'
import { paperTitles } from '../../db/cases/papers/paper-titles.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { filedForm } from './filed-form.ts'

interface FiledCase {
  readonly id: string
  readonly tt_id: number
  readonly definitions: number
  readonly movedTo: number | null
  readonly radicado: string
  readonly filed_at: Date
  readonly business_date: string
  readonly submission: Record<string, unknown>
  readonly applicant_id: string
  readonly applicant_name: string
  readonly document: string | null
  readonly document_type: number | null
  readonly office: string | null
  /** filed by an official for an applicant who signed on paper */
  readonly at_window: boolean
}

export interface FilingPapers {
  readonly authority: PdfAuthority
  renderer(): Promise<PdfRenderer>
  sealer(): Promise<Sealer>
}

/**
 * The two documents of a filing: the receipt with QR, and the national form generated from the answers
 * (decision 27). A job, idempotent: a second run finds the files and adds none.
 */
export async function renderFiling(deps: AppDeps, papers: FilingPapers, caseId: string): Promise<void> {
  const row = await deps.db.one<FiledCase>(sql`
    select c.id, c.tt_id, c.definitions, c.moved_to as "movedTo", c.radicado, c.filed_at, to_char(c.filed_business_date, 'YYYY-MM-DD') as business_date, c.submission, c.applicant_id, c.applicant_name,
      u.document_number as document, u.document_type, c.office,
      exists (select 1 from case_events e where e.case_id = c.id and e.type = 'solicitud.radicada' and e.body::jsonb ? 'firmado') as at_window
    from cases c join users u on u.id = c.applicant_id where c.id = ${caseId}::uuid and c.radicado is not null`)
  if (row === undefined) return
  const files = await deps.db.rows<{
    id: string
    documentId: number | null
    name: string
    sha256: string
  }>(sql`
    select id, document_id as "documentId", name, sha256 from files where case_id = ${caseId}::uuid and purpose = 'solicitud' and state = 'ready' order by created_at`)
  const titles = await paperTitles(deps.db, deps.catalogue, { ...row, family: null, facts: {} }, files)
  const by = deps.catalogue.of(row)
  const procedure = by.procedures.get(row.tt_id)
  const code = createHash('sha256')
    .update(`${signingKey(deps.secret).text}\n${row.id}`)
    .digest('hex')
    .slice(0, 12)
    .toUpperCase()
  const verification = { code, url: `${deps.settings.publicUrl}/consulta?radicado=${row.radicado}` }
  const base = { authority: papers.authority, producedAt: row.filed_at.toISOString() }
  const office = row.office === null ? deps.settings.authority.name : deps.catalogue.officeName(row.office)
  await keep(deps, papers, row, 'comprobante', `Comprobante de radicación ${row.radicado}.pdf`, {
    ...base,
    kind: 'filingReceipt',
    number: row.radicado,
    filedAt: row.filed_at.toISOString(),
    businessDate: row.business_date,
    procedure: procedure?.name ?? '',
    applicant: {
      name: row.applicant_name,
      document: documentWords(row.document_type ?? 0, row.document ?? ''),
    },
    office,
    documents: files.map((f) => ({
      name: titleWithName(titles.get(f.id) ?? null, f.name),
      pages: null,
      sha256: f.sha256,
    })),
    nextSteps: [
      'La Corporación revisa su solicitud y sus documentos dentro de los diez días hábiles siguientes.',
      'Si falta algo, se lo pediremos una sola vez y tendrá un mes para completarlo.',
      ...maximumOf(procedure, by.forms.get(row.tt_id), row, deps.catalogue.feeFigures.parameters),
      'Siga su solicitud en el portal con el número de radicado.',
    ],
    verification,
  })
  const form = by.forms.get(row.tt_id)
  if (form !== undefined && procedure !== undefined) {
    const { name, ...filed } = filedForm(procedure, form, row.submission, deps.catalogue.lists)
    await keep(deps, papers, row, 'formulario', `${name} ${row.radicado}.pdf`, {
      ...base,
      ...filed,
      kind: 'nationalForm',
      filing: { number: row.radicado, filedAt: row.filed_at.toISOString() },
      ...(row.at_window && {
        declarations: [
          ...filed.declarations,
          'El solicitante firmó este formulario en papel ante la ventanilla única; el papel firmado se adjunta.',
        ],
      }),
      signedBy: row.at_window
        ? null
        : {
            name: row.applicant_name,
            document: documentWords(row.document_type ?? 0, row.document ?? ''),
            at: row.filed_at.toISOString(),
          },
      verification,
    })
  }
  // normally before the expediente is opened; after a long outage the documents still get their folios
  await queueFileIndex(deps.db, deps.catalogue, {
    caseId,
    reason: 'radicacion',
    at: deps.clock.now(),
    newId: deps.newId,
  })
}

/** Maximum fee of the evaluation, with its working; nothing when the filing year's figures are unknown. */
function maximumOf(
  procedure: ProcedureRevision | undefined,
  form: FormDef | undefined,
  filed: Pick<FiledCase, 'submission' | 'business_date'>,
  figures: FeeParameters,
): readonly string[] {
  if (procedure === undefined || form === undefined) return []
  const { sections, values } = read(form, filed.submission)
  const value = values[PROJECT_VALUE]
  const fee = maximumFee(
    {
      fee: procedure.fee,
      year: Number(filed.business_date.slice(0, 4)),
      asked: sections.some((section) => section.fields.some((field) => field.key === PROJECT_VALUE)),
      projectValue: typeof value === 'number' ? value : null,
    },
    figures,
  )
  const working = fee.steps.map((step) => `${step.label}: ${step.expression} = ${step.value}`).join('. ')
  return [`${fee.headline} ${fee.explanation}`, ...(working === '' ? [] : [`${working}.`])]
}

async function keep(
  deps: AppDeps,
  papers: FilingPapers,
  row: FiledCase,
  purpose: string,
  name: string,
  job: RenderJob,
): Promise<void> {
  const there = await deps.db.one(
    sql`select 1 from files where case_id = ${row.id}::uuid and purpose = ${purpose} and state = 'ready'`,
  )
  if (there !== undefined) return
  const pdf = await (await papers.renderer()).render(job)
  const sealed = await (
    await papers.sealer()
  ).seal(pdf, {
    reason: name.replace(/\.pdf$/, ''),
    location: deps.settings.authority.city,
    name: deps.settings.authority.name,
    at: row.filed_at,
    field: `Sello-${purpose}`,
  })
  const key = `radicaciones/${row.id}/${purpose}`
  await deps.storage.put(key, sealed, { contentType: 'application/pdf' })
  const now = deps.clock.now()
  await deps.db.run(sql`
    insert into files(id, owner_id, case_id, purpose, name, mime, size, sha256, storage_key, state, created_at, confirmed_at)
    select ${deps.newId()}::uuid, ${row.applicant_id}::uuid, ${row.id}::uuid, ${purpose}, ${name}, 'application/pdf', ${sealed.length},
      ${createHash('sha256').update(sealed).digest('hex')}, ${key}, 'ready', ${now}, ${now}
    where not exists (select 1 from files where case_id = ${row.id}::uuid and purpose = ${purpose} and state = 'ready')`)
}
