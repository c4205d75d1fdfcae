import { type Budget, DAY, HOUR } from './budget.ts'

/** What is stored, and what is painted of it. */
export const uploads = {
  // A script fills the store with files that belong to nothing. The settings UPLOAD_DAY_FILES and UPLOAD_DAY_MB say how much.
  uploadedFilesOfPerson: {
    per: 'person',
    most: 1000,
    seconds: DAY,
    sentence: (wait) =>
      `Ya subió todos los archivos que una persona puede subir en un día. Lo que subió está guardado; podrá subir más en ${wait}.`,
  },
  uploadedBytesOfPerson: {
    per: 'person',
    most: 10_240 * 1_048_576,
    seconds: DAY,
    sentence: (wait) =>
      `Sus archivos de hoy ya suman todo lo que una persona puede subir en un día. Lo que subió está guardado; podrá subir más en ${wait}.`,
  },
  // A script keeps the one process that paints pages busy; one that is ended for its memory or time counts as many. Nobody
  // reads twenty-five pages a minute for an hour.
  paintedPagesOfPerson: {
    per: 'person',
    most: 1500,
    seconds: HOUR,
    sentence: (wait) =>
      `Ya vio todas las páginas que una persona puede ver en una hora. Podrá ver más en ${wait}; mientras tanto, descargue el archivo.`,
  },
} as const satisfies Readonly<Record<string, Budget>>
