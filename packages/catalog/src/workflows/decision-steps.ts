import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import type { BroughtFields, Outcome, WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { waivesAppeal } from './beside.ts'
import {
  both,
  built,
  either,
  given,
  internal,
  notGiven,
  obligations,
  type Place,
  remarks,
  toNotify,
  toSign,
} from './step-parts.ts'

/** Recommendation of a technical concept, with its proposed terms for the types of the family. */
export const conceptFields = (...more: readonly FieldDef[]): readonly (FieldDef | BroughtFields)[] => [
  ...more,
  {
    key: 'concepto.recomendacion',
    kind: 'choice',
    label: 'Recomendación',
    required: true,
    options: [
      { value: 'otorgar', label: 'Otorgar' },
      { value: 'negar', label: 'Negar' },
    ],
  },
  { brings: 'estudios' },
  { brings: 'concepto' },
  { key: 'concepto.analisis', kind: 'longText', label: 'Análisis técnico', required: true, maxLength: 4000 },
  obligations('concepto.obligaciones'),
]

/** Project description for the acts when there is no water source, which the case itself describes. */
export const described = (condition?: Logic): FieldDef => ({
  key: 'concepto.descripcion',
  kind: 'longText',
  label: 'Descripción del proyecto',
  required: true,
  maxLength: 4000,
  ...(condition !== undefined && { condition }),
})

const GRANTS = given('decision.sentido', 'otorga')
const DENIES = given('decision.sentido', 'niega')

/** Grant or denial (decision 32): the answer selects the act, which contains the type's terms. */
export const decision = ({
  next,
  code,
  label,
  more = [],
  outcomes = [],
  ...place
}: Place & {
  readonly next: string
  readonly code: string
  readonly label: string
  readonly more?: readonly FieldDef[]
  readonly outcomes?: readonly Outcome[]
}): WrittenStep =>
  built(
    { status: 'en_decision', ...place },
    {
      kind: 'prepare',
      screen: '/solicitudes/resolucion/:id',
      roles: ['CLI_JURIDICO'],
      capture: [
        {
          key: 'decision.sentido',
          kind: 'choice',
          label: 'Sentido de la decisión',
          required: true,
          options: [
            { value: 'otorga', label: 'Otorgar' },
            { value: 'niega', label: 'Negar' },
          ],
        },
        ...more,
        { brings: 'decision' },
        obligations('decision.obligaciones', GRANTS),
        {
          key: 'decision.motivos',
          kind: 'longText',
          label: 'Motivos de la negativa',
          required: true,
          maxLength: 4000,
          condition: DENIES,
        },
      ],
      produces: ['RES_OTORGA', 'RES_NIEGA'],
      actChoice: [
        { when: given('hecho.decision.sentido', 'otorga'), act: 'RES_OTORGA' },
        { when: given('hecho.decision.sentido', 'niega'), act: 'RES_NIEGA' },
      ],
      outcomes: [toSign(code, label, next), ...outcomes],
    },
  )

interface Firmness extends Place {
  readonly notified: string
  readonly appeal: string
  readonly next: string
  readonly roles?: readonly string[]
  /** acts that admit no appeal are final at once */
  readonly noAppeal?: Logic
}

/**
 * Notification of the decision and days to appeal, in one step (decision 30): the notification returns here,
 * the applicant appeals from the case while the days run, and afterwards the act is declared final.
 */
export const notifiedAndFirm = ({
  notified,
  appeal,
  next,
  roles,
  noAppeal,
  ...place
}: Firmness): WrittenStep => {
  const over: Logic =
    noAppeal === undefined ? { var: 'termino.vencido' } : either({ var: 'termino.vencido' }, noAppeal)
  const certified: Logic =
    noAppeal === undefined
      ? { var: 'termino.vencido' }
      : both({ var: 'termino.vencido' }, { '!': [noAppeal] })
  const mayAppeal = both(
    { var: 'termino.corre' },
    { '!': [{ var: 'termino.vencido' }] },
    ...(noAppeal === undefined ? [] : [{ '!': [noAppeal] }]),
  )
  return built(
    { term: internal(10, 'CPACA arts. 76 y 87'), status: 'en_notificacion', ...place },
    {
      kind: 'firmness',
      screen: '/solicitudes/revision-notificacion/:id',
      roles: roles ?? ['CLI_SECRETARIA_JURIDICA'],
      termFrom: 'notificacion',
      capture: [
        {
          key: 'firmeza.causal',
          kind: 'choice',
          label: 'Causal de firmeza (CPACA art. 87)',
          required: false,
          options: [
            { value: 'sin_recurso', label: 'Venció el término sin recurso' },
            { value: 'renuncia', label: 'Los interesados renunciaron a recurrir' },
          ],
        },
      ],
      produces: ['CONST_EJECUTORIA'],
      actChoice: [{ when: certified, act: 'CONST_EJECUTORIA' }],
      outcomes: [
        {
          ...toNotify(notified, 'Notificada', place.id),
          acts: [],
          needs: [],
          guard: { '!': [{ var: 'termino.corre' }] },
          guardReason: 'La decisión ya está notificada.',
        },
        {
          code: appeal,
          label: 'Presentan recurso',
          to: 'REC-01',
          returnTo: next,
          by: 'applicant',
          acts: [],
          needs: [],
          guard: mayAppeal,
          guardReason: 'Ahora no procede recurso.',
        },
        waivesAppeal(place.id, mayAppeal),
        {
          code: 'en_firme',
          label: 'En firme sin recurso',
          to: next,
          by: 'staff',
          guard: noAppeal === undefined ? over : both({ var: 'termino.corre' }, over),
          guardReason: 'Todavía corre el término para recurrir.',
          ...(noAppeal === undefined && { acts: ['CONST_EJECUTORIA'] }),
        },
      ],
    },
  )
}

/** The follow-up case that opens beside a grant, and its initial facts (decision 33). */
export const FOLLOW_UP: NonNullable<Outcome['opens']> = {
  family: 'seguimiento',
  facts: ['permiso.vence', 'permiso.obligaciones', 'permiso.resolucion'],
}

interface Closing extends Place {
  readonly roles: readonly string[]
  readonly followUp?: {
    readonly code: string
    readonly label: string
    readonly guard: Logic
    readonly reason: string
  }
  readonly archive: {
    readonly code: string
    readonly label: string
    readonly guard?: Logic
    readonly reason?: string
  }
  readonly more?: readonly FieldDef[]
}

/** Completes the expediente and ends the case; a grant offers to open its follow-up (decision 33). */
export const closing = ({ roles, followUp, archive, more, ...place }: Closing): WrittenStep =>
  built(
    { status: 'finalizada', ...place },
    {
      kind: 'file',
      screen: '/solicitudes/expediente/:id',
      roles,
      capture: [...(more ?? []), remarks],
      produces: [],
      outcomes: [
        ...(followUp === undefined
          ? []
          : [
              {
                code: followUp.code,
                label: followUp.label,
                to: 'FIN',
                opens: FOLLOW_UP,
                by: 'staff' as const,
                guard: followUp.guard,
                guardReason: followUp.reason,
              },
            ]),
        {
          code: archive.code,
          label: archive.label,
          to: 'FIN',
          by: 'staff',
          ...(followUp !== undefined && { needs: [] }),
          ...(archive.guard !== undefined && { guard: archive.guard, guardReason: archive.reason ?? '' }),
        },
      ],
    },
  )

/** A permit's expiry and obligations, from which its follow-up starts. */
export const permitFields: readonly FieldDef[] = [
  {
    key: 'permiso.vence',
    kind: 'date',
    label: 'Fecha de vencimiento del permiso',
    required: true,
    condition: GRANTS,
  },
  obligations('permiso.obligaciones', GRANTS),
]

export const GRANTED: Logic = given('hecho.decision.sentido', 'otorga')
export const NOT_GRANTED: Logic = notGiven('hecho.decision.sentido', 'otorga')
