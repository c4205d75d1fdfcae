import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { atWindow } from '@ventanilla/contract/generated/atWindow'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { findPersonQuery } from '@ventanilla/contract/generated/fields/atWindow'
import { isListed } from '@ventanilla/domain/cases/listed'
import { useState } from 'react'
import { call, failureText, refusalOf } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { navigate } from '../../client/address/navigation.ts'
import { DiscardDraft } from '../../keeping/discard-draft.tsx'
import { formatShortDate } from '../../ui/formats.tsx'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'
import { Note } from '../../ui/states/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { NOBODY, PersonFields, type WrittenPerson, personOf } from './window-person.tsx'
import styles from './tramites.module.css'

interface Begun {
  readonly id: string
  readonly procedure: string
  readonly person: string
  readonly begunBy: string
  readonly updatedAt: string
}

const ANOTHER = 'otra'

/** Identifies the visitor and their request: first the document, then the person, then the procedure. */
export function WindowStart({
  office,
  begun,
}: {
  readonly office: { readonly id: string; readonly name: string }
  readonly begun: readonly Begun[]
}) {
  const [number, setNumber] = useState('')
  const [chosen, setChosen] = useState('')
  const [person, setPerson] = useState<WrittenPerson>(NOBODY)
  const [type, setType] = useState('')
  const [discarding, setDiscarding] = useState<Begun | null>(null)
  const to = (id: string): string =>
    href('/registro/solicitante/:id_sol/:id_territorial', { id_sol: id, id_territorial: office.id })
  const types = useQuery({
    queryKey: ['tramites'],
    queryFn: async ({ signal }) => (await call(catalogue.listProcedures, {}, { signal })).body.rows,
  })
  const find = useMutation({
    mutationFn: async () => (await call(atWindow.findPerson, { query: { documento: number } })).body.rows,
    onSuccess: (rows) => {
      setChosen(rows[0]?.id ?? ANOTHER)
      setPerson({ ...NOBODY, documentNumber: number })
    },
  })
  const begin = useMutation({
    mutationFn: async () =>
      (
        await call(atWindow.open, {
          body: {
            ttId: Number(type),
            office: office.id,
            person: chosen === ANOTHER ? personOf(person) : { id: chosen, document: number },
          },
        })
      ).body,
    onSuccess: ({ id }) => navigate(to(id)),
  })
  const found = find.data
  return (
    <>
      <PageHeader
        title="Radicar en la ventanilla"
        subtitle={`Para quien no tiene computador. Ventanilla de ${office.name}.`}
      />
      <div className={`v-stack ${styles.window}`} data-gap="5">
        <Form
          className="v-card v-pad v-stack"
          ready={number.trim() !== ''}
          busy={find.isPending}
          refusal={refusalOf(find.error)}
          onSubmit={() => find.mutate()}
        >
          <h2>Quién viene</h2>
          <TextField
            label="Número de documento"
            hint="Completo, como está en el documento que le muestra la persona."
            name="documento"
            required
            autoComplete="off"
            inputMode="numeric"
            maxLength={findPersonQuery.documento.maxLength}
            value={number}
            onChange={(value) => {
              setNumber(value)
              find.reset()
            }}
          />
          <Refused />
          <p>
            <Submit kind={found === undefined ? 'primary' : 'default'} sending="Buscando…">
              Buscar a la persona
            </Submit>
          </p>
        </Form>
        {found !== undefined && (
          <Form
            className="v-card v-pad v-stack"
            ready={type !== '' && chosen !== ''}
            busy={begin.isPending}
            refusal={refusalOf(begin.error)}
            onSubmit={() => begin.mutate()}
          >
            <h2>A nombre de quién se radica</h2>
            {found.length === 0 ? (
              <p role="status">Nadie con ese documento está registrado. Escriba sus datos.</p>
            ) : (
              <fieldset className={styles.people}>
                <legend className="v-sr">Persona</legend>
                {found.map((one) => (
                  <label key={one.id}>
                    <input
                      type="radio"
                      name="persona"
                      checked={chosen === one.id}
                      onChange={() => setChosen(one.id)}
                    />
                    <span>
                      <b>{one.name}</b> · {one.document}
                      <br />
                      <span className="v-small v-muted">
                        {one.contact === '' ? 'Sin celular ni correo' : one.contact}
                        {one.account ? ' · Tiene cuenta: verá la solicitud en su portal' : ' · Sin cuenta'}
                      </span>
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
            {chosen === ANOTHER && <PersonFields value={person} onChange={setPerson} />}
            <SelectField
              label="Trámite"
              name="ttId"
              required
              empty="Elija"
              options={(types.data ?? [])
                .filter((row) => isListed(row) && row.online)
                .map((row) => ({ value: String(row.tt_id), label: row.tt_nombre }))}
              value={type}
              onChange={setType}
            />
            {types.isError && <Note tone="bad">{failureText(types.error)}</Note>}
            <Refused />
            <p>
              <Submit sending="Abriendo…">Llenar el formulario</Submit>
            </p>
          </Form>
        )}
        {begun.length > 0 && (
          <section className="v-stack" data-gap="3" aria-labelledby="empezadas">
            <h2 id="empezadas">Empezadas en esta ventanilla</h2>
            <ul className={styles.drafts}>
              {begun.map((one) => (
                <li key={one.id} className="v-card v-pad">
                  <div>
                    <h3 className={styles.cardTitle}>
                      <a href={to(one.id)}>
                        {one.person}: {one.procedure}
                      </a>
                    </h3>
                    <p className="v-small v-muted">
                      La empezó {one.begunBy}. Último cambio el {formatShortDate(one.updatedAt)}.
                    </p>
                  </div>
                  <button
                    type="button"
                    className="v-icon-btn"
                    aria-label={`Descartar la solicitud de ${one.person}`}
                    onClick={() => setDiscarding(one)}
                  >
                    <IconTrash aria-hidden className="v-icon" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <DiscardDraft
          draft={discarding}
          drop={(id) => call(atWindow.discard, { params: { id } })}
          onClose={() => setDiscarding(null)}
        />
      </div>
    </>
  )
}
