/** Where an invitation is accepted. The token follows `#`, so it reaches no log and no other site. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/invitacion-funcionario#${token}`
