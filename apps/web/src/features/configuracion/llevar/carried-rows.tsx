import { useMutation } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { CARRY_MOST } from '@ventanilla/domain/configuration/lengths'
import { CARRY_VERDICTS, type CarryVerdict } from '@ventanilla/domain/configuration/words'
import { useState } from 'react'
import { showMessage } from '../../../client/messages.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { useIntention } from '../../../client/network/intention.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { StatusBadge, type Tone } from '../../../ui/states/status-badge.tsx'
import styles from '../configuracion.module.css'
import { Changes } from '../elemento/changes.tsx'
import { type KindFacts, useKinds, useRefresh } from '../item-data.ts'
import { withChoices } from '../puertas/door.ts'
import { doorOf, isOpenKind } from '../puertas/doors.ts'
import {
  type Archive,
  type CarriedRow,
  chosenAtFirst,
  type Comparison,
  comparisonWords,
  type Drafted,
  inOrder,
  nameOfRow,
} from './read-archive.ts'

const TONES: Readonly<Record<CarryVerdict, Tone>> = {
  nuevo: 'ok',
  cambia: 'info',
  vuelve: 'info',
  choca: 'warn',
  conflicto: 'bad',
  numero: 'bad',
  ajeno: 'none',
  igual: 'none',
}

/** What each item would change, and the button that makes drafts of the chosen ones. */
export function CarriedRows({
  name,
  archive,
  comparison,
  onDone,
}: Archive & { readonly comparison: Comparison; readonly onDone: (drafted: Drafted) => void }) {
  const rows = inOrder(comparison.rows)
  const [chosen, setChosen] = useState(() => chosenAtFirst(rows))
  const refresh = useRefresh()
  // names of what their data choose, where the codes alone would be shown
  const kinds = useKinds().data ?? []
  const intention = useIntention()
  const bring = useMutation({
    mutationFn: async () => {
      const items = rows.filter((row) => chosen.has(nameOfRow(row))).map(({ kind, key }) => ({ kind, key }))
      const { body } = await intention.send({ archive, items }, (given, options) =>
        call(configuration.bring, { body: given }, options),
      )
      await refresh()
      return body
    },
    onSuccess: (drafted) => {
      showMessage('Quedaron como borradores', 'success')
      onDone(drafted)
    },
  })
  const first = chosenAtFirst(rows)
  const tooMany = chosen.size > CARRY_MOST.drafts
  return (
    <section className={styles.panel} aria-labelledby="cambiaria">
      <h2 id="cambiaria">Lo que cambiaría «{name}»</h2>
      <p role="status">{comparisonWords(comparison)}</p>
      {first.size > 1 && (
        <label className={styles.yes}>
          <input
            type="checkbox"
            checked={[...first].every((one) => chosen.has(one))}
            onChange={(event) => setChosen(event.currentTarget.checked ? first : new Set())}
          />
          Todos los que se pueden traer sin dudas
        </label>
      )}
      {rows.length > 0 && (
        <ul className={styles.carried}>
          {rows.map((row) => (
            <li key={nameOfRow(row)}>
              <Row
                row={row}
                choices={kinds.find(({ kind }) => kind === row.kind)?.choices}
                chosen={chosen.has(nameOfRow(row))}
                onChoose={(yes) => {
                  const next = new Set(chosen)
                  if (yes) next.add(nameOfRow(row))
                  else next.delete(nameOfRow(row))
                  setChosen(next)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {bring.isError && (
        <Note tone="bad" role="alert" title="No se guardó ningún borrador.">
          {failureText(bring.error)}
        </Note>
      )}
      {tooMany && (
        <Note tone="warn">Escoja hasta {CARRY_MOST.drafts} de una vez, y traiga después los demás.</Note>
      )}
      {chosen.size > 0 && !tooMany && (
        <>
          <p className="v-hint">Quedan como borradores: nada entra en vigor hasta que se publiquen.</p>
          <div className="v-row">
            <ActionButton kind="primary" busy={bring.isPending} onPress={() => bring.mutate()}>
              {chosen.size === 1 ? 'Traer 1 como borrador' : `Traer ${chosen.size} como borradores`}
            </ActionButton>
          </div>
        </>
      )}
    </section>
  )
}

function Row({
  row: { kind, one, key, title, verdict, brings, why, changes, more },
  choices,
  chosen,
  onChoose,
}: {
  readonly row: CarriedRow
  readonly choices: KindFacts['choices'] | undefined
  readonly chosen: boolean
  readonly onChoose: (yes: boolean) => void
}) {
  const words = (
    <span>
      <strong>{title}</strong>{' '}
      <span className="v-muted">
        {one} {key}
      </span>{' '}
      <StatusBadge tone={TONES[verdict]}>{CARRY_VERDICTS[verdict]}</StatusBadge>
    </span>
  )
  return (
    <div className="v-stack" data-gap="2">
      {brings ? (
        <label className={styles.yes}>
          <input
            type="checkbox"
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
          {words}
        </label>
      ) : (
        <p>{words}</p>
      )}
      {why !== '' && <p className="v-small">{sentence(why)}</p>}
      {changes.length > 0 &&
        (isOpenKind(kind) ? (
          <Changes fields={withChoices(doorOf(kind), choices ?? {}).fields} changes={changes} none="" />
        ) : (
          <p className="v-muted">
            {changes.length === 1 ? 'Cambia en un lugar.' : `Cambia en ${changes.length} lugares.`}
          </p>
        ))}
      {more && <p className="v-hint">Cambia mucho para mostrarlo aquí: véalo en su borrador.</p>}
    </div>
  )
}

/** The server's words follow the name of the item there. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
