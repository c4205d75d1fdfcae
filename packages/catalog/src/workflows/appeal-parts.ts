import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import { APPELLANTS } from '@ventanilla/domain/workflow/state/stages'
import type { Outcome } from '@ventanilla/domain/workflow/definition/definition'

/** Shared by the two appeal families: who decides, the outcomes of a decision, and the recurso de queja. */

const filed = (...classes: readonly string[]): Logic => ({ in: [{ var: 'hecho.recurso.clase' }, classes] })
const decided = (...decisions: readonly string[]): Logic => ({
  in: [{ var: 'hecho.recurso.decision' }, decisions],
})

/** The superior decides an apelación and a queja (CPACA art. 74 nums. 2 and 3). */
export const BY_SUPERIOR: Logic = filed('apelacion', 'queja')

/** The decision was revoked and must be made anew; a queja revokes only the rejection. */
export const REOPENS: Logic = { and: [decided('revoca'), { '!': [filed('queja')] }] }

/**
 * The case goes to the superior when an apelación en subsidio remains after a failed reposición, or when a
 * queja succeeds. With several appeals: a grant does not satisfy a third party, and an apelación waits while
 * another appellant's queja is decided.
 */
export const goesToSuperior = (admitted: Logic): Logic => ({
  or: [
    { and: [admitted, filed('reposicion_apelacion'), { '!': [decided('revoca', 'otorga')] }] },
    {
      and: [
        admitted,
        filed('reposicion_apelacion'),
        decided('otorga'),
        { var: 'hecho.recurso.tercero_apela' },
      ],
    },
    { and: [filed('queja'), decided('revoca')] },
    { var: 'hecho.recurso.pendiente_superior' },
  ],
})

export const toSuperior = (to: string, admitted: Logic): Outcome => ({
  code: 'al_superior',
  label: 'La apelación procede: pasa al superior',
  to,
  by: 'staff',
  acts: [],
  needs: [],
  // when one appeal was decided and another rejected, the queja against the rejection takes precedence
  afterAppeal: true,
  does: ['recurso.al_superior'],
  guard: goesToSuperior(admitted),
  guardReason: 'No se interpuso apelación en subsidio, o la reposición le dio la razón.',
})

/** Recurso de queja against the rejection of an apelación, five days (CPACA art. 74 num. 3). */
export const complains = (to: string): Outcome => ({
  code: 'queja',
  label: 'Presentar recurso de queja',
  to,
  by: 'applicant',
  acts: [],
  needs: [],
  guard: { '!': [REOPENS] },
  guardReason: 'La decisión revocó el acto y se vuelve a resolver: el recurso ya no tiene objeto.',
})

/** Appeals not admitted among several that are studied together; the decision states why. */
export const notAdmitted: readonly FieldDef[] = [
  {
    key: 'recurso.inadmitidos',
    kind: 'multi',
    label: 'Recursos que no se admiten',
    required: false,
    optionsFrom: APPELLANTS,
    help: 'De quiénes. Los demás siguen, y la decisión rechaza estos con su causal.',
    condition: { and: [{ '!!': [{ var: 'recurso.recurrentes' }] }, { var: 'recurso.admite' }] },
  },
  {
    key: 'recurso.causal_parcial',
    kind: 'longText',
    label: 'Causal de rechazo de los que no se admiten',
    required: true,
    maxLength: 3000,
    condition: { and: [{ var: 'recurso.admite' }, { '!!': [{ var: 'recurso.inadmitidos' }] }] },
  },
]
