import { useEffect, useState } from 'react'
import { differences } from '@ventanilla/domain/configuration/compare'
import type { Json } from '@ventanilla/domain/configuration/json'
import { ActionButton } from '../../../ui/action-button.tsx'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../configuracion.module.css'
import { valueWords } from '../field-values.ts'
import type { Item, ItemName } from '../item-data.ts'
import type { Content, Door } from '../puertas/door.ts'
import { ProcedureFields } from '../tramites/procedure-fields.tsx'
import { Changes } from './changes.tsx'
import { DraftStateLine } from './draft-state-line.tsx'
import { KindFields } from './kind-fields.tsx'
import { LiveResults, useLive, withLive } from './live-results.tsx'
import { MessagePreview } from './message-preview.tsx'
import { type LiveDraft, useDraft } from './use-draft.ts'

interface ItemFormProps {
  readonly name: ItemName
  readonly item: Item
  readonly door: Door
  /** whether everything that was typed is on the server */
  readonly onSettled: (settled: boolean) => void
}

/** The item's own fields, saved as one types. */
export function ItemForm({ name, item, door, onSettled }: ItemFormProps) {
  const draft = useDraft(name, item)
  const { state, keeper } = draft
  const live = useLive(door)
  const settled = state.status === 'quieto'
  useEffect(() => onSettled(settled), [settled, onSettled])
  return (
    <section className={styles.panel} aria-label="Datos">
      <DraftStateLine state={state} />
      <Meanwhile draft={draft} door={door} />
      {item.draft !== null && item.draft.behind.length > 0 && (
        <Note tone="warn" title="Lo que está en vigor cambió desde que empezó este borrador.">
          <Changes fields={door.fields} changes={item.draft.behind} none="" />
          Guarde el borrador de nuevo para seguir sobre lo que hay.
        </Note>
      )}
      <div className={styles.form}>
        <KindFields
          fields={door.fields}
          itsKey={name.key}
          content={state.content}
          problems={withLive(live, state.content, state.problems)}
          onChange={keeper.write}
        />
      </div>
      <Example door={door} content={state.content} />
      <LiveResults live={live} content={state.content} />
      <MessagePreview name={name} content={state.content} />
    </section>
  )
}

// contents come from the server and its form: plain data, which the type of a record does not say
const json = (content: Content): Json => content as Json

/** What another user did: shown with their name and what would be lost either way. */
function Meanwhile({ draft, door }: { readonly draft: LiveDraft; readonly door: Door }) {
  const { state, keeper, takeTheirs } = draft
  const [busy, setBusy] = useState(false)
  if (state.status === 'fallo')
    return (
      <Note tone="bad" role="alert" title="El borrador no se guardó.">
        <p>{state.sentence}</p>
        <ActionButton busy={false} onPress={() => void keeper.flush()}>
          Guardar de nuevo
        </ActionButton>
      </Note>
    )
  if (state.meanwhile === null) return null
  const { content } = state.meanwhile
  return (
    <Note tone="warn" role="alert" title={state.meanwhile.sentence}>
      <div className="v-stack" data-gap="2">
        {content !== null && (
          <>
            <p>De lo de esa persona a lo que usted escribió:</p>
            <Changes
              fields={door.fields}
              changes={differences(json(content), json(state.content))}
              none="Dicen lo mismo."
            />
          </>
        )}
        <div className="v-row">
          <ActionButton busy={false} onPress={keeper.keepMine}>
            Seguir con lo mío
          </ActionButton>
          <ActionButton
            busy={busy}
            onPress={() => {
              setBusy(true)
              void takeTheirs().finally(() => setBusy(false))
            }}
          >
            Tomar lo que hay
          </ActionButton>
        </div>
      </div>
    </Note>
  )
}

/** What the content brings about, as it is written. */
export function Example({ door: { example }, content }: { readonly door: Door; readonly content: Content }) {
  if (example === undefined) return null
  const lines = example.of(content)
  return (
    <div className="v-field">
      <strong>{example.label}</strong>
      {lines.length === 0 ? (
        <p className="v-muted">Ninguno, así como está.</p>
      ) : (
        <p className={styles.example}>
          {lines.map((line) => (
            <code key={line} className="v-chip">
              {line}
            </code>
          ))}
        </p>
      )}
    </div>
  )
}

/** A content to read only. */
export function ContentFacts({
  fields,
  content,
}: {
  readonly fields: Door['fields']
  readonly content: Content
}) {
  const whole = Object.values(fields).find((field) => field.as === 'definition')
  if (whole !== undefined)
    return (
      <ProcedureFields
        name="definition"
        field={whole}
        value={content['definition']}
        itsKey={undefined}
        problems={[]}
        onChange={null}
      />
    )
  return (
    <FactList
      facts={Object.entries(fields).map(([name, field]) => ({
        label: field.label,
        value: valueWords(field, content[name]),
      }))}
    />
  )
}
