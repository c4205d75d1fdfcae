import { fullStop } from '@ventanilla/domain/cases/words/full-stop'
import type { SharedSection } from '@ventanilla/domain/forms/shared-sections'
import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { useCallback } from 'react'
import { failureText } from '../../../client/network/http.ts'
import { FlowDiagram } from '../../../keeping/flow/flow-diagram.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
import { useDefinition } from './definition-in-force.ts'
import { type Choices, nameIn, type PartProps } from './stored-procedure.ts'

/** Form, workflow and acts as they are in force, to read only. */
export function WorkPart({ of, choices }: PartProps) {
  const { form, workflow } = of
  const { alternative } = workflow
  return (
    <>
      <Family family={workflow.family} choices={choices} />
      {alternative !== undefined && (
        <>
          <p>Otro flujo: {fullStop(alternative.conditionText)}</p>
          <Family family={alternative.family} choices={choices} />
        </>
      )}
      <section className={styles.part}>
        <h3>Formulario</h3>
        <p className="v-muted v-small">{form.source}</p>
        <ol className={styles.part}>
          {form.questions.sections.map((one) =>
            'shared' in one ? (
              <li key={one.shared}>
                <Shared section={one.shared} />
              </li>
            ) : (
              <li key={one.key}>
                <Section title={one.title} fields={one.fields} />
              </li>
            ),
          )}
        </ol>
      </section>
    </>
  )
}

function Family({ family, choices }: { readonly family: string; readonly choices: Choices }) {
  const read = useDefinition('familia', family)
  const nameOf = useCallback((step: string) => nameIn(choices, 'steps', step), [choices])
  if (read.error !== null)
    return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={3} height={64} />
  // its kind has checked it
  const { name, steps, initialStep } = read.data.definition as WrittenFamily
  return (
    <section className={styles.part}>
      <h3>{`Flujo: ${name}`}</h3>
      <p className="v-muted v-small">{`Versión ${read.data.version}. Por ahora solo la cambia el producto.`}</p>
      <FlowDiagram family={{ id: family, name, initialStep, steps }} marks={null} nameOf={nameOf} />
    </section>
  )
}

type Fields = Extract<PartProps['of']['form']['questions']['sections'][number], { key: string }>['fields']

function Section({ title, fields }: { readonly title: string; readonly fields: Fields }) {
  return (
    <details className={styles.fold}>
      <summary>
        <strong>{title}</strong>
        <span className="v-muted">
          {' '}
          · {fields.length === 1 ? '1 pregunta' : `${fields.length} preguntas`}
        </span>
      </summary>
      <div>
        <ul className={styles.lines}>
          {fields.map((one) => (
            <li key={one.key}>
              {one.label}
              <span className="v-muted v-small">
                {one.calculated !== undefined
                  ? ' · se calcula'
                  : one.required
                    ? ' · obligatoria'
                    : ' · opcional'}
                {one.condition !== undefined && ', según otras respuestas'}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** A section that several forms have. */
function Shared({ section }: { readonly section: string }) {
  const read = useDefinition('seccion', section)
  if (read.error !== null)
    return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={1} height={48} />
  // its kind has checked it
  const { section: shared } = read.data.definition as SharedSection
  return <Section title={`${shared.title} (común a varios formularios)`} fields={shared.fields} />
}
