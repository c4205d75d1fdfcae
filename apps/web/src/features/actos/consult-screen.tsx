import { consult } from '@ventanilla/contract/generated/consult'
import { caseFields } from '@ventanilla/contract/generated/fields/consult'
import { useMemo, useState } from 'react'
import { config } from '../../client/config.ts'
import { call, CallError, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { useTabForm } from '../../keeping/use-tab-form.ts'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { Form, Submit } from '../../ui/fields/form.tsx'
import { formatLongDate } from '../../ui/formats.tsx'
import { Note } from '../../ui/states/note.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './public-act.module.css'

const ask = async (radicado: string, documento: string) =>
  (await call(consult.case, { body: { radicado, documento } })).body
type State = Awaited<ReturnType<typeof ask>>

/** Status of a case, looked up by radicado and the applicant's document, without an account. */
export default function ConsultScreen() {
  const [query] = useQueryState()
  const given = query.get('radicado') ?? ''
  const begins = useMemo(() => ({ radicado: given, documento: '' }), [given])
  const [{ radicado, documento }, setKept] = useTabForm(`consulta ${given}`, begins)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [state, setState] = useState<State | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (): Promise<void> => {
    setAsked(true)
    if (radicado.trim() === '' || documento.trim() === '') return
    setBusy(true)
    setFailure(null)
    setState(null)
    try {
      setState(await ask(radicado.trim(), documento.trim()))
    } catch (error) {
      setFailure(
        error instanceof CallError && error.status === 404
          ? 'No encontramos una solicitud con ese radicado y ese documento. Revise los dos datos.'
          : failureText(error),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={`v-wrap ${styles.page ?? ''}`}>
      <h1>Consulte su solicitud</h1>
      <p className="v-muted">Con el radicado y el documento del solicitante, sin crear cuenta.</p>
      <Form className={styles.consult} ready busy={busy} onSubmit={() => void submit()}>
        <TextField
          label="Radicado"
          hint="Está en su comprobante, por ejemplo 2026E0004127."
          value={radicado}
          onChange={(value) => setKept((now) => ({ ...now, radicado: value }))}
          maxLength={caseFields.radicado.maxLength}
          autoComplete="off"
          error={asked && radicado.trim() === '' ? 'Escriba el radicado.' : undefined}
        />
        <TextField
          label="Documento del solicitante"
          hint="Cédula o NIT, sin puntos."
          value={documento}
          onChange={(value) => setKept((now) => ({ ...now, documento: value }))}
          maxLength={caseFields.documento.maxLength}
          inputMode="numeric"
          autoComplete="off"
          error={asked && documento.trim() === '' ? 'Escriba el documento.' : undefined}
        />
        <div>
          <Submit sending="Consultando…">Consultar</Submit>
        </div>
      </Form>
      <div aria-live="polite">
        {failure !== null && (
          <Note tone="bad" title={failure}>
            Si necesita ayuda, llame al {config.authority.phone}.
          </Note>
        )}
        {state !== null && <Answer state={state} />}
      </div>
    </div>
  )
}

function Answer({ state }: { readonly state: State }) {
  return (
    <article className={`v-card v-pad ${styles.answer ?? ''}`} data-raised>
      <div className="v-spine">
        <p className="v-num">
          <strong>{state.radicado}</strong>
        </p>
        <h2>{state.status}</h2>
        <p className="v-muted">{state.procedure}</p>
      </div>
      {state.waitsForApplicant && (
        <Note tone="warn" title="La solicitud espera al solicitante.">
          Ingrese con su cuenta para ver qué debe responder. <a href={href('/iniciar-sesion')}>Ingresar</a>
        </Note>
      )}
      <FactList
        facts={[
          { label: 'Radicada', value: formatLongDate(state.filedOn) },
          { label: 'Etapa', value: state.stage ?? 'Terminada' },
          { label: 'Término', value: state.due.words },
          {
            label: 'Vence',
            value: state.due.due === null ? 'Sin fecha' : formatLongDate(state.due.due),
          },
        ]}
      />
    </article>
  )
}
