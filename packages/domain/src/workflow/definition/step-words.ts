/** How an appeal is filed, as stored in `recurso.clase`: alone, or with another in the alternative. */
export const APPEAL_CLASSES = ['reposicion', 'reposicion_apelacion', 'apelacion', 'queja'] as const

/** More time to answer, giving up the rest of an own term, an appeal. */
export const PARTY_REQUESTS = ['extension', 'waiver', 'appeal'] as const
