import type { Logic } from '@ventanilla/domain/forms/definition'
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

/** Filed as subsidiary and the reconsideration did not help, or the complaint was right. */
export const goesToSuperior = (admitted: Logic): Logic => ({
  or: [
    { and: [admitted, filed('reposicion_apelacion'), { '!': [decided('revoca', 'otorga')] }] },
    { and: [filed('queja'), decided('revoca')] },
  ],
})

export const toSuperior = (to: string, admitted: Logic): Outcome => ({
  code: 'al_superior',
  label: 'La apelación procede: pasa al superior',
  to,
  by: 'staff',
  acts: [],
  needs: [],
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
})
