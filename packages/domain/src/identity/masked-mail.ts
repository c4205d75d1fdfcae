/** An address that its owner recognises and nobody else learns: the first letter and the domain; '' where there is none. */
export const maskedMail = (email: string): string =>
  email.includes('@') ? `${email.slice(0, 1)}•••@${email.split('@')[1] ?? ''}` : ''
