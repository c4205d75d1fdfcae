import type { Logic } from '@ventanilla/domain/forms/definition'

/**
 * Whether the decision of an appeal leaves an individual right. Only one that upholds or clarifies a
 * refusal or a sanction, or that refuses what was granted, leaves none; whatever is not known leaves one.
 */
export const appealCreatesSituation: Logic = {
  or: [
    { '!': [{ in: [{ var: 'recurso.decision' }, ['confirma', 'aclara', 'adiciona', 'niega']] }] },
    { '==': [{ var: 'decision.sentido' }, 'otorga'] },
    { '==': [{ var: 'sancion.responsable' }, 'no'] },
  ],
}
