import { useMutation } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { findCaseQuery } from '@ventanilla/contract/generated/fields/changes'
import { useState } from 'react'
import { call, refusalOf } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useDeviceForm } from '../../keeping/use-device-form.ts'
import picture from '../../ui/illustrations/exito.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'
import { Note } from '../../ui/states/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type Asked, AskForm } from './ask-form.tsx'
import styles from './cambio-solicitante.module.css'

const NOTHING = { radicado: '', documento: '' }

/**
 * Files a request for a visitor at the window. Looks the case up by radicado plus the applicant's document:
 * prevents browsing other people's cases.
 */
export function AtTheWindow() {
  const [looked, setLooked] = useState(NOTHING)
  const [asked, setAsked] = useState<Asked | null>(null)
  const find = useMutation({
    mutationFn: async () => (await call(changes.findCase, { query: looked })).body,
  })
  const forget = useDeviceForm('cambio de solicitante: ventanilla', looked, NOTHING, (kept) =>
    setLooked({ ...NOTHING, ...kept }),
  )
  const again = (): void => {
    find.reset()
    forget()
    setLooked(NOTHING)
    setAsked(null)
  }
  const found = find.data
  if (asked !== null)
    return (
      <div role="status">
        <EmptyState
          title={`Petición ${asked.radicado} recibida`}
          picture={picture}
          heading="h1"
          action={
            <button type="button" className="v-btn" data-kind="primary" onClick={again}>
              Recibir otra petición
            </button>
          }
        >
          {`Enviamos un enlace a ${asked.name}, al correo ${asked.email}. Cuando se registre o inicie sesión desde él, la petición pasa sola a revisión.`}
        </EmptyState>
      </div>
    )
  const write = (change: Partial<typeof NOTHING>): void => {
    setLooked((now) => ({ ...now, ...change }))
    find.reset()
  }
  return (
    <>
      <PageHeader
        title="Recibir un cambio de solicitante"
        subtitle="Pida el documento del solicitante y los que prueban el motivo."
        actions={
          <a
            className="v-btn"
            data-kind="default"
            href={href('/registro/solicitante/:id_sol/:id_territorial', {
              id_sol: 'nueva',
              id_territorial: 'propia',
            })}
          >
            Radicar por una persona
          </a>
        }
      />
      <div className={`v-stack ${styles.form ?? ''}`} data-gap="5">
        <Form
          className={`v-card v-pad ${styles.group ?? ''}`}
          ready={looked.radicado.trim() !== '' && looked.documento.trim() !== ''}
          busy={find.isPending}
          refusal={refusalOf(find.error)}
          onSubmit={() => find.mutate()}
        >
          <h2>Solicitud que cambia de solicitante</h2>
          <div className={styles.two}>
            <TextField
              label="Radicado"
              name="radicado"
              required
              autoComplete="off"
              maxLength={findCaseQuery.radicado.maxLength}
              value={looked.radicado}
              onChange={(radicado) => write({ radicado })}
            />
            <TextField
              label="Documento del solicitante actual"
              name="documento"
              required
              autoComplete="off"
              inputMode="numeric"
              maxLength={findCaseQuery.documento.maxLength}
              value={looked.documento}
              onChange={(documento) => write({ documento })}
            />
          </div>
          <Refused />
          <p>
            <Submit kind={found === undefined ? 'primary' : 'default'} sending="Buscando…">
              Buscar la solicitud
            </Submit>
          </p>
        </Form>
        {found !== undefined && (
          <section className="v-card v-pad v-stack" aria-labelledby="encontrada" role="status">
            <h2 id="encontrada">{found.procedure}</h2>
            <FactList
              dense
              facts={[
                { label: 'Radicado', value: found.radicado },
                {
                  label: 'Solicitante actual',
                  value: `${found.applicant.name} · ${found.applicant.document}`,
                },
              ]}
            />
            {found.reason !== null && <Note tone="warn">{found.reason}</Note>}
          </section>
        )}
        {found !== undefined && found.reason === null && (
          <AskForm
            key={found.id}
            subject={{ id: found.id, applicantId: found.applicant.id }}
            atWindow
            onAsked={setAsked}
          />
        )}
      </div>
    </>
  )
}
