import { useQuery } from '@tanstack/react-query'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { useState } from 'react'
import { config } from '../../client/config.ts'
import { call, failureText } from '../../client/http.ts'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GLOSSARY } from './glossary.ts'
import styles from './tablero-ciudadano.module.css'

interface Guide {
  readonly title: string
  readonly steps: readonly string[]
}

const GUIDES: readonly Guide[] = [
  {
    title: 'Hacer una solicitud',
    steps: [
      'Abra «Mis solicitudes» y elija «Iniciar un trámite».',
      'Responda las secciones en el orden que quiera. Todo se guarda solo.',
      'Adjunte los documentos. Puede tomarles foto con el celular.',
      'Revise sus respuestas, acepte la declaración y radique.',
      'Guarde el comprobante: tiene el número de radicado.',
    ],
  },
  {
    title: 'Responder un requerimiento',
    steps: [
      'Abra la solicitud: arriba está lo que le pedimos y hasta cuándo.',
      'Responda cada punto con palabras, archivos o ambos.',
      'Si no alcanza, pida más tiempo antes de que venza el plazo.',
      'Envíe la respuesta cuando todos los puntos estén listos.',
    ],
  },
  {
    title: 'Pagar el servicio de evaluación',
    steps: [
      'Descargue el recibo en la solicitud.',
      'Pague en el banco o por los medios que dice el recibo.',
      'Suba el comprobante, con la fecha y el valor que pagó.',
      'Si no está de acuerdo con el valor, presente una reclamación allí mismo.',
    ],
  },
  {
    title: 'Abrir una notificación y presentar un recurso',
    steps: [
      'Abra la notificación: ese momento es su fecha legal.',
      'Lea la decisión. Al final dice qué recursos proceden y en cuántos días.',
      'Si no está de acuerdo, elija «Presentar un recurso» en la solicitud.',
    ],
  },
]

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Guides, legal words in plain Spanish, offices and contact. */
export default function HelpScreen() {
  const [words, setWords] = useState('')
  const offices = useQuery({
    queryKey: ['territoriales'],
    queryFn: async ({ signal }) => (await call(catalogue.listOffices, {}, { signal })).body.data,
    staleTime: 3_600_000,
  })
  const found = GLOSSARY.filter((one) => plain(`${one.word} ${one.meaning}`).includes(plain(words.trim())))
  const { authority } = config
  return (
    <>
      <PageHeader title="Ayuda" subtitle="Guías, palabras legales, oficinas y contacto." />
      <div className="v-stack" data-gap="6">
        <section aria-labelledby="guias" className="v-stack">
          <h2 id="guias">Guías</h2>
          <div className={styles.guides}>
            {GUIDES.map((guide) => (
              <details key={guide.title} className="v-card">
                <summary>{guide.title}</summary>
                <ol data-bullets>
                  {guide.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </details>
            ))}
          </div>
        </section>
        <section aria-labelledby="glosario" className="v-stack">
          <h2 id="glosario">Palabras legales</h2>
          <div className={styles.search}>
            <TextField label="Buscar una palabra" type="search" value={words} onChange={setWords} />
          </div>
          <p className="v-sr" role="status">
            {found.length === 1 ? '1 palabra' : `${found.length} palabras`}
          </p>
          {found.length === 0 ? (
            <p className="v-muted">No se encontraron resultados.</p>
          ) : (
            <dl className={`v-card ${styles.glossary}`}>
              {found.map((one) => (
                <div key={one.word}>
                  <dt>{one.word}</dt>
                  <dd>{one.meaning}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
        <section aria-labelledby="oficinas" className="v-stack">
          <h2 id="oficinas">Oficinas</h2>
          <p>Horario de atención: {authority.hours}</p>
          {offices.isPending && <SkeletonRows rows={3} />}
          {offices.isError && <Note tone="bad">{failureText(offices.error)}</Note>}
          <ul className={styles.offices}>
            {offices.data
              ?.filter((office) => office.estado !== 0)
              .map((office) => (
                <li key={office.id} className="v-card v-pad">
                  <h3>{office.nombre}</h3>
                  <p>{office.direccion}</p>
                  <p className="v-small v-muted">{office.sede}</p>
                </li>
              ))}
          </ul>
        </section>
        <section aria-labelledby="contacto" className="v-stack">
          <h2 id="contacto">Contacto</h2>
          <p>
            {authority.name}, {authority.address}.
          </p>
          <p>
            Teléfono <a href={`tel:${authority.phone.replace(/\s/g, '')}`}>{authority.phone}</a>. Correo{' '}
            <a href={`mailto:${authority.email}`}>{authority.email}</a>.
          </p>
        </section>
      </div>
    </>
  )
}
