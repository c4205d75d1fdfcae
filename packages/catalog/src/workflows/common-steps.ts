import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import type { Outcome, WrittenStep, Term } from '@ventanilla/domain/workflow/definition/definition'
import {
  both,
  built,
  ANSWERS_IT,
  CITIZENS,
  FILES_IT,
  FREE,
  fails,
  holdsAll,
  internal,
  type Place,
  remarks,
  toNotify,
} from './step-parts.ts'

/** The filing; its outcomes route the filed application. */
export const filing = (
  place: Omit<Place, 'term' | 'status'>,
  outcomes: readonly Outcome[],
  more: Partial<WrittenStep> = {},
): WrittenStep =>
  built(
    { ...place, status: 'radicada' },
    {
      kind: 'answer',
      screen: '/tramites-ambientales/:n/:solId',
      roles: CITIZENS,
      turn: 'usuario',
      asks: FILES_IT,
      capture: [],
      produces: [],
      outcomes,
      ...more,
    },
  )

interface Completeness extends Place {
  readonly question: string
  readonly roles: readonly string[]
  readonly yes: string
  readonly no: string
  readonly screen?: string
  readonly produces?: readonly string[]
  readonly more?: readonly FieldDef[]
}

/**
 * Check of the application's documents, one by one. Missing ones are required once (CPACA art. 17); those that
 * still fail after the answer lead to the desistimiento tácito.
 */
export const completeness = ({
  question,
  roles,
  yes,
  no,
  screen,
  produces,
  more,
  ...place
}: Completeness): WrittenStep => {
  const required: Logic = { '>': [{ var: `caso.vueltas.${no}` }, 0] }
  return built(place, {
    kind: 'checklist',
    screen: screen ?? '/solicitudes/evaluacion-revision-documentos/:id',
    roles,
    capture: [
      {
        key: 'revision.documentos',
        kind: 'checklist',
        label: 'Lista de chequeo',
        required: true,
        optionsFrom: 'documentos',
      },
      ...(more ?? []),
      remarks,
    ],
    produces: produces ?? [],
    question: { text: question },
    outcomes: [
      {
        code: 'si',
        move: 'yes',
        label: 'Sí',
        to: yes,
        by: 'staff',
        guard: holdsAll('revision_documentos'),
        guardReason: 'Hay documentos que no cumplen.',
      },
      {
        code: 'no',
        move: 'no',
        label: 'No',
        to: no,
        by: 'staff',
        guard: both(fails('revision_documentos'), { '!': [required] }),
        guardReason: 'Todos los documentos cumplen, o ya se requirió una vez lo que falta.',
      },
      {
        code: 'no_atiende',
        label: 'La respuesta no atiende lo requerido',
        to: 'DTA-01',
        by: 'staff',
        guard: both(fails('revision_documentos'), required),
        guardReason: 'Solo procede cuando ya se requirió y todavía hay documentos que no cumplen.',
      },
    ],
  })
}

interface Requirement extends Place {
  readonly roles: readonly string[]
  readonly answer: string
}

/** Auto that requires the missing documents, once. */
export const requirement = ({ roles, answer, ...place }: Requirement): WrittenStep =>
  built(place, {
    kind: 'draft',
    screen: '/solicitudes/auto-requerimiento/:id',
    roles,
    capture: [
      {
        key: 'requerimiento.items',
        kind: 'requirements',
        label: 'Lo que debe completar el solicitante',
        required: true,
        help: 'Se propone con los documentos que no cumplen. Puede corregir la redacción.',
      },
    ],
    produces: ['AUTO_REQUERIMIENTO'],
    outcomes: [toNotify('notificado', 'Notificado', answer)],
  })

interface Answer extends Place {
  /** act whose requirement is answered */
  readonly answersAct: string
  readonly term: Term
  /** variable that holds the requirements */
  readonly asked: string
  /** code of the outcome that submits the answer */
  readonly code: string
  readonly label: string
  readonly to: string
  /** step after the term expires without an answer; omitted when that family is not loaded */
  readonly expiry?: string
  readonly extension?: { readonly code: string; readonly label: string }
  readonly fromNotification?: boolean
}

/** The applicant answers the requirements, point by point, and can request one extension. */
export const answer = ({
  answersAct,
  asked,
  code,
  label,
  to,
  expiry,
  extension,
  fromNotification,
  ...place
}: Answer): WrittenStep => {
  const root = asked.replace(/\.items$/, '')
  return built(
    { status: 'esperando_usuario', ...place },
    {
      kind: 'answer',
      answersAct,
      message: 'requerimiento',
      screen: '/solicitudes/auto-info-complementaria-ciudadano/:id',
      roles: CITIZENS,
      ...(fromNotification !== false && { termFrom: 'notificacion' as const }),
      pausesTerm: true,
      turn: 'usuario',
      asks: ANSWERS_IT,
      capture: [
        {
          key: `${root}.respuestas`,
          kind: 'answers',
          label: 'Respuesta a cada punto',
          required: true,
          optionsFrom: asked,
          answeredBy: 'solicitante',
        },
      ],
      produces: [],
      outcomes: [
        { code, move: 'file', label, to, by: 'applicant' },
        {
          ...(extension ?? { code: 'pide_prorroga', label: 'Solicita prórroga' }),
          to: 'PRO-01',
          returnTo: place.id,
          by: 'applicant',
          needs: [],
          guard: { '!': [{ var: `hecho.prorroga.pedida.${place.id}` }] },
          guardReason: 'La prórroga se pide una sola vez.',
        },
        ...(expiry === undefined
          ? []
          : [
              {
                code: 'vence',
                label: 'Vence el plazo sin respuesta',
                to: expiry,
                by: 'system' as const,
                automatic: 'expiry' as const,
              },
            ]),
      ],
    },
  )
}

interface Fee extends Place {
  readonly code: string
  readonly label: string
  readonly next: string
  /** types of the family without a fee skip this step */
  readonly skips?: boolean
}

/** Project value, from which the liquidación is computed, approved, paid and verified in its own family. */
export const fee = ({ code, label, next, skips, ...place }: Fee): WrittenStep =>
  built(
    { term: internal(3), status: 'en_liquidacion', ...place },
    {
      kind: 'form',
      screen: '/liquidacion',
      roles: ['CLI_LIQUIDADOR'],
      capture: [
        {
          key: 'liquidacion.valor_proyecto',
          kind: 'money',
          label: 'Valor del proyecto revisado',
          required: true,
          unit: 'COP',
          min: 0,
          help: 'Costos de inversión y operación declarados por el solicitante.',
        },
        {
          key: 'liquidacion.revision',
          kind: 'longText',
          label: 'Revisión de los costos declarados',
          required: true,
          maxLength: 1000,
        },
      ],
      produces: [],
      outcomes: [{ code, label, to: 'LIQ-01', returnTo: next, by: 'staff' }],
      ...(skips === true && { skip: { when: FREE, to: next } }),
    },
  )
