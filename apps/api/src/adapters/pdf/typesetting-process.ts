import { watchThread } from '../process/watched-thread.ts'

/** A process that sets documents, started with the folder of the typesetter. */
watchThread(new URL('./typesetter.ts', import.meta.url), { name: 'typst', workerData: process.argv[3] })
