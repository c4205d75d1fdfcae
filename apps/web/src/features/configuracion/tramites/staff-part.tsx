import { isOfStaff } from '@ventanilla/domain/access/role-groups'
import type { WrittenTemplate } from '@ventanilla/domain/acts/template'
import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { useState } from 'react'
import { failureText } from '../../../client/network/http.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
import { DraftPrint } from './draft-print.tsx'
import { useDefinition } from './definition-in-force.ts'
import { type ActPart, withActRoles, withStepRoles } from './procedure-staff.ts'
import { RoleList, rolesIn } from './role-list.tsx'
import { nameIn, type PartProps } from './stored-procedure.ts'

const ACT_PARTS: Readonly<Record<ActPart, string>> = {
  drafts: 'Lo proyecta',
  reviews: 'Lo revisa',
  signs: 'Lo firma',
}

/** Who does each step, and who writes and signs its acts: as the workflow says, or as this procedure does. */
export function StaffPart(props: PartProps) {
  const { family, alternative } = props.of.workflow
  return (
    <>
      <p className="v-hint">
        Vale desde su publicación para los pasos que empiecen, también en los trámites ya radicados. Lo que ya
        está abierto sigue con quien lo tiene.
      </p>
      <Steps {...props} family={family} />
      {alternative !== undefined && <Steps {...props} family={alternative.family} />}
    </>
  )
}

function Steps({ family, ...props }: PartProps & { readonly family: string }) {
  const read = useDefinition('familia', family)
  if (read.error !== null)
    return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={3} height={64} />
  // its kind has checked it
  const { name, steps } = read.data.definition as WrittenFamily
  return (
    <section className={styles.part}>
      <h3>{`Flujo: ${name}`}</h3>
      <ul className={styles.part}>
        {steps.map((step) => (
          <li key={step.id}>
            <Step {...props} step={step} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Step({ step, ...props }: PartProps & { readonly step: WrittenFamily['steps'][number] }) {
  // an act is read once its step is opened
  const [open, setOpen] = useState(false)
  const { of, choices, change, faultAt } = props
  const { id, title, roles, produces } = step
  const own = of.staff?.steps[id]
  const changed = own !== undefined || produces.some((act) => of.staff?.acts[act] !== undefined)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{`${id} ${title}`}</strong>
        <span className="v-muted">
          {' '}
          · {rolesIn(choices, own ?? roles)}
          {changed && ' · propio de este trámite'}
        </span>
      </summary>
      <div>
        <RoleList
          label="Hace el paso"
          common={roles}
          own={own}
          choices={choices}
          error={faultAt('staff', 'steps', id)}
          // what applicants do is theirs
          onChange={change && roles.every(isOfStaff) ? (next) => change(withStepRoles(of, id, next)) : null}
        />
        {produces.length === 0 && <p className="v-muted">No escribe ningún acto.</p>}
        {open && produces.map((act) => <Act key={act} {...props} act={act} />)}
      </div>
    </details>
  )
}

function Act({ act, of, choices, change, faultAt }: PartProps & { readonly act: string }) {
  const read = useDefinition('acto', act)
  if (read.error !== null)
    return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={1} height={64} />
  // its kind has checked it
  const template = read.data.definition as WrittenTemplate
  return (
    <section className={styles.part}>
      <h4>{`${nameIn(choices, 'templates', act)} (versión ${read.data.version})`}</h4>
      {(['drafts', 'reviews', 'signs'] as const).map((part) => (
        <RoleList
          key={part}
          label={ACT_PARTS[part]}
          common={template[part]}
          own={of.staff?.acts[act]?.[part]}
          choices={choices}
          error={faultAt('staff', 'acts', act, part)}
          onChange={change && ((next) => change(withActRoles(of, act, part, next)))}
        />
      ))}
      {read.data.drafted && <DraftPrint act={act} />}
    </section>
  )
}
