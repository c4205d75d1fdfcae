import { useQuery } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import type { WrittenTemplate } from '@ventanilla/domain/acts/template'
import { fullStop } from '@ventanilla/domain/cases/words/full-stop'
import type { SharedSection } from '@ventanilla/domain/forms/shared-sections'
import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { useCallback, useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { FlowDiagram } from '../../../keeping/flow/flow-diagram.tsx'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
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

/** A definition in force with its version. */
function useDefinition(kind: 'familia' | 'acto' | 'seccion', key: string) {
  return useQuery({
    queryKey: ['configuracion', 'definición', kind, key],
    queryFn: async ({ signal }) => {
      const { inForce } = (await call(configuration.item, { params: { kind, key } }, { signal })).body
      return { version: inForce?.version ?? 0, definition: inForce?.content['definition'] }
    },
  })
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
      <h4>Quién hace cada paso, y quién firma</h4>
      <ul className={styles.part}>
        {steps.map(({ id, title, roles, produces }) => (
          <li key={id}>
            <Step title={`${id} ${title}`} roles={roles} acts={produces} choices={choices} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Step({
  title,
  roles,
  acts,
  choices,
}: {
  readonly title: string
  readonly roles: readonly string[]
  readonly acts: readonly string[]
  readonly choices: Choices
}) {
  // an act is read once its step is opened
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{title}</strong>
        <span className="v-muted"> · {rolesIn(choices, roles)}</span>
      </summary>
      <div>
        {acts.length === 0 && <p className="v-muted">No escribe ningún acto.</p>}
        {open && acts.map((act) => <Act key={act} act={act} choices={choices} />)}
      </div>
    </details>
  )
}

const rolesIn = (choices: Choices, roles: readonly string[]): string =>
  roles.length === 0 ? 'nadie' : roles.map((role) => nameIn(choices, 'roles', role)).join(', ')

function Act({ act, choices }: { readonly act: string; readonly choices: Choices }) {
  const read = useDefinition('acto', act)
  if (read.error !== null)
    return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={1} height={64} />
  // its kind has checked it
  const { drafts, reviews, signs } = read.data.definition as WrittenTemplate
  return (
    <FactList
      dense
      facts={[
        { label: 'Acto', value: `${nameIn(choices, 'templates', act)} (versión ${read.data.version})` },
        { label: 'Lo proyecta', value: rolesIn(choices, drafts) },
        { label: 'Lo revisa', value: rolesIn(choices, reviews) },
        { label: 'Lo firma', value: rolesIn(choices, signs) },
      ]}
    />
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
