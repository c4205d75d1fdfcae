import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { FILE_KINDS } from '@ventanilla/domain/forms/field-words'
import { useState } from 'react'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import styles from '../configuracion.module.css'
import { movedDocument, withDocument, withoutDocument } from './document-rows.ts'
import { Choice, Line, wholeOr, Yes } from './part-fields.tsx'
import { nameIn, type PartProps, without } from './stored-procedure.ts'

const NEEDS = { obligatorio: 'Siempre', opcional: 'Puede adjuntarse' } as const
type Row = PartProps['of']['documents'][number]

/** The documents that it asks for, in their order, and when. Conditions are shown in words. */
export function DocumentsPart(props: PartProps) {
  const { of, ttId, choices, change } = props
  const { documents } = of
  const [said, setSaid] = useState('')
  const number = Number(ttId ?? 0)
  const put = (next: PartProps['of']['documents'], words: string): void => {
    change?.({ ...of, documents: next })
    setSaid(words)
  }
  const rest = (choices['documents'] ?? []).filter(
    ({ value }) => !documents.some(({ kind }) => kind === value),
  )
  return (
    <>
      <p className="v-sr" role="status">
        {said}
      </p>
      <ol className={styles.part}>
        {documents.map((row, at) => {
          const title = nameIn(choices, 'documents', row.kind)
          return (
            <li key={row.kind}>
              <details className={styles.fold}>
                <summary>
                  <strong>{title}</strong>
                  <span className="v-muted"> · {whenWords(row)}</span>
                </summary>
                <div>
                  <OneDocument {...props} row={row} at={at} />
                  {change !== null && (
                    <div className="v-row">
                      <button
                        type="button"
                        className="v-icon-btn"
                        aria-label={`Subir «${title}»`}
                        aria-disabled={at === 0 || undefined}
                        onClick={() =>
                          at > 0 &&
                          put(movedDocument(number, documents, row.kind, -1), `«${title}»: puesto ${at}`)
                        }
                      >
                        <IconArrowUp aria-hidden className="v-icon" />
                      </button>
                      <button
                        type="button"
                        className="v-icon-btn"
                        aria-label={`Bajar «${title}»`}
                        aria-disabled={at === documents.length - 1 || undefined}
                        onClick={() =>
                          at < documents.length - 1 &&
                          put(movedDocument(number, documents, row.kind, 1), `«${title}»: puesto ${at + 2}`)
                        }
                      >
                        <IconArrowDown aria-hidden className="v-icon" />
                      </button>
                      <button
                        type="button"
                        className="v-btn"
                        data-kind="danger"
                        onClick={() =>
                          put(withoutDocument(number, documents, row.kind), `«${title}» ya no se pide`)
                        }
                      >
                        <IconTrash aria-hidden className="v-icon" /> Dejar de pedirlo
                      </button>
                    </div>
                  )}
                </div>
              </details>
            </li>
          )
        })}
      </ol>
      {change !== null && (
        <SelectField
          label="Pedir otro documento"
          name="otroDocumento"
          value=""
          empty="Elija uno de la lista común"
          options={rest.map(({ value, label }) => ({ value: String(value), label }))}
          error={props.faultAt('documents')}
          onChange={(kind) =>
            kind !== '' &&
            put(
              withDocument(number, documents, Number(kind)),
              `«${nameIn(choices, 'documents', Number(kind))}» se pide al final`,
            )
          }
        />
      )}
      <p className="v-hint">
        <a href="/asignacion-anexos-tramite">La lista común de documentos</a> dice qué es cada uno.
      </p>
    </>
  )
}

/** When it is asked for, in words. */
export function whenWords({ when, need = 'obligatorio', generated, atPayment }: Row): string {
  if (generated === true) return 'Lo produce el portal al radicar'
  if (atPayment === true) return 'Se pide al pagar'
  return when?.text ?? NEEDS[need]
}

function OneDocument({
  of,
  change,
  faultAt,
  row,
  at,
}: PartProps & { readonly row: Row; readonly at: number }) {
  const put = (next: Row): void =>
    change?.({ ...of, documents: of.documents.map((one, i) => (i === at ? next : one)) })
  const { need = 'obligatorio', accept, maxMegabytes, when, link } = row
  const edits = change !== null
  const isFiled = row.generated !== true && row.atPayment !== true
  return (
    <>
      {when !== undefined && <p>Se pide cuando: {when.text}</p>}
      {when === undefined && isFiled && (
        <Choice
          label="Se pide"
          name={`need${at}`}
          value={need}
          options={NEEDS}
          onChange={edits ? (value) => put({ ...row, need: value }) : null}
        />
      )}
      <fieldset className={styles.rows}>
        <legend>Archivos que se reciben</legend>
        {FILE_KINDS.map((kind) => (
          <Yes
            key={kind}
            label={kind.toUpperCase()}
            checked={accept.includes(kind)}
            onChange={
              edits
                ? (checked) =>
                    put({
                      ...row,
                      accept: FILE_KINDS.filter((one) => (one === kind ? checked : accept.includes(one))),
                    })
                : null
            }
          />
        ))}
      </fieldset>
      <Line
        label="Tamaño máximo (MB)"
        name={`size${at}`}
        value={maxMegabytes === undefined ? '' : String(maxMegabytes)}
        hint="Vacío: 20."
        error={faultAt('documents', at, 'maxMegabytes')}
        onChange={
          edits
            ? (text) =>
                put(text === '' ? without(row, 'maxMegabytes') : { ...row, maxMegabytes: wholeOr(text) })
            : null
        }
      />
      <Line
        label="Formato: texto del enlace"
        name={`linkText${at}`}
        value={link?.text ?? ''}
        error={faultAt('documents', at, 'link', 'text')}
        onChange={edits ? (text) => put(linked(row, { text, url: link?.url ?? '' })) : null}
      />
      <Line
        label="Formato: dirección"
        name={`linkUrl${at}`}
        value={link?.url ?? ''}
        maxLength={LONGEST.address}
        error={faultAt('documents', at, 'link', 'url')}
        onChange={edits ? (url) => put(linked(row, { text: link?.text ?? '', url })) : null}
      />
      <Yes
        label="No se muestra en la página del trámite, aunque el formulario lo pida"
        checked={row.hiddenInDetail === true}
        onChange={
          edits
            ? (checked) => put(checked ? { ...row, hiddenInDetail: true } : without(row, 'hiddenInDetail'))
            : null
        }
      />
    </>
  )
}

/** A row with the link to its format; without words and address it has none. */
const linked = (row: Row, link: { readonly text: string; readonly url: string }): Row =>
  link.text === '' && link.url === '' ? without(row, 'link') : { ...row, link }
