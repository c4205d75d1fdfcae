import { type Budget, DAY } from './budget.ts'

/** What is stored. */
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
} as const satisfies Readonly<Record<string, Budget>>
