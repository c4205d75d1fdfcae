/** Masks an address so that only its owner recognises it: first letter and domain; '' without an address. */
export const maskedMail = (email: string): string =>
  email.includes('@') ? `${email.slice(0, 1)}•••@${email.split('@')[1] ?? ''}` : ''
