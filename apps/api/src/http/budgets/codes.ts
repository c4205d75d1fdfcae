import { type Budget, DAY, HOUR } from './budget.ts'

/** Limits on guessing short codes. */
export const codes = {
  // Attack: a stolen session guesses the four-digit signing code. Allows 10 of 10 000 a day, however many acts
  // await signature.
  signingGuessesOfAccount: {
    per: 'account',
    most: 10,
    seconds: DAY,
    sentence: (wait) =>
      `Sus códigos de firma quedaron bloqueados porque se escribieron varios equivocados. Firme con su llave de acceso, si tiene una, pida a un administrador que los vuelva a abrir o intente de nuevo en ${wait}.`,
    alarm: 'Se escribieron demasiados códigos de firma equivocados con una cuenta',
  },
  // Attack: many stolen sessions from one address. An office of
  // thirty signers behind one address mistypes less than this.
  signingGuessesOfAddress: {
    per: 'address',
    most: 60,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
    alarm: 'Desde una conexión se escribieron demasiados códigos de firma equivocados',
  },
  // Attack: many sessions from many addresses. Of a day's 10 000 codes, at most about a thirtieth can be tried.
  signingGuessesOfPortal: {
    per: 'portal',
    most: 300,
    seconds: DAY,
    sentence: (wait) =>
      `La firma con código está detenida en todo el portal porque se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo la firma con código en todo el portal',
  },
  // Attack: requesting codes endlessly for one act after another, each an SMS. No official signs an act a
  // minute for hours.
  signingCodesOfAccount: {
    per: 'account',
    most: 60,
    seconds: HOUR,
    sentence: (wait) => `Ya pidió muchos códigos de firma. Podrá pedir otro en ${wait}.`,
  },
  // Attack: anyone who has the mail address requests recovery codes and guesses each five times, from unknown
  // devices. With the budget of known devices: 50 of 10 000 a day. Exhausting it locks nobody out: known
  // devices have their own budget, and the mailed link needs no digits.
  recoveryGuessesOfAccount: {
    per: 'account',
    most: 40,
    seconds: DAY,
    sentence: (wait) =>
      `Se escribieron demasiados códigos equivocados para esta cuenta. Abra el enlace del correo que le enviamos, que no pide código, o intente de nuevo en ${wait}.`,
    alarm: 'Se escribieron demasiados códigos de recuperación equivocados para una cuenta',
  },
  // Attack: guessing on a computer that the account has used.
  recoveryGuessesOfKnownDevices: {
    per: 'account',
    most: 10,
    seconds: DAY,
    sentence: (wait) =>
      `Ya escribió demasiados códigos equivocados. Abra el enlace del correo que le enviamos, que no pide código, o intente de nuevo en ${wait}.`,
    alarm:
      'Desde un equipo de la propia cuenta se escribieron demasiados códigos de recuperación equivocados',
  },
  // Attack: 120 tries in 23 seconds from one address, on 60 recoveries of as many accounts.
  recoveryGuessesOfAddress: {
    per: 'address',
    most: 20,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se escribieron demasiados códigos equivocados. Abra el enlace del correo que le enviamos, que no pide código, o intente de nuevo en ${wait}.`,
    alarm: 'Desde una conexión se escribieron demasiados códigos de recuperación equivocados',
  },
  // Attack: the same from a thousand addresses, which would hit the code of one in 10 000 recoveries.
  recoveryGuessesOfPortal: {
    per: 'portal',
    most: 1000,
    seconds: DAY,
    sentence: (wait) =>
      `La recuperación con código está detenida por un ataque. Abra el enlace del correo que le enviamos, que no pide código, o intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo la recuperación de contraseñas con código en todo el portal',
  },
  // Attack: confirming another person's telephone or mail address as one's own.
  codeGuessesOfAccount: {
    per: 'account',
    most: 20,
    seconds: DAY,
    sentence: (wait) => `Se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
  },
  codeGuessesOfAddress: {
    per: 'address',
    most: 40,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
    alarm: 'Desde una conexión se escribieron demasiados códigos de confirmación equivocados',
  },
  codeGuessesOfPortal: {
    per: 'portal',
    most: 2000,
    seconds: DAY,
    sentence: (wait) => `La confirmación de celulares y correos está detenida. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo en todo el portal la confirmación de celulares y correos con código',
  },
} as const satisfies Readonly<Record<string, Budget>>
