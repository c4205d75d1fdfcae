import { numbersIn } from '@ventanilla/domain/acts/coherence/citations'
import type { ActRecord, Cited } from '@ventanilla/domain/acts/coherence/record'
import { labelAt, textBlocks } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { documentTypeName } from '@ventanilla/domain/identity/documents'
import { type Db, sql } from '../connection/sql.ts'
import type { CaseCatalogue } from './catalogue.ts'
import type { LoadedCase } from './load.ts'

type Catalogue = Pick<CaseCatalogue, 'judgedBy' | 'actRules' | 'of' | 'fineFigures'>

interface CitedAct {
  readonly number: string
  readonly template: string
  readonly own: boolean
  readonly doc: EditorNode
}

/**
 * The record that the text of an act is checked against: facts captured in its case, and which of the cited
 * acts and cases exist.
 */
export async function actRecord(
  db: Db,
  catalogue: Catalogue,
  loaded: LoadedCase,
  doc: EditorNode,
  signerGender: number | null,
): Promise<ActRecord> {
  const { row, state } = loaded
  const facts = await factsOf(db, catalogue, loaded)
  const people = await db.rows<{
    id: string
    name: string
    gender: number | null
    document_type: number | null
  }>(sql`
    select id, coalesce(nullif(company_name, ''), first_names || ' ' || last_names) as name, gender, document_type
    from users where id = any(${state.parties.map(({ personId }) => personId)}::uuid[])`)
  const decided = people.find(({ id }) => id === row.applicant_id)
  return {
    ...catalogue.judgedBy,
    facts,
    cited: await citedIn(db, catalogue, doc, row),
    person: personKind(facts, decided?.document_type ?? null),
    signerGender,
    people: people.map(({ name, gender }) => ({ name, gender })),
    fine: catalogue.fineFigures(facts),
    burdened: await isBurdened(db, catalogue, loaded, facts),
    comparison: catalogue
      .of(loaded.row)
      .comparedTerms(row.tt_id, decidesAppeal(facts) ? 'recurso.nuevo_' : 'decision.', facts),
  }
}

const decidesAppeal = (facts: ActRecord['facts']): boolean =>
  facts['recurso.decision'] === 'modifica' || facts['recurso.decision'] === 'otorga'

/** Facts of the case and of its parent, if any, plus `consta.X` for each fact that its signed acts attest. */
async function factsOf(
  db: Db,
  { actRules }: Catalogue,
  { row, state }: LoadedCase,
): Promise<Record<string, unknown>> {
  const parent =
    row.parent_id === null
      ? undefined
      : await db.one<{ facts: Record<string, unknown> }>(
          sql`select facts from cases where id = ${row.parent_id}::uuid`,
        )
  const attested = state.flow.acts.flatMap(({ phase, template }) =>
    phase === 'signed' ? (actRules.get(template)?.attests ?? []) : [],
  )
  return {
    ...parent?.facts,
    ...state.facts,
    ...Object.fromEntries(attested.map((name) => [`consta.${name}`, true])),
  }
}

function personKind(facts: ActRecord['facts'], documentType: number | null): ActRecord['person'] {
  const offender = facts['infractor.tipo_documento']
  if (typeof offender === 'string' && offender !== '')
    return (documentTypeName(Number(offender)) || offender) === 'NIT' ? 'juridica' : 'natural'
  return documentType === null ? null : documentTypeName(documentType) === 'NIT' ? 'juridica' : 'natural'
}

const numbered = (number: string | null, kind: Cited['kind']): [string, Cited][] =>
  number === null ? [] : [[number, { kind, articles: 0 }]]

/** The numbers cited in a text that exist, with the kind of each. */
async function citedIn(
  db: Db,
  catalogue: Catalogue,
  doc: EditorNode,
  of: Pick<LoadedCase['row'], 'id' | 'parent_id'>,
): Promise<ReadonlyMap<string, Cited>> {
  const numbers = [
    ...new Set(numbersIn(textBlocks(doc), catalogue.judgedBy.shapes).map(({ number }) => number)),
  ]
  if (numbers.length === 0) return new Map()
  const acts = await db.rows<CitedAct>(sql`
    select number, template, doc, case_id = any(${[of.id, ...(of.parent_id === null ? [] : [of.parent_id])]}::uuid[]) as own
    from acts where number = any(${numbers}::text[])`)
  const cases = await db.rows<{ radicado: string | null; expediente: string | null }>(sql`
    select radicado, expediente from cases where radicado = any(${numbers}::text[]) or expediente = any(${numbers}::text[])`)
  return new Map<string, Cited>([
    ...cases.flatMap(({ radicado, expediente }) => [
      ...numbered(radicado, 'radicado'),
      ...numbered(expediente, 'expediente'),
    ]),
    ...acts.map(({ number, template, own, doc: text }): [string, Cited] => [
      number,
      {
        kind: catalogue.actRules.get(template)?.class ?? 'documento',
        articles: articlesIn(text),
        ...(own && { own: true as const }),
      },
    ]),
  ])
}

const articlesIn = (doc: EditorNode): number => {
  const own = new Set(doc.content)
  return textBlocks(doc).filter(({ node, text }) => own.has(node) && labelAt(text) !== null).length
}

/**
 * Whether the appealed decision burdens its addressee: true unless it granted everything requested without
 * conditions. Null for any other act and for an appeal by a third party, where this cannot be determined.
 */
async function isBurdened(
  db: Db,
  catalogue: Catalogue,
  { row, state }: LoadedCase,
  facts: ActRecord['facts'],
): Promise<boolean | null> {
  const appealed = facts['recurso.acto']
  if (typeof appealed !== 'string') return null
  const filed = (state.flow.appeals ?? []).filter(({ actId }) => actId === appealed)
  if (filed.some(({ role }) => role === 'tercero')) return null
  const act = await db.one<{ doc: EditorNode }>(sql`select doc from acts where id = ${appealed}::uuid`)
  const first = act === undefined ? undefined : firstArticle(act.doc)
  if (first === undefined || !/^(?:Otorgar|Aprobar|Acceder)\b/.test(first)) return null
  const terms = catalogue.of(row).comparedTerms(row.tt_id, 'decision.', facts)
  const duties = facts['decision.obligaciones']
  return terms.some(({ less }) => less) || (Array.isArray(duties) && duties.length > 0)
}

function firstArticle(doc: EditorNode): string | undefined {
  const block = textBlocks(doc).find(({ text }) => labelAt(text) !== null)
  return block === undefined ? undefined : block.text.slice((labelAt(block.text) ?? '').length)
}
