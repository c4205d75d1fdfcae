import { IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Absence } from '@ventanilla/contract/absences.contract'
import { absences } from '@ventanilla/contract/generated/absences'
import { listQuery } from '@ventanilla/contract/generated/fields/absences'
import { ABSENCE_REASONS } from '@ventanilla/domain/cases/absence-words'
import { useState } from 'react'
import { showMessage } from '../../client/messages.ts'
import { may } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'
import { call, failureText } from '../../client/network/http.ts'
import { FilterChoice } from '../../keeping/plain-list/filter-fields.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useFilters } from '../../keeping/plain-list/use-filters.ts'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Note } from '../../ui/states/note.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import { periodOf, rolesLeftWords, SIGNATURE_STAYS, STATE_WORDS, tasksOf } from './absence-words.ts'

type Open = { readonly what: 'new' } | { readonly what: 'change' | 'end'; readonly absence: Absence } | null

/** Absences that the reader keeps or stands in for. */
export default function AbsencesScreen() {
  const user = useUser()
  const [open, setOpen] = useState<Open>(null)
  const filters = useFilters(listQuery, ['estado'])
  const isAll = filters.valid.estado === 'todas'
  const list = useList(absences.list, { query: isAll ? { estado: 'todas' } : {} })
  const end = useMutation({
    mutationFn: async (id: string) => (await call(absences.end, { params: { id } })).body,
    onSuccess: ({ message }) => showMessage(message, 'success'),
    onSettled: () => {
      setOpen(null)
      list.again()
    },
  })
  const close = () => setOpen(null)
  const done = () => {
    close()
    list.again()
  }
  return (
    <>
      <PageHeader
        title="Ausencias"
        subtitle="Mientras alguien está ausente, otra persona hace las tareas que tiene asignadas. Al volver, lo que quedó es suyo otra vez."
        actions={
          <>
            {may(user, 'users.admin') && (
              <a className="v-btn" data-kind="quiet" href="/parametrizacion-grupos">
                Grupos de personas
              </a>
            )}
            <button
              type="button"
              className="v-btn"
              data-kind="primary"
              onClick={() => setOpen({ what: 'new' })}
            >
              <IconPlus aria-hidden className="v-icon" /> Registrar una ausencia
            </button>
          </>
        }
      />
      <div className="v-stack">
        <Note>{SIGNATURE_STAYS}</Note>
        {end.isError && (
          <Note tone="bad" role="alert" title="La ausencia no terminó.">
            {failureText(end.error)}
          </Note>
        )}
        <PlainList
          list={list}
          filters={
            <FilterChoice
              filters={filters}
              name="estado"
              label="Cuáles"
              empty="En curso o por empezar"
              options={[{ value: 'todas', label: 'También las que ya pasaron' }]}
            />
          }
          loading={{ rows: 3, height: 120 }}
          more={{ label: 'Cargar más' }}
          empty={
            <EmptyState title="No hay ausencias">
              Registre la suya con unos días de anticipación, y quién hará sus tareas.
            </EmptyState>
          }
          label="Ausencias"
          renderRow={(row) => (
            <AbsenceCard
              key={row.id}
              absence={row}
              onChange={() => setOpen({ what: 'change', absence: row })}
              onEnd={() => setOpen({ what: 'end', absence: row })}
            />
          )}
        />
      </div>
      {open?.what === 'new' && <RegisterDialog onClose={close} onDone={done} />}
      {open?.what === 'change' && <ChangeDialog absence={open.absence} onClose={close} onDone={done} />}
      <ConfirmDialog
        open={open?.what === 'end'}
        title="Terminar la ausencia"
        confirm="Terminar la ausencia"
        danger
        busy={end.isPending}
        onConfirm={() => open?.what === 'end' && end.mutate(open.absence.id)}
        onClose={close}
      >
        {open?.what === 'end' && (
          <p>
            Desde ahora las tareas son solo de {open.absence.person.name}
            {open.absence.standIn !== null && `, y ${open.absence.standIn.name} ya no las hace`}. Las dos
            personas reciben aviso.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

interface CardProps {
  readonly absence: Absence
  readonly onChange: () => void
  readonly onEnd: () => void
}

function AbsenceCard({ absence, onChange, onEnd }: CardProps) {
  const { person, standIn, situation, state } = absence
  const badge = STATE_WORDS[state]
  const isOver = state === 'terminada'
  return (
    <li className="v-card v-pad v-stack" data-gap="2">
      <p className="v-row">
        <StatusBadge tone={badge.tone}>{badge.words}</StatusBadge>
        <span className="v-muted v-small">
          {[absence.office, situation === null ? null : ABSENCE_REASONS[situation]]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </p>
      <h2>{person.name}</h2>
      <p>{periodOf(absence)}</p>
      <p>{standIn === null ? 'Nadie hace sus tareas mientras tanto.' : `Lo reemplaza ${standIn.name}.`}</p>
      {!isOver && absence.uncovered !== null && standIn !== null && (
        <Note tone="warn" title="Queda sin reemplazo.">
          {absence.uncovered}
        </Note>
      )}
      {!isOver && <p className="v-small">{tasksOf(absence)}</p>}
      {absence.rolesLeft.length > 0 && <p className="v-small v-muted">{rolesLeftWords(absence.rolesLeft)}</p>}
      <p className="v-small v-muted">La registró {absence.registeredBy}.</p>
      {absence.keeps && (
        <div className="v-row">
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            aria-label={`Cambiar la ausencia de ${person.name}`}
            onClick={onChange}
          >
            Cambiar
          </button>
          <button
            type="button"
            className="v-btn"
            data-kind="danger"
            aria-label={`Terminar la ausencia de ${person.name}`}
            onClick={onEnd}
          >
            Terminar
          </button>
        </div>
      )}
    </li>
  )
}
