export interface NewApplicant {
  readonly personType: 1 | 2
  /** of the person or company */
  readonly name: string
  readonly documentType: number
  readonly documentNumber: string
  readonly phone: string
  readonly email: string
}

export interface AskedChange {
  /** the request id that section 7's calls use */
  readonly changeId: string
  /** of the mailed link */
  readonly token: string
}

/** Requests a change of applicant and opens its link, by the calls the screens make. */
export interface ChangeStories {
  /** requested by the case's applicant, or by `by`; the new applicant is mailed the link */
  askChange(
    caseId: string,
    to: NewApplicant,
    more?: { readonly by?: string; readonly reason?: string },
  ): Promise<AskedChange>
  /** data of a cast member as the new applicant of a request */
  newApplicant(email: string): Promise<NewApplicant>
  /** requests a change to a cast member, who opens the link with their account: the request can be sent */
  bindChange(caseId: string, email: string, more?: { readonly reason?: string }): Promise<AskedChange>
}
