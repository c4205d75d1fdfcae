import type { Category, DocumentKind, Subcategory } from '../../procedures/common-lists.ts'
import type { ProcedureDocument, ProcedureRevision } from '../../procedures/procedure.ts'
import type { DocumentRow, ProcedureDef } from '../procedure-schema.ts'

/** What procedures share. */
export interface CommonLists {
  readonly documents: ReadonlyMap<number, DocumentKind>
  readonly categories: ReadonlyMap<number, Category>
  readonly subcategories: ReadonlyMap<number, Subcategory>
}

const DESCRIPTION = 'Podrás realizar trámites de:'
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1)

function descriptionOf({ items, presentation }: ProcedureDef): string {
  return presentation === 'vinetas'
    ? `${DESCRIPTION}${items.map((item) => `\n• ${capital(item)}`).join('')}`
    : `${DESCRIPTION} ${items.join(', ')}.`
}

function documentOf(
  ttId: number,
  order: number,
  document: DocumentRow,
  kinds: ReadonlyMap<number, DocumentKind>,
): ProcedureDocument {
  const kind = kinds.get(document.kind)
  if (kind === undefined) throw new RangeError(`tipo ${ttId}: no existe el documento ${document.kind}`)
  const { title, description, example, format } = kind
  const link =
    document.link ?? (format === undefined ? undefined : { text: 'Descargar el formato', url: format })
  return {
    id: document.row ?? ttId * 100 + order,
    order,
    documentId: document.kind,
    title,
    description: example === undefined ? description : `${description} Por ejemplo: ${example}`,
    need: document.when === undefined ? (document.need ?? 'obligatorio') : 'condicional',
    ...(document.when && { condition: document.when.condition, conditionText: document.when.text }),
    accept: document.accept,
    maxMegabytes: document.maxMegabytes ?? 20,
    origin: document.generated ? 'portal' : 'solicitante',
    stage: document.atPayment ? 'pago' : 'radicacion',
    ...(link && { link }),
    hiddenInDetail: document.hiddenInDetail ?? false,
  }
}

/** A subcategory with its category, as a procedure shows them. */
function categoryOf(
  { ttId, subcategory: id }: Pick<ProcedureDef, 'ttId' | 'subcategory'>,
  { categories, subcategories }: CommonLists,
): Pick<ProcedureRevision, 'subcategory' | 'category'> {
  const found = subcategories.get(id)
  const category = categories.get(found?.categoryId ?? 0)
  if (found === undefined || category === undefined)
    throw new RangeError(`tipo ${ttId}: no existe la subcategoría ${id}`)
  return {
    subcategory: { id: found.id, name: found.name, image: found.image },
    category: { id: category.id, name: category.name },
  }
}

/**
 * The public data of a procedure; what it shares with others is derived from all of them. RangeError: it names a
 * document or a subcategory that does not exist.
 */
export function revisionOf(
  def: ProcedureDef,
  all: readonly ProcedureDef[],
  common: CommonLists,
): ProcedureRevision {
  const { ttId, form, decision, terms } = def
  return {
    ttId,
    name: def.name,
    description: descriptionOf(def),
    items: def.items,
    presentation: def.presentation ?? 'texto',
    image: def.image,
    status: 1,
    listed: def.unlisted !== true,
    ...(def.offLine !== undefined && { offLine: def.offLine }),
    ...categoryOf(def, common),
    summary: def.summary,
    ...(def.detailText !== undefined && { detailText: def.detailText }),
    asks: 'terms' in decision ? asksOf(decision.terms) : [],
    ...takingOf(def),
    validity: def.validity,
    legalBasis: def.legalBasis,
    terms: terms.map(({ binds: _binds, ...stage }) => stage),
    documents: def.documents.map((document, index) =>
      documentOf(ttId, index + 1, document, common.documents),
    ),
    fee: def.fee,
    workflow: def.workflow,
    form: {
      id: form.questions.id,
      path: def.unlisted ? null : `/tramites-ambientales/${ttId}/{solId}`,
      sharedWith: all
        .filter((other) => other !== def && other.form.questions.id === form.questions.id)
        .map((other) => other.ttId),
      ...(form.given && { given: form.given }),
      source: form.source,
    },
    municipalityField: def.municipalityField,
    visitByDefault: def.visitByDefault,
    ...(def.note !== undefined && { note: def.note }),
  }
}

/** The terms of the grant that the application asks for. */
const asksOf = (
  terms: Extract<ProcedureDef['decision'], { by: 'resolution' }>['terms'],
): NonNullable<ProcedureRevision['asks']> =>
  terms.flatMap(({ name, compared }) =>
    compared?.asked === undefined
      ? []
      : [{ name, answer: compared.asked, ...(compared.times !== undefined && { times: compared.times }) }],
  )

/** Where, from which source and how much water it takes; the schema demands the three together. */
function takingOf({ takes, decision }: ProcedureDef): Pick<ProcedureRevision, 'takes'> {
  if (takes === undefined || !('terms' in decision)) return {}
  const asked = decision.terms.find(({ name }) => name === takes.flow)?.compared
  return asked?.asked === undefined
    ? {}
    : { takes: { ...takes, asked: asked.asked, times: asked.times ?? 1 } }
}
