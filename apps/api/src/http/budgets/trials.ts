import { type Budget, DAY } from './budget.ts'

/** Limits on trying drafts of the configuration. */
export const trials = {
  // Attack: one session has the portal judge the cases of a year again and again. Who writes a draft tries it a few times a day.
  trialsOfPerson: {
    per: 'person',
    most: 60,
    seconds: DAY,
    sentence: (wait) =>
      `Ya pidió todas las pruebas que una persona puede pedir en un día. Podrá pedir más en ${wait}; sin prueba también se puede publicar.`,
  },
} as const satisfies Readonly<Record<string, Budget>>
