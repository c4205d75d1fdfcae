import { type Budget, HOUR } from './budget.ts'

/** Sentence for a login that must wait. */
export const tooManyLogins = (wait: string): string =>
  `Hubo demasiados intentos fallidos. Espere ${wait} y vuelva a intentar.`
/** The same for a long wait, with the recovery by mail as an alternative. */
export const waitOrRecover = (wait: string): string =>
  `${tooManyLogins(wait)} Si la cuenta es suya y no quiere esperar, recupere la contraseña con su correo.`

/** Limits on guessing passwords. */
export const logins = {
  // Attack: guessing one account's password from many addresses. A single address, slowed by waits, makes fewer
  // than 30 tries in four hours, so that one place cannot lock an account; known devices do not count here.
  loginGuessesOfAccount: {
    per: 'account',
    most: 50,
    seconds: 4 * HOUR,
    sentence: waitOrRecover,
    alarm: 'Desde varias conexiones se escribieron demasiadas contraseñas equivocadas de una cuenta',
  },
  // Attack: trying one common password on account after account. A success returns the failures of its pair,
  // which spares offices behind one address.
  loginGuessesOfAddress: {
    per: 'address',
    most: 100,
    seconds: HOUR,
    sentence: waitOrRecover,
    alarm: 'Desde una conexión se escribieron demasiadas contraseñas equivocadas',
  },
  // Attack: credentials stolen elsewhere, tried from thousands
  // of addresses. Devices that know their account are exempt.
  loginGuessesOfPortal: {
    per: 'portal',
    most: 3000,
    seconds: HOUR,
    sentence: waitOrRecover,
    alarm: 'Se detuvo el ingreso desde equipos no conocidos en todo el portal',
  },
} as const satisfies Readonly<Record<string, Budget>>
