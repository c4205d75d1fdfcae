import { type Budget, DAY, HOUR } from './budget.ts'

/** What is sent at the wish of somebody whom we do not know. */
export const messages = {
  // SMS pumping: numbers of an accomplice's operator are sent codes without end, and the authority pays for each.
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
  // The mailbox of a stranger filled by registrations, powers and offers in their name.
  mailsOfMailbox: {
    per: 'number',
    most: 20,
    seconds: DAY,
    sentence: (wait) =>
      `Hoy ya enviamos a ese correo todos los mensajes de un día que se pueden pedir sin confirmarlo. Intente de nuevo en ${wait}.`,
  },
  // The link of a registration mailed again and again, at each login and each correction of its address.
  confirmationsOfAccount: {
    per: 'account',
    most: 5,
    seconds: HOUR,
    sentence: (wait) => `Ya pidió varios correos. Podrá solicitar otro en ${wait}.`,
  },
  // A list of mailboxes gone through, until the authority's mail counts as a nuisance and is refused everywhere.
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
  // Whoever sets off alarms without end hides the one that matters; /operacion shows all of them.
  alarmsOfPortal: {
    per: 'portal',
    most: 20,
    seconds: DAY,
    sentence: (wait) => `Ya se enviaron muchas alarmas. La próxima saldrá en ${wait}.`,
  },
  // Somebody's mailbox filled with codes that they did not ask for, from many addresses (five an hour from each).
  recoveryMailsOfAccount: {
    per: 'account',
    most: 30,
    seconds: DAY,
    sentence: (wait) =>
      `Hoy se pidieron demasiados códigos para ese correo. Abra el enlace del último que enviamos, que sirve hasta entonces, o pida uno desde un equipo en el que ya haya entrado. Podrá pedir otro aquí en ${wait}.`,
  },
  // A list of addresses gone through, so that the authority's mail counts as a nuisance and is refused everywhere.
  recoveryMailsOfAddress: {
    per: 'address',
    most: 60,
    seconds: HOUR,
    sentence: (wait) => `Desde esta conexión se pidieron demasiados códigos. Intente de nuevo en ${wait}.`,
  },
} as const satisfies Readonly<Record<string, Budget>>
