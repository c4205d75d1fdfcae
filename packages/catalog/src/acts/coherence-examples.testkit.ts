import { templateFor } from '@ventanilla/domain/acts/appeal'
import { checkCoherence } from '@ventanilla/domain/acts/coherence/check-coherence'
import type { ActRecord } from '@ventanilla/domain/acts/coherence/record'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import type { ActContext } from '@ventanilla/domain/cases/act-values/act-context'
import { actValues } from '@ventanilla/domain/cases/act-values/act-values'
import { procedureFacts, type ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { Answers } from '@ventanilla/domain/forms/definition'
import { makeCalendar } from '@ventanilla/domain/terms/calendar'
import { EMPTY_FLOW } from '@ventanilla/domain/workflow/state/state'
import { applicationOf } from '../procedures/forms/applications.testkit.ts'
import { natureOfType } from '../procedures/procedures.ts'
import { TERRITORY } from '../territory/territory.ts'
import { comparedTerms } from '@ventanilla/domain/definitions/compose/compared-terms'
import { type GrantTerm, recommendedIn } from '@ventanilla/domain/definitions/compose/terms-of-procedures'
import { WORK_LISTS } from '../workflows/lists.ts'
import { writtenTerms, writtenValidity } from '@ventanilla/domain/definitions/compose/written-terms'
import { actTemplates } from './index-of-acts.ts'
import { sampleRecord } from './sample-record.testdata.ts'
import { sampleValues } from './sample-values.testdata.ts'
import { COMPOSED } from '../composed.ts'

type Facts = Readonly<Record<string, unknown>>

/** Decisions by what they grant: all, less, or on an appeal that modifies the decision or grants. */
export const DECISIONS = ['entera', 'menor', 'modifica', 'otorga'] as const
export type DecisionKind = (typeof DECISIONS)[number]

/** Half of the request, or all but its last item; null when nothing less is possible. */
function lessOf({ field }: GrantTerm, asked: unknown): unknown {
  if (typeof asked === 'number' && field.kind === 'decimal') return asked / 2
  if (typeof asked === 'number') return asked > 1 ? Math.floor(asked / 2) : null
  return Array.isArray(asked) && asked.length > 1 ? asked.slice(0, -1) : null
}

/** Facts that the steps of a case with this decision captured. */
function factsOf(procedure: ProcedureRevision, answers: Answers, kind: DecisionKind): Facts {
  const filed: Facts = { 'tramite.tipo': procedure.ttId, ...procedureFacts(procedure, answers) }
  const terms = COMPOSED.brought.granted.flatMap((term): [string, unknown][] => {
    const asked = filed[`pedido.${term.name}`]
    if (asked === undefined || !term.types.includes(procedure.ttId)) return []
    const amount = kind === 'menor' || kind === 'modifica' ? (lessOf(term, asked) ?? asked) : asked
    // a table is compared by the sum of its column
    const column = term.compared?.sum
    const granted = column === undefined ? amount : [{ [column]: amount }]
    const advised = column === undefined ? asked : [{ [column]: asked }]
    const recommended = recommendedIn(term)
    return [
      [`decision.${term.name}`, granted],
      ...(kind === 'modifica' || kind === 'otorga'
        ? ([
            [`recurso.nuevo_${term.name}`, granted],
            [`recurso.nuevo_razon_${term.name}`, 'El recurso probó que basta con lo que se otorga.'],
          ] satisfies [string, unknown][])
        : []),
      ...(recommended === null ? [] : ([[recommended, advised]] satisfies [string, unknown][])),
      [`decision.razon_${term.name}`, 'El concepto técnico halló que basta con lo que se otorga.'],
    ]
  })
  const appealed = kind === 'modifica' || kind === 'otorga'
  return {
    ...filed,
    ...Object.fromEntries(terms),
    'decision.sentido': kind === 'otorga' ? 'niega' : 'otorga',
    ...(appealed && { 'recurso.decision': kind }),
  }
}

function contextOf(procedure: ProcedureRevision, answers: Answers, facts: Facts): ActContext {
  const { ttId } = procedure
  const fields = applicationOf(procedure)?.sections.flatMap((section) => section.fields) ?? []
  const applicant = {
    name: 'María Antonia Ñungo de Peña',
    documentType: 'Cédula de ciudadanía',
    documentTypeId: 1,
    document: '28945123',
    email: 'maria.nungo@demo.test',
    address: '',
  }
  return {
    state: {
      id: 'c',
      ttId,
      definitions: 0,
      movedTo: null,
      status: 'en_decision',
      office: 'ibague',
      parties: [],
      facts,
      flow: EMPTY_FLOW,
    },
    radicado: '2026E0001234',
    filedOn: '2026-03-02',
    expediente: 'EXP-03-00042-2026',
    procedureName: procedure.name,
    nature: natureOfType(ttId),
    applicantIs: 'solicitante',
    applicant,
    answers,
    municipalityName: TERRITORY.municipalities[0]?.name ?? '',
    officeName: 'Sede central Ibagué',
    officeNamed: (code) => code,
    city: 'Ibagué',
    today: '2026-04-07',
    calendar: makeCalendar(),
    drafterName: 'Lucía Andrade Peñaloza',
    people: new Map(),
    actNumbers: new Map(),
    zones: [],
    documents: [],
    notifications: [],
    authority: { name: '', address: '', city: '', hours: '', email: '', phone: '' },
    actFacts: () => ({ title: '', position: '', appeal: null }),
    listLabel: (list, value) =>
      (fields.find(({ key }) => key === list)?.options ?? WORK_LISTS.options[list] ?? []).find(
        (one) => one.value === value,
      )?.label ?? value,
    documentTitle: (id) => id,
    compared: (prefix) => comparedTerms(COMPOSED.brought, ttId, prefix, facts, WORK_LISTS),
    terms: (prefix) => writtenTerms(COMPOSED.brought, ttId, prefix, facts, WORK_LISTS),
    meaningOf: (id) => actTemplates.get(id),
    stepOf: () => undefined,
    familyOf: () => undefined,
    validity: (prefix) => writtenValidity(COMPOSED.brought, ttId, prefix, facts),
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Findings of the coherence check for every template that a case of a type can use, with an example's answers.
 * Sample values replace everything that the case does not supply.
 */
export function findingsOf(procedure: ProcedureRevision, answers: Answers, kind: DecisionKind): string[] {
  const facts = factsOf(procedure, answers, kind)
  const own = actValues(contextOf(procedure, answers, facts))
  const values = {
    ...sampleValues,
    ...Object.fromEntries(
      Object.entries(own).filter(([key, value]) => key.startsWith('comparacion.') || !isEmpty(value)),
    ),
    'tramite.tipo': procedure.ttId,
    // the sample case has the record of the seizure that this measure legalises
    'medida.verbo': sampleValues['medida.verbo'],
  }
  const prefix = kind === 'modifica' || kind === 'otorga' ? 'recurso.nuevo_' : 'decision.'
  const record: ActRecord = {
    ...sampleRecord,
    facts: { ...sampleRecord.facts, ...facts },
    comparison: comparedTerms(COMPOSED.brought, procedure.ttId, prefix, facts, WORK_LISTS),
  }
  return [...actTemplates.values()].flatMap((template) =>
    checkCoherence(templateFor(template, procedure.ttId, values), instantiate(template, values), record).map(
      ({ code, message }) => `${template.id} ${code}: ${message}`,
    ),
  )
}
