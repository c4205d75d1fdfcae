import { IconDownload, IconFileImport } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { useEffect, useId, useRef, useState } from 'react'
import { fillPath } from '../../../client/address/links.ts'
import { call, CallError, failureText } from '../../../client/network/http.ts'
import { useExport } from '../../../keeping/plain-list/use-export.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../configuracion.module.css'
import { doorOf, isOpenKind } from '../puertas/doors.ts'
import { CarriedRows } from './carried-rows.tsx'
import { type Archive, type Comparison, type Drafted, readArchive } from './read-archive.ts'

/** The whole configuration, downloaded, and brought from another portal as drafts. */
export default function CarryScreen() {
  return (
    <>
      <PageHeader
        title="Llevar la configuración"
        subtitle="De un portal a otro: del de pruebas al real, o a la copia que guarda la autoridad."
      />
      <div className="v-stack">
        <Download />
        <Bring />
      </div>
    </>
  )
}

function Download() {
  const { busy, save } = useExport()
  return (
    <section className={styles.panel} aria-labelledby="descargar">
      <h2 id="descargar">Descargar</h2>
      <p>
        Todo lo que está en vigor, en un ZIP con un archivo por elemento. Mientras nada cambia, el archivo es
        el mismo. No trae borradores, casos ni cuentas.
      </p>
      <div className="v-row">
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          disabled={busy}
          onClick={() => void save(() => call(configuration.export, {}), 'configuracion.zip')}
        >
          <IconDownload aria-hidden className="v-icon" />
          {busy ? 'Preparando…' : 'Descargar la configuración'}
        </button>
      </div>
    </section>
  )
}

function Bring() {
  const id = useId()
  const [drafted, setDrafted] = useState<Drafted | null>(null)
  const compare = useMutation({
    mutationFn: async (file: File): Promise<Archive & { readonly comparison: Comparison }> => {
      const chosen = await readArchive(file)
      const { body } = await call(configuration.compare, { body: { archive: chosen.archive } })
      return { ...chosen, comparison: body }
    },
  })
  return (
    <>
      <section className={styles.panel} aria-labelledby={`${id}-titulo`}>
        <h2 id={`${id}-titulo`}>Traer de otro portal</h2>
        <p id={`${id}-ayuda`}>
          Elija el ZIP que se descargó en el otro portal. Primero se ve qué cambiaría; nada se guarda ni entra
          en vigor con eso.
        </p>
        <div className="v-row">
          <label className="v-btn" data-kind="default" aria-disabled={compare.isPending || undefined}>
            <IconFileImport aria-hidden className="v-icon" />
            {compare.isPending ? 'Revisando…' : 'Elegir el ZIP'}
            <input
              className="v-sr"
              type="file"
              accept=".zip,application/zip"
              disabled={compare.isPending}
              aria-describedby={`${id}-ayuda`}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0]
                // lets the user choose the same file again
                event.currentTarget.value = ''
                if (file === undefined) return
                setDrafted(null)
                compare.mutate(file)
              }}
            />
          </label>
        </div>
        {compare.isError && (
          <Note tone="bad" role="alert" title="No se puede traer.">
            <Reasons error={compare.error} />
          </Note>
        )}
      </section>
      {drafted !== null && <Made drafted={drafted} />}
      {compare.data !== undefined && drafted === null && (
        <CarriedRows key={compare.submittedAt} {...compare.data} onDone={setDrafted} />
      )}
    </>
  )
}

/** What is wrong with the file: the server's sentence for each place, or our own. */
function Reasons({ error }: { readonly error: Error }) {
  const problems = error instanceof CallError ? error.problems : []
  if (problems.length > 1)
    return (
      <ul data-bullets data-indent>
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    )
  return <>{error instanceof CallError ? failureText(error) : error.message}</>
}

/** The drafts that were made, each kind with the way to publish them. */
function Made({ drafted: { drafted, unchanged } }: { readonly drafted: Drafted }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that was pressed is gone
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.panel} aria-labelledby="hechos">
      <h2 id="hechos" ref={heading} tabIndex={-1}>
        {drafted.length === 0 ? 'No había nada que traer' : 'Quedaron por publicar'}
      </h2>
      {drafted.length > 0 && (
        <>
          <p>Nada entró en vigor. Cada clase se publica en su lista.</p>
          <ul data-bullets data-indent>
            {drafted.map(({ kind, many, count }) => {
              const words = `${many}: ${count === 1 ? '1 borrador' : `${count} borradores`}`
              return (
                <li key={kind}>
                  {isOpenKind(kind) ? (
                    <a href={fillPath(doorOf(kind).list, {}, { estado: 'pendientes' })}>{words}</a>
                  ) : (
                    words
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
      {unchanged > 0 && (
        <p className="v-muted">
          {unchanged === 1 ? '1 ya decía lo mismo.' : `${unchanged} ya decían lo mismo.`}
        </p>
      )}
    </section>
  )
}
