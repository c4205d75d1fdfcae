import { type Budget, DAY } from './budget.ts'

/** Limits on enumerating cases and people. */
export const lookups = {
  // Attack: radicados are sequential and document numbers are known, so pairs are tried until the state of a
  // case is returned.
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
  // Attack: an official, or a thief of their session, copies page by page who opposes whose projects and
  // where they live. A day's work at the counter needs some dozens of pages.
  thirdPartyPagesOfPerson: {
    per: 'person',
    most: 300,
    seconds: DAY,
    sentence: (wait) =>
      `Ya consultó todas las listas de intervinientes que una persona puede consultar en un día. Podrá consultar más en ${wait}.`,
    alarm: 'Una persona consultó en un día más listas de intervinientes que las que pide su trabajo',
  },
  // Attack: an official, or a thief of their session, goes over the map place by place and copies who asks for
  // water or land where. A technician looks up some dozens of places in a day.
  placesSearchedOfPerson: {
    per: 'person',
    most: 500,
    seconds: DAY,
    sentence: (wait) =>
      `Ya buscó todos los lugares que una persona puede buscar en un día. Podrá buscar más en ${wait}.`,
    alarm: 'Una persona buscó por coordenadas en un día más lugares que los que pide su trabajo',
  },
  // Codes printed on acts have 58 bits and link tokens 256:
  // guessing is hopeless. Limits noise and growth of the audit.
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
