import { watchThread } from '../process/watched-thread.ts'

/** A process that renders pages. */
watchThread(new URL('./painter.ts', import.meta.url), { name: 'pdfium' })
