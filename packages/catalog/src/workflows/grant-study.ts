import type { CrossCheck, FieldDef, Logic } from '@ventanilla/domain/forms/definition'

/**
 * A matter that the technical concept must have studied before an act can affirm it: the concept answers with
 * its grounds, and the resolución affirms it only when the answer is yes.
 */
export interface GrantStudy {
  /** the fields are `concepto.<name>` and `concepto.<name>_sustento` */
  readonly name: string
  readonly types: readonly number[]
  readonly label: string
  readonly source: string
  /** wording of the acts, before the grounds */
  readonly affirms: string
}

export const GRANT_STUDIES: readonly GrantStudy[] = [
  {
    name: 'prioridad',
    types: [3, 4],
    label: 'Orden de prioridades de los usos del agua',
    source: 'DUR 2.2.3.2.7.6',
    affirms:
      'El uso que se evalúa se ajusta al orden de prioridades del artículo 2.2.3.2.7.6 del Decreto 1076 de 2015',
  },
  {
    name: 'otros_usuarios',
    types: [3, 4],
    label: 'Concesiones vigentes y otros usos de la fuente',
    source: 'DUR 2.2.3.2.7.2 y 2.2.3.2.9.5',
    affirms: 'El caudal que se recomienda no afecta concesiones vigentes ni otros usos de la fuente',
  },
  {
    name: 'calidad',
    types: [5],
    label: 'Objetivos de calidad del receptor y límites máximos del vertimiento',
    source: 'DUR 2.2.3.3.5.5',
    affirms:
      'La descarga evaluada cumple los objetivos de calidad del receptor y los límites máximos aplicables',
  },
]

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
