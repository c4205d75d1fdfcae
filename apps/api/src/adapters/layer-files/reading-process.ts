import { watchThread } from '../process/watched-thread.ts'

/** A process that reads files of layers. */
watchThread(new URL('./reader.ts', import.meta.url), {
  name: 'layers',
  resourceLimits: { maxOldGenerationSizeMb: Number(process.argv[2]) },
})
