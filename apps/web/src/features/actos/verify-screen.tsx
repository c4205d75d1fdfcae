import { IconFileSearch, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { verify } from '@ventanilla/contract/generated/verify'
import { VERIFICATION_PASTED_MAX } from '@ventanilla/domain/acts/verification-code'
import { useId, useMemo, useState } from 'react'
import type { DragEvent } from 'react'
import { config } from '../../client/config.ts'
import { call, CallError, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { navigate, useParam } from '../../client/address/navigation.ts'
import { useLoad } from '../../client/use-load.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { useTabForm } from '../../keeping/use-tab-form.ts'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { formatInstant, formatLongDate } from '../../ui/formats.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { Note } from '../../ui/states/note.tsx'
import { fileHash, inFours, tidyCode } from './file-hash.ts'
import styles from './public-act.module.css'

type Found = Awaited<ReturnType<typeof ask>>

async function ask(code: string, signal: AbortSignal) {
  try {
    return (await call(verify.act, { params: { codigo: code } }, { signal })).body
  } catch (error) {
    // a malformed code is shown like an unknown one
    if (error instanceof CallError && [404, 422].includes(error.status)) return null
    throw error
  }
}

/** Public check of a signed act: shows its facts by code, and compares a file with the hash of the original. */
export default function VerifyScreen() {
  const code = tidyCode(useParam('codigo'))
  const begins = useMemo(() => ({ typed: code }), [code])
  const [{ typed }, setKept] = useTabForm(`verificar ${code}`, begins)
  const [missing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const submit = (): void => {
    const next = tidyCode(typed)
    setMissing(next === '')
    if (next === '') return
    // same code submitted again: retries, for example after the network is back
    if (next === code) setAttempt(attempt + 1)
    else navigate(href('/verificar/:codigo?', { codigo: next }))
  }
  return (
    <div className={`v-wrap ${styles.page ?? ''}`}>
      <h1>Verifique un acto</h1>
      <p className="v-muted" id="codigo-ayuda">
        El código está al pie del documento, junto al QR.
      </p>
      <Form className={styles.ask} ready busy={false} onSubmit={submit}>
        <input
          className={`v-input ${styles.code ?? ''}`}
          aria-label="Código de verificación"
          aria-describedby={missing ? 'codigo-ayuda codigo-falta' : 'codigo-ayuda'}
          aria-invalid={missing}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={VERIFICATION_PASTED_MAX}
          value={typed}
          onChange={(event) => {
            setMissing(false)
            setKept({ typed: event.currentTarget.value })
          }}
        />
        <button type="submit" className="v-btn" data-kind="primary">
          Verificar
        </button>
      </Form>
      {missing && (
        <p className="v-error" id="codigo-falta" role="alert">
          Escriba el código.
        </p>
      )}
      {code !== '' && <Answer key={`${code} ${attempt}`} code={code} />}
    </div>
  )
}

function Answer({ code }: { readonly code: string }) {
  const act = useLoad(`verificar ${code}`, (signal) => ask(code, signal))
  if (act.loading) return <Loading />
  if (act.failure !== null) return <ErrorState onRetry={act.retry}>{act.failure}</ErrorState>
  if (act.data == null)
    return (
      <Note tone="bad" role="status" title="Ese código no corresponde a ningún acto.">
        Revise que lo escribió completo. Si está bien escrito, el documento no es de{' '}
        {config.authority.shortName}: llame al {config.authority.phone}.
      </Note>
    )
  return <Genuine act={act.data} />
}

function Genuine({ act }: { readonly act: NonNullable<Found> }) {
  return (
    <>
      <article className={`v-card ${styles.result ?? ''}`} data-raised aria-labelledby="resultado">
        <div className={styles.banner}>
          <IconRosetteDiscountCheck aria-hidden size={40} />
          <div>
            <h2 id="resultado">El acto existe y está firmado</h2>
            <p>Compare su archivo con el original para saber si ha cambiado.</p>
          </div>
        </div>
        {act.warning !== null && (
          <Note tone="warn" role="status" title="Antes de usar este recibo">
            {act.warning}
          </Note>
        )}
        <div className={styles.facts}>
          <FactList
            facts={[
              { label: 'Acto', value: act.number ?? act.title },
              { label: 'Asunto', value: act.title },
              { label: 'Fecha', value: formatLongDate(act.date) },
              { label: 'Firmó', value: `${act.signer.name}, ${act.signer.position}` },
              { label: 'Firmado', value: formatInstant(act.signedAt) },
              { label: 'Autoridad', value: act.authority },
              { label: 'Radicado', value: act.radicado },
              { label: 'Expediente', value: act.expediente },
              { label: 'Páginas', value: act.pages === null ? null : String(act.pages) },
              {
                label: 'Huella SHA-256',
                value:
                  act.sha256 === null ? (
                    'Se está sellando; vuelva en un minuto.'
                  ) : (
                    <span className={styles.hash}>{inFours(act.sha256)}</span>
                  ),
              },
            ]}
          />
        </div>
      </article>
      {act.sha256 !== null && <Compare expected={act.sha256} />}
      <p className="v-muted">
        El sello que lleva el PDF se comprueba también sin este portal, con los{' '}
        <a href="/.well-known/sello-autoridad.pem">certificados del sello de la autoridad</a> (PEM), el de hoy
        y los anteriores.
      </p>
      <Note>
        Si lo que tiene en la mano dice otra cosa, llame al <strong>{config.authority.phone}</strong>.
      </Note>
    </>
  )
}

type Comparison = { readonly name: string; readonly same: boolean } | { readonly failed: string } | null

/** Compares a file's hash locally; the file is not uploaded. */
function Compare({ expected }: { readonly expected: string }) {
  const id = useId()
  const [result, setResult] = useState<Comparison>(null)
  const [over, setOver] = useState(false)
  const check = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      setResult({ name: file.name, same: (await fileHash(file)) === expected.toLowerCase() })
    } catch (error) {
      setResult({ failed: failureText(error) })
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void check(event.dataTransfer.files[0])
  }
  return (
    <section className={styles.compare} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>Compare su archivo</h2>
      <div
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSearch aria-hidden size={32} />
        <p id={`${id}-ayuda`}>Arrastre aquí el PDF o elíjalo. No se envía a ninguna parte.</p>
        <label className="v-btn" data-kind="default">
          Elegir PDF
          <input
            className="v-sr"
            type="file"
            accept="application/pdf"
            aria-describedby={`${id}-ayuda`}
            onChange={(event) => void check(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <div aria-live="polite">
        {result !== null && 'failed' in result && <Note tone="bad">No se pudo leer el archivo.</Note>}
        {result !== null && 'same' in result && (
          <Note
            tone={result.same ? 'ok' : 'bad'}
            title={result.same ? 'Es el original, sin un byte cambiado.' : 'Este archivo no es el original.'}
          >
            {result.same
              ? `«${result.name}» es idéntico al documento que se firmó.`
              : `«${result.name}» difiere del documento que se firmó, aunque sea en un solo byte.`}
          </Note>
        )}
      </div>
    </section>
  )
}
