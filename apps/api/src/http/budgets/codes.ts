import { type Budget, DAY, HOUR } from './budget.ts'

/** Codes of a few digits, which are guessed. */
export const codes = {
  // Four digits to sign are guessed by whoever holds a stolen session: 10 of 10 000 a day, however many acts wait for it.
  signingGuessesOfAccount: {
    per: 'account',
    most: 10,
    seconds: DAY,
    sentence: (wait) =>
      `Sus códigos de firma quedaron bloqueados porque se escribieron varios equivocados. Firme con su llave de acceso, si tiene una, pida a un administrador que los vuelva a abrir o intente de nuevo en ${wait}.`,
    alarm: 'Se escribieron demasiados códigos de firma equivocados con una cuenta',
  },
  // One address with many stolen sessions; an office of thirty signers behind one address mistypes less than this.
  signingGuessesOfAddress: {
    per: 'address',
    most: 60,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
  },
  // Many sessions from many addresses: of a day's 10 000 possibilities no attack may try more than a thirtieth.
  signingGuessesOfPortal: {
    per: 'portal',
    most: 300,
    seconds: DAY,
    sentence: (wait) =>
      `La firma con código está detenida en todo el portal porque se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo la firma con código en todo el portal',
  },
  // Codes asked for without end on one act after the other, each an SMS: nobody reads and signs one a minute for hours.
  signingCodesOfAccount: {
    per: 'account',
    most: 60,
    seconds: HOUR,
    sentence: (wait) => `Ya pidió muchos códigos de firma. Podrá pedir otro en ${wait}.`,
  },
  // The code of a recovery is asked for by anybody who knows the mail address, and guessed five times each, from places that
  // the account does not know. Together with those of its known devices: 50 of 10 000 a day. Strangers who use them up keep
  // nobody out: known devices have their own, and the link of the mail asks for no digits.
  recoveryGuessesOfAccount: {
    per: 'account',
    most: 40,
    seconds: DAY,
    sentence: (wait) =>
      `Se escribieron demasiados códigos equivocados para esta cuenta. Abra el enlace del correo que le enviamos, que no pide código, o intente de nuevo en ${wait}.`,
    alarm: 'Se escribieron demasiados códigos de recuperación equivocados para una cuenta',
  },
  // Somebody at a computer that the account was used on guesses as well.
  recoveryGuessesOfKnownDevices: {
    per: 'account',
    most: 10,
    seconds: DAY,
    sentence: (wait) =>
      `Ya escribió demasiados códigos equivocados. Abra el enlace del correo que le enviamos, que no pide código, o intente de nuevo en ${wait}.`,
    alarm:
      'Desde un equipo de la propia cuenta se escribieron demasiados códigos de recuperación equivocados',
  },
  // 120 tries in 23 seconds were made from one address, with 60 recoveries of as many accounts.
  recoveryGuessesOfAddress: {
    per: 'address',
    most: 20,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se escribieron demasiados códigos equivocados. Abra el enlace del correo que le enviamos, que no pide código, o intente de nuevo en ${wait}.`,
  },
  // The same from a thousand addresses: the code of one of 10 000 recoveries would be hit.
  recoveryGuessesOfPortal: {
    per: 'portal',
    most: 1000,
    seconds: DAY,
    sentence: (wait) =>
      `La recuperación con código está detenida por un ataque. Abra el enlace del correo que le enviamos, que no pide código, o intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo la recuperación de contraseñas con código en todo el portal',
  },
  // Somebody else's telephone or mail address would be confirmed as one's own.
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
  },
  codeGuessesOfPortal: {
    per: 'portal',
    most: 2000,
    seconds: DAY,
    sentence: (wait) => `La confirmación de celulares y correos está detenida. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo en todo el portal la confirmación de celulares y correos con código',
  },
} as const satisfies Readonly<Record<string, Budget>>
