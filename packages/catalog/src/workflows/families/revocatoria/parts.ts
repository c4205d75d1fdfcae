import type { Logic } from '@ventanilla/domain/forms/definition'

/**
 * CPACA art. 97: what the act is decides whether it created a situation. The official can find one in an act of
 * another kind, never deny one. An act that is not in the list needs consent.
 */
export const NEEDS_NO_CONSENT: Logic = {
  in: [{ var: 'hecho.acto_revocado.numero' }, { var: 'hecho.caso.actos_sin_situacion' }],
}
