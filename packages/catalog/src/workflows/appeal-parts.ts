import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import { APPELLANTS } from '@ventanilla/domain/workflow/stages'
import type { Outcome } from '@ventanilla/domain/workflow/definition'

/** What the two families of appeals share: who decides, what follows a decision, and the complaint against a rejection. */

const filed = (...classes: readonly string[]): Logic => ({ in: [{ var: 'hecho.recurso.clase' }, classes] })
const decided = (...decisions: readonly string[]): Logic => ({
  in: [{ var: 'hecho.recurso.decision' }, decisions],
})

/** The superior decides an appeal and a complaint (CPACA art. 74 nums. 2 and 3). */
export const BY_SUPERIOR: Logic = filed('apelacion', 'queja')

/** The decision was revoked and is to be taken anew; a complaint revokes only the rejection. */
export const REOPENS: Logic = { and: [decided('revoca'), { '!': [filed('queja')] }] }

/**
 * Filed as subsidiary and the reconsideration did not help, or the complaint was right. Of several appeals: what is granted
 * does not help a third party, and what one took to the superior waits while another complains.
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
  // where one appeal was decided and another one rejected, whoever may complain of that comes first
  afterAppeal: true,
  does: ['recurso.al_superior'],
  guard: goesToSuperior(admitted),
  guardReason: 'No se interpuso apelación en subsidio, o la reposición le dio la razón.',
})

/** Against the rejection of an appeal to the superior, five days (CPACA art. 74 num. 3). */
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

/** Of several appeals that are studied together, those that are not admitted; the decision says why. */
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
