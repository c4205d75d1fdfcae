import { type Budget, HOUR } from './budget.ts'

/** What a login reads that has to wait. */
export const tooManyLogins = (wait: string): string =>
  `Hubo demasiados intentos fallidos. Espere ${wait} y vuelva a intentar.`
/** The same of a wait worth avoiding: the owner comes in by mail. */
export const waitOrRecover = (wait: string): string =>
  `${tooManyLogins(wait)} Si la cuenta es suya y no quiere esperar, recupere la contraseña con su correo.`

/** Passwords, which are guessed. */
export const logins = {
  // A password guessed from many addresses at once. One address alone, made to wait, does not come to 30 in four hours, so
  // that nobody shuts an account from one place; a device that knows the account does not count here.
  loginGuessesOfAccount: {
    per: 'account',
    most: 50,
    seconds: 4 * HOUR,
    sentence: waitOrRecover,
    alarm: 'Desde varias conexiones se escribieron demasiadas contraseñas equivocadas de una cuenta',
  },
  // One common password tried on account after account. An office behind one address is given back what a success follows.
  loginGuessesOfAddress: {
    per: 'address',
    most: 100,
    seconds: HOUR,
    sentence: waitOrRecover,
  },
  // Passwords stolen elsewhere, tried from thousands of addresses. Devices that know their account go on.
  loginGuessesOfPortal: {
    per: 'portal',
    most: 3000,
    seconds: HOUR,
    sentence: waitOrRecover,
    alarm: 'Se detuvo el ingreso desde equipos no conocidos en todo el portal',
  },
} as const satisfies Readonly<Record<string, Budget>>
