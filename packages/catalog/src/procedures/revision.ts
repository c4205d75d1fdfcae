import type { ProcedureDocument, ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { categoryOf } from './categories.ts'
import { documentKind } from './documents.ts'
import type { DocumentRow, ProcedureDef } from '@ventanilla/domain/definitions/procedure-schema'

const DESCRIPTION = 'Podrás realizar trámites de:'
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1)

function descriptionOf({ items, presentation }: ProcedureDef): string {
  return presentation === 'vinetas'
    ? `${DESCRIPTION}${items.map((item) => `\n• ${capital(item)}`).join('')}`
    : `${DESCRIPTION} ${items.join(', ')}.`
}

function documentOf(ttId: number, order: number, document: DocumentRow): ProcedureDocument {
  const { title, description } = documentKind(document.kind)
  return {
    id: document.row ?? ttId * 100 + order,
    order,
    documentId: document.kind,
    title,
    description,
    need: document.when === undefined ? (document.need ?? 'obligatorio') : 'condicional',
    ...(document.when && { condition: document.when.condition, conditionText: document.when.text }),
    accept: document.accept,
    maxMegabytes: document.maxMegabytes ?? 20,
    origin: document.generated ? 'portal' : 'solicitante',
    stage: document.atPayment ? 'pago' : 'radicacion',
    ...(document.link && { link: document.link }),
    hiddenInDetail: document.hiddenInDetail ?? false,
  }
}

/** The public data of a procedure; what it shares with others is derived from all of them. */
export function revisionOf(def: ProcedureDef, all: readonly ProcedureDef[]): ProcedureRevision {
  const { ttId, form, decision, terms } = def
  return {
    ttId,
    revision: 1,
    name: def.name,
    description: descriptionOf(def),
    items: def.items,
    presentation: def.presentation ?? 'texto',
    image: def.image,
    status: 1,
    listed: def.unlisted !== true,
    ...categoryOf(def.subcategory),
    summary: def.summary,
    ...(def.detailText !== undefined && { detailText: def.detailText }),
    asks: 'terms' in decision ? asksOf(decision.terms) : [],
    validity: def.validity,
    legalBasis: def.legalBasis,
    terms: terms.map(({ binds: _binds, ...stage }) => stage),
    documents: def.documents.map((document, index) => documentOf(ttId, index + 1, document)),
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
