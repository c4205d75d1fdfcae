import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import type { ChangePart } from '@ventanilla/domain/workflow/definition/change-part'
import type { OutcomeMove } from '@ventanilla/domain/workflow/definition/outcome-move'

/** Effect of a section 7 call on a request: its steps, the moves that it makes and its message. */
export interface Move {
  /** part of the step from which it is allowed → moves made in order, each from the step that the last opened */
  readonly from: Readonly<Partial<Record<ChangePart, readonly OutcomeMove[]>>>
  /** verb ('aprobar') for the sentence of every other state */
  readonly does: string
  readonly message: string
  /** a GET: repeated by its caller, it returns the request's state and changes nothing (decision 18) */
  readonly repeats?: true
}

/** The machine's moves, each with its call; see docs/decisions/applicant-change.md for the steps. */
export const MOVES = {
  send: {
    from: { send: ['send'] },
    does: 'enviar',
    message: 'La solicitud de cambio quedó enviada.',
    repeats: true,
  },
  approve: {
    from: { study: ['approve'] },
    does: 'aprobar',
    message: 'La solicitud quedó aprobada.',
    repeats: true,
  },
  reject: {
    from: { study: ['reject'] },
    does: 'rechazar',
    message: 'La solicitud quedó rechazada.',
    repeats: true,
  },
  assign: {
    from: { assign: ['assign'] },
    does: 'asignar',
    message: 'Asignación realizada correctamente',
  },
  review: {
    from: {
      draft: ['submit', 'submit'],
      submit: ['submit'],
      correct: ['submit', 'submit'],
    },
    does: 'enviar a revisión el auto',
    message: 'El auto quedó en revisión.',
  },
  returnByCoordinator: {
    from: { review: ['return'] },
    does: 'devolver el auto por el coordinador jurídico',
    message: 'El auto volvió al abogado con sus correcciones.',
  },
  approveByCoordinator: {
    from: { review: ['approve'] },
    does: 'aprobar el auto por el coordinador jurídico',
    message: 'El auto quedó aprobado y pasa a firma.',
  },
  returnBySubdirector: {
    from: { sign: ['return'] },
    does: 'devolver el auto por el subdirector jurídico',
    message: 'El auto volvió al abogado con sus correcciones.',
  },
  accept: {
    from: { accept: ['accept'] },
    does: 'aceptar',
    message: 'Usted aceptó el trámite. Pasará a su nombre cuando el auto quede en firme.',
  },
  deny: {
    from: { accept: ['decline'] },
    does: 'denegar',
    message: 'Usted no aceptó el trámite. Sigue a nombre de quien lo tenía.',
  },
  apply: {
    from: { apply: ['apply'] },
    does: 'aplicar',
    message: 'El trámite quedó a nombre del nuevo solicitante.',
  },
} as const satisfies Readonly<Record<string, Move>>

/** Parts of the steps from which a move is allowed. */
export const partsOf = (move: Move): ChangePart[] => keysIn(move.from)
