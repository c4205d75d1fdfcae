import { type Budget, DAY, HOUR } from './budget.ts'

/** Limits on storing files, rendering their pages and previewing documents. */
export const uploads = {
  // Attack: a script fills the store with unattached files. The
  // settings UPLOAD_DAY_FILES and UPLOAD_DAY_MB set the amounts.
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
  // Attack: a script keeps the single rendering process busy; a page that exceeds its memory or time counts as
  // many. No reader views twenty-five pages a minute for an hour.
  paintedPagesOfPerson: {
    per: 'person',
    most: 1500,
    seconds: HOUR,
    sentence: (wait) =>
      `Ya vio todas las páginas que una persona puede ver en una hora. Podrá ver más en ${wait}; mientras tanto, descargue el archivo.`,
  },
  // Attack: one session previews documents that are sound and as costly as they may be, and nobody else can preview
  // theirs. Seconds of the single process; a preview takes one or two, and the longest forty.
  previewSecondsOfPerson: {
    per: 'person',
    most: 600,
    seconds: HOUR,
    sentence: (wait) =>
      `Ya pidió todas las vistas previas que una persona puede pedir en una hora. Podrá pedir más en ${wait}; lo que escribió se sigue guardando.`,
  },
  // Attack: one session has the portal read the largest files of layers without end.
  layersReadOfPerson: {
    per: 'person',
    most: 60,
    seconds: HOUR,
    sentence: (wait) =>
      `Ya cargó todas las capas que una persona puede cargar en una hora. Podrá cargar más en ${wait}; los archivos que subió están guardados.`,
  },
  // Attack: a script fills the record of confirmed reaches, of which nothing is ever removed.
  reachesConfirmedOfPerson: {
    per: 'person',
    most: 300,
    seconds: HOUR,
    sentence: (wait) =>
      `Ya confirmó todos los tramos que una persona puede confirmar en una hora. Podrá confirmar más en ${wait}.`,
  },
  // Attack: a script has archives of a configuration unpacked and judged without end.
  carriedArchivesOfPerson: {
    per: 'person',
    most: 60,
    seconds: HOUR,
    sentence: (wait) =>
      `Ya revisó todas las configuraciones que una persona puede revisar en una hora. Podrá revisar más en ${wait}.`,
  },
} as const satisfies Readonly<Record<string, Budget>>
