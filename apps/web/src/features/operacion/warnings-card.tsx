import { Note } from '../../ui/note.tsx'

/** What the server said at its start that will hurt, as this process is set up. Nothing where there is nothing. */
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
