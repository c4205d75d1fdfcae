import { Note } from '../../ui/states/note.tsx'

/** Startup warnings about this process's configuration. Renders nothing without any. */
export function WarningsCard({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <section className="v-stack" data-gap="3" aria-labelledby="avisos">
      <div>
        <h2 id="avisos">Ajustes por corregir</h2>
        <p className="v-muted">
          El portal funciona, pero así no debería quedar. Los ajustes se cambian en el servidor.
        </p>
      </div>
      {warnings.map((warning) => (
        <Note key={warning} tone="warn">
          {warning}
        </Note>
      ))}
    </section>
  )
}
