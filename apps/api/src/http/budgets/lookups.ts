import { type Budget, DAY } from './budget.ts'

/** What answers without an account, gone through from one to the next. */
export const lookups = {
  // Radicados are counted up and document numbers are known: the pairs are tried until the state of a case answers.
  lookupsOfAddress: {
    per: 'address',
    most: 100,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se consultaron demasiadas solicitudes que no existen. Intente de nuevo en ${wait}, o ingrese con su cuenta.`,
  },
  lookupsOfPortal: {
    per: 'portal',
    most: 5000,
    seconds: DAY,
    sentence: (wait) =>
      `La consulta sin cuenta está detenida. Intente de nuevo en ${wait}, o ingrese con su cuenta.`,
    alarm:
      'Se detuvo la consulta de solicitudes sin cuenta: hubo demasiados intentos con datos que no existen',
  },
  // Codes printed on acts have 58 bits and tokens of links 256: what is answered here is noise, and filling the audit.
  verificationsOfAddress: {
    per: 'address',
    most: 300,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se comprobaron demasiados códigos que no existen. Intente de nuevo en ${wait}.`,
  },
  linksOfAddress: {
    per: 'address',
    most: 100,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se abrieron demasiados enlaces que no existen. Intente de nuevo en ${wait}.`,
  },
} as const satisfies Readonly<Record<string, Budget>>
