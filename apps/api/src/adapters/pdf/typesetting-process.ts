import { watchThread } from '../process/watched-thread.ts'

/** A process that typesets documents, started with the typesetter's folder. */
watchThread(new URL('./typesetter.ts', import.meta.url), { name: 'typst', workerData: process.argv[3] })
