import { type Around, run, startPortal } from '@ventanilla/api/start-portal'
import { readSettings, type Settings } from '@ventanilla/api/settings'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'

/** What the demonstration adds to the portal, loaded only where it is on. */
async function demonstration(settings: Settings): Promise<Around> {
  const { seedDemonstration, seedOffice } = await import('./seed.ts')
  return {
    prepare: async (deps, say) => ((await seedDemonstration(deps, say)) ? ', con datos de demostración' : ''),
    fill: seedOffice,
    lines: [
      `Ciudadanía:   ciudadano@demo.test · empresa@demo.test       clave ${DEMO_PASSWORD}`,
      'Funcionarios: cli-ventanilla-unica@demo.test, cli-juridico@demo.test, cli-admin@demo.test …  misma clave',
      `Mensajes:     ${settings.publicUrl}/buzon (correos y SMS de la demostración)`,
    ],
  }
}

/** The portal with its demonstration, where `DEMO` is on; without it, the portal by itself. */
await run(async () => {
  const settings = readSettings()
  await startPortal(settings, settings.demo ? await demonstration(settings) : null)
})
