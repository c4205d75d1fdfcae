/** `cs_estado` of a request that passes a case to another applicant. The specification names 11 alone; the other is ours. */
export const CHANGE_STATE = { waitsForNewApplicant: 10, newApplicantRegistered: 11 } as const
