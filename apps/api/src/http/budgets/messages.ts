import { type Budget, DAY, HOUR } from './budget.ts'

/** Limits on messages requested by unidentified callers. */
export const messages = {
  // Attack: SMS pumping. Codes are sent endlessly to numbers of
  // an accomplice's operator, and the authority pays for each.
  smsOfNumber: {
    per: 'number',
    most: 10,
    seconds: DAY,
    sentence: (wait) =>
      `Hoy ya enviamos a ese celular todos los mensajes de un día. Podrá pedir otro en ${wait}.`,
  },
  smsOfAddress: {
    per: 'address',
    most: 50,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se pidieron demasiados mensajes de texto. Intente de nuevo en ${wait}.`,
  },
  smsOfPortal: {
    per: 'portal',
    most: 3000,
    seconds: DAY,
    sentence: (wait) => `El envío de mensajes de texto está detenido. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo el envío de códigos por mensaje de texto: hoy se pidieron demasiados',
  },
  // Attack: flooding a stranger's mailbox with registrations, powers and offers in their name.
  mailsOfMailbox: {
    per: 'number',
    most: 20,
    seconds: DAY,
    sentence: (wait) =>
      `Hoy ya enviamos a ese correo todos los mensajes de un día que se pueden pedir sin confirmarlo. Intente de nuevo en ${wait}.`,
  },
  // Attack: mailing a registration's link again and again, at each login and each correction of its address.
  confirmationsOfAccount: {
    per: 'account',
    most: 5,
    seconds: HOUR,
    sentence: (wait) => `Ya pidió varios correos. Podrá solicitar otro en ${wait}.`,
  },
  // Attack: mailing a list of addresses until the authority's
  // mail is classified as spam and rejected everywhere.
  mailsOfAddress: {
    per: 'address',
    most: 100,
    seconds: DAY,
    sentence: (wait) => `Desde esta conexión se pidieron demasiados correos. Intente de nuevo en ${wait}.`,
  },
  mailsOfPortal: {
    per: 'portal',
    most: 5000,
    seconds: DAY,
    sentence: (wait) => `El envío de correos sin confirmar está detenido. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo el envío de correos a direcciones sin confirmar: hoy se pidieron demasiados',
  },
  // Attack: triggering endless alarms to hide the one that matters; /operacion shows all of them.
  alarmsOfPortal: {
    per: 'portal',
    most: 20,
    seconds: DAY,
    sentence: (wait) => `Ya se enviaron muchas alarmas. La próxima saldrá en ${wait}.`,
  },
  // Attack: a network with many addresses uses up a few guesses from each, until no alarm is left for the account or
  // the whole portal that is guessed next.
  alarmsOfAddresses: {
    per: 'portal',
    most: 5,
    seconds: DAY,
    sentence: (wait) => `Ya se enviaron muchas alarmas de conexiones. La próxima saldrá en ${wait}.`,
  },
  // Attack: flooding a mailbox with unrequested codes from many addresses (five an hour from each).
  recoveryMailsOfAccount: {
    per: 'account',
    most: 30,
    seconds: DAY,
    sentence: (wait) =>
      `Hoy se pidieron demasiados códigos para ese correo. Abra el enlace del último que enviamos, que sirve hasta entonces, o pida uno desde un equipo en el que ya haya entrado. Podrá pedir otro aquí en ${wait}.`,
  },
  // Attack: requesting codes for a list of addresses, so that the authority's mail is classified as spam and
  // rejected everywhere.
  recoveryMailsOfAddress: {
    per: 'address',
    most: 60,
    seconds: HOUR,
    sentence: (wait) => `Desde esta conexión se pidieron demasiados códigos. Intente de nuevo en ${wait}.`,
  },
} as const satisfies Readonly<Record<string, Budget>>
