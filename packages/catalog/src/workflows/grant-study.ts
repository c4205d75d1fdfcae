import type { CrossCheck, FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import type { GrantStudyDef } from '@ventanilla/domain/definitions/procedure-schema'
import { PROCEDURE_DEFS } from '../procedures/procedures.ts'

/** A study with the types whose grant rests on it. */
export interface GrantStudy extends GrantStudyDef {
  readonly types: readonly number[]
}

const STUDIED = PROCEDURE_DEFS.flatMap(({ ttId, decision }) =>
  decision.by === 'resolution' ? decision.studies.map((study) => ({ ttId, study })) : [],
)

export const GRANT_STUDIES: readonly GrantStudy[] = [...new Set(STUDIED.map(({ study }) => study))].map(
  (study) => ({
    ...study,
    types: STUDIED.filter((one) => one.study === study).map(({ ttId }) => ttId),
  }),
)

const ofType = (types: readonly number[]): Logic => ({ in: [{ var: 'tramite.tipo' }, types] })
const served = (types: readonly number[]): readonly GrantStudy[] =>
  GRANT_STUDIES.filter((study) => study.types.some((type) => types.includes(type)))

/** Fields of the technical concept, for the types of a family. */
export const studyFields = (types: readonly number[]): readonly FieldDef[] =>
  served(types).flatMap((study): FieldDef[] => [
    {
      key: `concepto.${study.name}`,
      kind: 'choice',
      label: study.label,
      required: true,
      options: [
        { value: 'cumple', label: 'Se estudió y cumple' },
        { value: 'no_cumple', label: 'Se estudió y no cumple' },
      ],
      condition: ofType(study.types),
      source: study.source,
    },
    {
      key: `concepto.${study.name}_sustento`,
      kind: 'text',
      label: `${study.label}: en qué se funda`,
      required: true,
      maxLength: 400,
      help: 'Lo que se comparó y con qué. La resolución lo cita.',
      condition: ofType(study.types),
      source: study.source,
    },
  ])

/** Prevents recommending a grant against the study's findings. */
export const studyChecks = (types: readonly number[]): readonly CrossCheck[] =>
  served(types).map((study) => ({
    id: `estudio_${study.name}`,
    field: 'concepto.recomendacion',
    when: { '==': [{ var: `concepto.${study.name}` }, 'no_cumple'] },
    ok: { '!=': [{ var: 'concepto.recomendacion' }, 'otorgar'] },
    message: `No puede recomendar otorgar: usted respondió que no cumple «${study.label.toLocaleLowerCase('es-CO')}».`,
    severity: 'error',
    source: study.source,
  }))
