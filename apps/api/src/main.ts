import { readSettings } from './settings.ts'
import { run, startPortal } from './start-portal.ts'

/** The portal by itself, as an authority runs it. */
await run(async () => {
  const settings = readSettings()
  await startPortal(settings)
  if (settings.demo)
    process.stdout.write(
      'Aviso: DEMO está en on, pero este programa no trae la demostración: use npm start.\n',
    )
})
