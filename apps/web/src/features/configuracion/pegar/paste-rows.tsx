import { useMutation } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { itemsFromText, PASTE_MOST, tooMuch } from '@ventanilla/domain/configuration/pasted-items'
import { useState } from 'react'
import { fillPath } from '../../../client/address/links.ts'
import { navigate } from '../../../client/address/navigation.ts'
import { showMessage } from '../../../client/messages.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { useIntention } from '../../../client/network/intention.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../configuracion.module.css'
import { useRefresh } from '../item-data.ts'
import type { Paste } from '../puertas/door.ts'
import { doorOf, type OpenKind } from '../puertas/doors.ts'
import { type JudgedRow, judgedRows, summaryOf, toSave } from './judged-rows.ts'
import { pasteColumns } from './paste-columns.ts'
import { VerdictTable } from './verdict-table.tsx'

interface PasteRowsProps {
  readonly kind: OpenKind
  readonly paste: Paste<string>
  readonly title: string
}

interface Judged {
  /** what was judged; another text is judged anew */
  readonly text: string
  readonly rows: readonly JudgedRow[]
  readonly surplus: number
}

/** Rows of a spreadsheet that become drafts together: first judged, then saved, all or none. */
export function PasteRows({ kind, paste, title }: PasteRowsProps) {
  const door = doorOf(kind)
  const columns = pasteColumns(door)
  const [judged, setJudged] = useState<Judged | null>(null)
  const { field, form, values } = usePlainForm(
    // as long as it is: what a spreadsheet copied is never cut in silence
    { text: { required: true } },
    { text: '' },
    {
      send: async ({ text }, options): Promise<Judged> => {
        const { rows, surplus } = itemsFromText(columns, text)
        const body = { by: paste.by, begin: door.begin ?? {}, rows: rows.map(({ given }) => given) }
        const answer = await call(configuration.judgePasted, { params: { kind }, body }, options)
        return { text, rows: judgedRows(door.fields, rows, answer.body.rows), surplus }
      },
      checks: {
        text: (text) => {
          const { rows } = itemsFromText(columns, text)
          return rows.length === 0 ? 'No hay ninguna fila.' : tooMuch(text, rows.length)
        },
      },
      onDone: setJudged,
      kept: `configuracion ${kind} pegar`,
    },
  )
  return (
    <>
      <PageHeader title={title} subtitle={<a href={door.list}>{door.title}</a>} />
      <Form {...form} className={styles.panel ?? ''}>
        <TextArea
          {...field('text')}
          label="Filas copiadas de una hoja de cálculo"
          hint={`Cópielas con el nombre de sus columnas, o en este orden: ${columns.map(({ label }) => label).join(', ')}. Hasta ${PASTE_MOST.rows} filas. Una casilla vacía no cambia lo que ya está.`}
          rows={10}
        />
        <Refused />
        <div className="v-row">
          <Submit sending="Revisando…">Revisar</Submit>
        </div>
      </Form>
      {judged !== null && judged.text === values.text && <Verdicts kind={kind} judged={judged} />}
    </>
  )
}

/** What each row does, and the button that saves them. */
function Verdicts({ kind, judged }: { readonly kind: OpenKind; readonly judged: Judged }) {
  const door = doorOf(kind)
  const refresh = useRefresh()
  const intention = useIntention()
  const wrong = judged.rows.filter(({ verdict }) => verdict === 'mal').length
  const items = toSave(judged.rows)
  const save = useMutation({
    mutationFn: async () => {
      const { body } = await intention.send({ items }, (given, options) =>
        call(configuration.saveDrafts, { params: { kind }, body: given }, options),
      )
      await refresh()
      return body.saved.length
    },
    onSuccess: (count) => {
      showMessage(count === 1 ? 'Quedó 1 borrador' : `Quedaron ${count} borradores`, 'success')
      navigate(fillPath(door.list, {}, { estado: 'pendientes' }))
    },
  })
  return (
    <section className={styles.panel} aria-labelledby="filas">
      <h2 id="filas">Lo que haría cada fila</h2>
      <p role="status">{summaryOf(judged.rows)}</p>
      {judged.surplus > 0 && (
        <Note tone="warn">Había casillas que no son de ninguna columna y no se toman.</Note>
      )}
      <VerdictTable kind={kind} rows={judged.rows} />
      {wrong > 0 && (
        <Note tone="warn">
          Corrija {wrong === 1 ? 'la fila señalada' : `las ${wrong} filas señaladas`} en la hoja o arriba, y
          revise de nuevo: se guardan todas o ninguna.
        </Note>
      )}
      {wrong === 0 && items.length === 0 && <p className="v-muted">No hay nada que guardar.</p>}
      {save.isError && (
        <Note tone="bad" role="alert" title="No se guardó ninguna fila.">
          {failureText(save.error)}
        </Note>
      )}
      {wrong === 0 && items.length > 0 && (
        <>
          <p className="v-hint">Quedan como borradores: nada entra en vigor hasta que se publiquen.</p>
          <div className="v-row">
            <ActionButton kind="primary" busy={save.isPending} onPress={() => save.mutate()}>
              {items.length === 1 ? 'Guardar 1 borrador' : `Guardar ${items.length} borradores`}
            </ActionButton>
          </div>
        </>
      )}
    </section>
  )
}
