import type { CrossCheck, FieldDef } from '../../forms/definition.ts'
import type {
  BroughtFields,
  FamilyDef,
  StepDef,
  WrittenFamily,
  WrittenStep,
} from '../../workflow/definition/definition.ts'
import type { ProcedureDef } from '../procedure-schema.ts'
import { type GrantStudy, studiesIn, studyChecks, studyFields } from './studies-of-procedures.ts'
import {
  appealTerms,
  certificateFields,
  conceptTerms,
  decisionTerms,
  type GrantTerm,
  termsDecidedBy,
} from './terms-of-procedures.ts'

/** What all procedures bring to the workflows. */
export interface Brought {
  /** of a resolución */
  readonly granted: readonly GrantTerm[]
  readonly certified: readonly GrantTerm[]
  readonly studies: readonly GrantStudy[]
}

/** RangeError as of `termsDecidedBy`. */
export const broughtBy = (procedures: readonly Pick<ProcedureDef, 'ttId' | 'decision'>[]): Brought => ({
  granted: termsDecidedBy(procedures, 'resolution'),
  certified: termsDecidedBy(procedures, 'certificate'),
  studies: studiesIn(procedures),
})

/** Types whose cases a family works, as their ordinary or as their alternative workflow. */
export const typesOfFamily = (
  family: string,
  procedures: readonly Pick<ProcedureDef, 'ttId' | 'workflow'>[],
): readonly number[] =>
  procedures
    .filter(({ workflow }) => workflow.family === family || workflow.alternative?.family === family)
    .map(({ ttId }) => ttId)

/** A written family with its types, and what they bring, in place. */
export function expandFamily(
  family: WrittenFamily,
  procedures: readonly Pick<ProcedureDef, 'ttId' | 'workflow'>[],
  brought: Brought,
): FamilyDef {
  const procedureTypes = typesOfFamily(family.id, procedures)
  return {
    ...family,
    procedureTypes,
    steps: family.steps.map((step) => expandStep(step, procedureTypes, brought)),
  }
}

function expandStep(
  { capture, checks, ...step }: WrittenStep,
  types: readonly number[],
  brought: Brought,
): StepDef {
  return {
    ...step,
    capture: capture.flatMap((one) => ('brings' in one ? fieldsOf(one, types, brought) : [one])),
    ...(checks !== undefined && {
      checks: checks.flatMap((one): readonly CrossCheck[] =>
        'brings' in one ? studyChecks(brought.studies, types) : [one],
      ),
    }),
  }
}

function fieldsOf(
  { brings, when }: BroughtFields,
  types: readonly number[],
  { granted, certified, studies }: Brought,
): readonly FieldDef[] {
  switch (brings) {
    case 'estudios':
      return studyFields(studies, types)
    case 'concepto':
      return conceptTerms(granted, types)
    case 'decision':
      return decisionTerms(granted, types)
    case 'recurso':
      return appealTerms(granted)
    case 'certificado':
      return certificateFields(certified, when)
  }
}
