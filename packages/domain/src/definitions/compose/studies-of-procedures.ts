import type { CrossCheck, FieldDef, Logic } from '../../forms/definition.ts'
import type { GrantStudyDef, ProcedureDef } from '../procedure-schema.ts'
import { alike } from './terms-of-procedures.ts'

/** A study with the types whose grant rests on it. */
export interface GrantStudy extends GrantStudyDef {
  readonly types: readonly number[]
}

/** What the concepts of all procedures study, each matter once. */
export function studiesIn(
  procedures: readonly Pick<ProcedureDef, 'ttId' | 'decision'>[],
): readonly GrantStudy[] {
  const all: { readonly study: GrantStudyDef; readonly types: number[] }[] = []
  for (const { ttId, decision } of procedures)
    for (const study of decision.by === 'resolution' ? decision.studies : []) {
      const found = all.find((one) => alike(one.study, study))
      if (found === undefined) all.push({ study, types: [ttId] })
      else found.types.push(ttId)
    }
  return all.map(({ study, types }) => ({ ...study, types }))
}

const ofType = (types: readonly number[]): Logic => ({ in: [{ var: 'tramite.tipo' }, types] })
const served = (studies: readonly GrantStudy[], types: readonly number[]): readonly GrantStudy[] =>
  studies.filter((study) => study.types.some((type) => types.includes(type)))

/** Fields of the technical concept, for the types of a family. */
export const studyFields = (studies: readonly GrantStudy[], types: readonly number[]): readonly FieldDef[] =>
  served(studies, types).flatMap((study): FieldDef[] => [
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
export const studyChecks = (
  studies: readonly GrantStudy[],
  types: readonly number[],
): readonly CrossCheck[] =>
  served(studies, types).map((study) => ({
    id: `estudio_${study.name}`,
    field: 'concepto.recomendacion',
    when: { '==': [{ var: `concepto.${study.name}` }, 'no_cumple'] },
    ok: { '!=': [{ var: 'concepto.recomendacion' }, 'otorgar'] },
    message: `No puede recomendar otorgar: usted respondió que no cumple «${study.label.toLocaleLowerCase('es-CO')}».`,
    severity: 'error',
    source: study.source,
  }))
