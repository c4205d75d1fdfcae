import { href } from '../../client/address/links.ts'
import { formatShortDate } from '../../ui/formats.tsx'
import { Timeline } from '../../ui/lists/timeline.tsx'
import { useTimeline, whoActs } from './use-timeline.ts'

const SHOWN_DONE = 3
const SHOWN_COMING = 5

/** Short timeline: last steps done, the current one and the next. */
export function ShortTimeline({ id }: { readonly id: string }) {
  const { data } = useTimeline(id)
  if (data === undefined) return null
  // merges a step left and re-entered at once, as when a second party appeals; the full timeline shows both
  const done = data.steps
    .filter((step) => step.state === 'hecho')
    .filter((step, at, all) => step.title !== all[at + 1]?.title)
  const shown = [
    ...done.slice(-SHOWN_DONE),
    ...data.steps.filter((step) => step.state === 'actual'),
    ...data.steps.filter((step) => step.state === 'por_venir').slice(0, SHOWN_COMING),
  ]
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="recorrido">
      <h2 id="recorrido">Recorrido</h2>
      <Timeline
        label="Recorrido de la solicitud"
        steps={shown.map((step, index) => ({
          id: `${index}`,
          title: step.title,
          state: step.state === 'por_venir' ? 'por-venir' : step.state,
          detail: [
            step.doneAt === null ? null : formatShortDate(step.doneAt),
            step.state === 'actual' && step.due !== null && step.due.due !== null
              ? `Vence el ${formatShortDate(step.due.due)}`
              : null,
            whoActs(step, data.summary.family, 'Corporación'),
          ]
            .filter((part) => part !== null)
            .join(' · '),
        }))}
      />
      <p>
        <a href={href('/mis-solicitudes/linea-tiempo/:id', { id })}>Ver la línea de tiempo completa</a>
      </p>
    </section>
  )
}
