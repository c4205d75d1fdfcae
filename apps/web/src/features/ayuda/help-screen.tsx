import { useEffect, useMemo, useState } from 'react'
import { TEXT_EDITORS } from '@ventanilla/domain/access/configuration-roles'
import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { goToFragment } from '../../client/address/fragment.ts'
import { href } from '../../client/address/links.ts'
import { config } from '../../client/config.ts'
import { usePlace, useQueryState } from '../../client/address/navigation.ts'
import { rolesOf } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'
import { useTerritory } from '../../client/territory.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { audiencesOf, HELP_AUDIENCES } from '@ventanilla/domain/configuration/texts/help'
import { failureText } from '../../client/network/http.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { findHelp, findOffices } from './find-help.ts'
import { type Help, useHelp } from './help-data.ts'
import { GuideCard } from './guide-card.tsx'
import { HelpOffices } from './help-offices.tsx'
import styles from './ayuda.module.css'

const PARTS = [
  ['guias', 'Guías'],
  ['preguntas', 'Preguntas frecuentes'],
  ['glosario', 'Palabras legales'],
  ['oficinas', 'Oficinas'],
  ['contacto', 'Contacto'],
] as const

const countText = (n: number): string => (n === 1 ? '1 resultado' : `${n} resultados`)

const NOTHING: Help = { guides: [], questions: [], words: [] }

/** Guides per task, questions, glossary, offices and contact, under one search. */
export default function HelpScreen() {
  const user = useUser()
  const [query, change] = useQueryState()
  const { hash } = usePlace()
  const [typed, setTyped] = useState(query.get('buscar') ?? '')
  const roles = useMemo(() => (user === null ? [] : rolesOf(user)), [user])
  const help = useHelp()
  const found = useMemo(() => findHelp(typed, help.data ?? NOTHING), [typed, help.data])
  const searching = typed.trim() !== ''
  const arrived = help.isSuccess
  useEffect(() => {
    // what the address names is there once it was read; who types meanwhile stays where they type
    if (arrived && !(document.activeElement instanceof HTMLInputElement)) goToFragment(location.hash)
  }, [arrived])
  const place = useTerritory()
  const offices = useMemo(
    () => (place.data === undefined ? [] : findOffices(typed, place.data)),
    [typed, place.data],
  )
  const count = offices.length + found.guides.length + found.questions.length + found.words.length
  return (
    <>
      <PageHeader
        title="Ayuda"
        subtitle="Guías paso a paso, preguntas, palabras legales, oficinas y contacto."
        {...(meetsRule(roles, { roles: TEXT_EDITORS }) && { actions: <OwnTexts /> })}
      />
      <div className={`v-stack ${styles.help ?? ''}`} data-gap="6">
        <search className={styles.search}>
          <label htmlFor="buscar-ayuda">¿En qué le ayudamos?</label>
          <SearchBox
            id="buscar-ayuda"
            placeholder="Por ejemplo: pagar, notificación, más tiempo"
            value={typed}
            onChange={(text) => {
              setTyped(text)
              change({ buscar: text.trim() })
            }}
          />
          <p className={searching ? 'v-small v-muted' : 'v-sr'} role="status">
            {searching && countText(count)}
          </p>
        </search>
        {!searching && (
          <nav aria-label="En esta página" className={styles.parts}>
            <ul>
              {PARTS.map(([id, label]) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {help.isPending && <SkeletonRows rows={4} height={64} />}
        {help.isError && (
          <ErrorState onRetry={() => void help.refetch()}>{failureText(help.error)}</ErrorState>
        )}
        {searching && help.isSuccess && count === 0 && (
          <EmptyState title="No encontramos eso en la ayuda" picture={picture}>
            Pruebe con otra palabra, o llámenos.
          </EmptyState>
        )}
        <Guides found={found} roles={roles} searching={searching} hash={hash} />
        <Questions found={found} hash={hash} />
        <Words found={found} />
        {(!searching || offices.length > 0) && <HelpOffices place={place} offices={offices} />}
        <Contact />
      </div>
    </>
  )
}

/** The way to the portal's texts, for who writes them. */
function OwnTexts() {
  return (
    <>
      <a className="v-btn" href={href('/configuracion/textos-legales')}>
        Textos legales
      </a>
      <a className="v-btn" href={href('/configuracion/mensajes')}>
        Mensajes del portal
      </a>
      <a className="v-btn" href={href('/configuracion/cartas')}>
        Cartas
      </a>
      <a className="v-btn" href={href('/configuracion/guias')}>
        Guías
      </a>
      <a className="v-btn" href={href('/configuracion/preguntas')}>
        Preguntas
      </a>
      <a className="v-btn" href={href('/configuracion/palabras')}>
        Palabras
      </a>
    </>
  )
}

function Guides({
  found,
  roles,
  searching,
  hash,
}: {
  readonly found: Help
  readonly roles: readonly string[]
  readonly searching: boolean
  readonly hash: string
}) {
  if (found.guides.length === 0) return null
  const groups = audiencesOf(roles)
    .map((audience) => ({ audience, guides: found.guides.filter((guide) => guide.audience === audience) }))
    .filter((group) => group.guides.length > 0)
  return (
    <section aria-labelledby="guias" className="v-stack">
      <h2 id="guias">Guías</h2>
      {groups.map(({ audience, guides }) => (
        <div key={audience} className="v-stack" data-gap="2">
          {groups.length > 1 && <h3>{HELP_AUDIENCES[audience].title}</h3>}
          <div className={styles.cards}>
            {guides.map((guide) => (
              <GuideCard
                key={guide.id}
                guide={guide}
                roles={roles}
                // the only match of a search is shown expanded
                unfolded={hash === `#guia-${guide.id}` || (searching && found.guides.length === 1)}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

function Questions({ found, hash }: { readonly found: Help; readonly hash: string }) {
  if (found.questions.length === 0) return null
  return (
    <section aria-labelledby="preguntas" className="v-stack">
      <h2 id="preguntas">Preguntas frecuentes</h2>
      <div className={styles.cards}>
        {found.questions.map((one) => (
          <details
            key={`${one.id} ${hash === `#pregunta-${one.id}`}`}
            id={`pregunta-${one.id}`}
            className={`v-card ${styles.card ?? ''}`}
            open={hash === `#pregunta-${one.id}`}
          >
            <summary>{one.question}</summary>
            <p className="v-prose">{one.answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function Words({ found }: { readonly found: Help }) {
  if (found.words.length === 0) return null
  return (
    <section aria-labelledby="glosario" className="v-stack">
      <h2 id="glosario">Palabras legales</h2>
      <dl className={`v-card ${styles.glossary ?? ''}`}>
        {found.words.map((one) => (
          <div key={one.word}>
            <dt>{one.word}</dt>
            <dd>{one.meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Contact() {
  const { authority } = config
  return (
    <section aria-labelledby="contacto" className="v-stack">
      <h2 id="contacto">Contacto</h2>
      <p>
        {authority.name}, {authority.address}. {authority.hours}
      </p>
      <p>
        Teléfono <a href={`tel:+57${authority.phone.replace(/\D/g, '')}`}>{authority.phone}</a>. Correo{' '}
        <a href={`mailto:${authority.email}`}>{authority.email}</a>.
      </p>
    </section>
  )
}
