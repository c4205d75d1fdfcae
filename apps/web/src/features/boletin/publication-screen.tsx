import { IconArrowLeft, IconFileText, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { bulletin } from '@ventanilla/contract/generated/bulletin'
import { call, CallError } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useParam } from '../../client/address/navigation.ts'
import { describePage } from '../../client/address/page-facts.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { useLoad } from '../../client/use-load.ts'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { formatLongDate } from '../../ui/formats.tsx'
import nothing from '../../ui/illustrations/vacio-resultados.svg'
import { Loading } from '../../ui/states/loading.tsx'
import { Note } from '../../ui/states/note.tsx'
import { WholeNumbers } from '../../ui/fields/whole-numbers.tsx'
import { KINDS, named, postedWords } from './bulletin-words.ts'
import styles from './boletin.module.css'

type Found = Awaited<ReturnType<typeof ask>>

async function ask(id: string, signal: AbortSignal) {
  try {
    return (await call(bulletin.read, { params: { id } }, { signal })).body
  } catch (error) {
    // a removed posting and one that never existed look alike
    if (error instanceof CallError && [404, 422].includes(error.status)) return null
    throw error
  }
}

/** One posting: public text, downloadable copy, and how to check the original. */
export default function PublicationScreen() {
  const id = useParam('id')
  const found = useLoad(`publicacion ${id}`, (signal) => ask(id, signal))
  usePageTitle(found.data == null ? undefined : named(found.data))
  if (import.meta.env.SSR && found.data === null) describePage({ missing: true })
  if (found.loading) return <Loading />
  if (found.failure !== null) return <ErrorState onRetry={found.retry}>{found.failure}</ErrorState>
  if (found.data == null)
    return (
      <DeadEnd
        title="Esta publicación no está en el boletín"
        picture={nothing}
        to={href('/boletin')}
        label="Ver el boletín"
      >
        No existe o ya se retiró: los avisos se quitan cuando se cumple su término.
      </DeadEnd>
    )
  return <Publication of={found.data} />
}

function Publication({ of }: { readonly of: NonNullable<Found> }) {
  return (
    <div className={`v-wrap ${styles.page ?? ''}`}>
      <a className={styles.back} href={href('/boletin')}>
        <IconArrowLeft aria-hidden className="v-icon" /> Volver al boletín
      </a>
      <h1>
        <WholeNumbers>{named(of)}</WholeNumbers>
      </h1>
      <FactList
        facts={[
          { label: 'Clase', value: KINDS[of.kind] },
          { label: 'Firma', value: formatLongDate(of.date) },
          { label: of.kind === 'aviso' ? 'Fijación' : 'Publicación', value: postedWords(of) },
          { label: 'Trámite', value: of.procedure },
          { label: 'Municipio', value: of.municipality },
        ]}
      />
      <p className="v-row">
        {of.printed ? (
          <a
            className="v-btn"
            data-kind="primary"
            href={`/api/v1/boletin/${of.id}/archivo`}
            target="_blank"
            rel="noopener"
          >
            <IconFileText aria-hidden className="v-icon" /> Abrir el PDF
          </a>
        ) : (
          <span className="v-muted">El PDF se está preparando; vuelva en un minuto.</span>
        )}
        <a className="v-btn" data-kind="default" href={href('/verificar/:codigo?', { codigo: of.code })}>
          <IconRosetteDiscountCheck aria-hidden className="v-icon" /> Verificar el original
        </a>
      </p>
      <Note>
        Esta copia no trae documentos de identidad, direcciones, teléfonos ni datos reservados. Donde dice
        «[dato reservado]» se quitó uno.
      </Note>
      <article className={`v-card ${styles.text ?? ''}`} aria-label="Texto publicado">
        {of.paragraphs.map(({ kind, text }, at) =>
          kind === 'titulo' ? (
            <p key={at} className={styles.title}>
              {text}
            </p>
          ) : (
            <p key={at}>{text}</p>
          ),
        )}
      </article>
    </div>
  )
}
