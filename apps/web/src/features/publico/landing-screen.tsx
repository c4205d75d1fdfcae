import { fullStop } from '@ventanilla/domain/cases/words/full-stop'
import {
  IconArrowRight,
  IconBell,
  IconFileCheck,
  IconForms,
  IconMapPin,
  IconPhone,
  IconSearch,
  IconUserPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { config } from '../../client/config.ts'
import { hasScreen, href } from '../../client/address/links.ts'
import { navigate } from '../../client/address/navigation.ts'
import { describePage } from '../../client/address/page-facts.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { SEARCH_MAX } from '../../ui/fields/search-max.ts'
import landscape from '../../ui/illustrations/portada.svg'
import office from '../../ui/illustrations/sub-todos.svg'
import { useProcedures, useSubcategories } from './catalogue.ts'
import { ConsultBand } from './consult-band.tsx'
import styles from './landing-screen.module.css'
import { ProcedureList } from './procedure-list.tsx'
import { prepareSearch } from './prepare-search.ts'
import { ALL_TOPICS } from '../../keeping/procedure/procedure.ts'
import { portalFacts } from './structured-data.ts'
import { topicLook } from './topics.ts'

export const prepare = prepareSearch

const EXAMPLES = ['agua para mi finca', 'cortar un árbol', 'abrir un pozo']
const HOW = [
  {
    Icon: IconUserPlus,
    title: '1. Cree su cuenta',
    text: 'Con su celular y su correo. Tarda cinco minutos.',
  },
  {
    Icon: IconForms,
    title: '2. Llene el formulario',
    text: 'Se guarda solo. Puede parar y seguir otro día, aun sin señal.',
  },
  { Icon: IconFileCheck, title: '3. Radique', text: 'Recibe un número y la fecha en que debemos responder.' },
  { Icon: IconBell, title: '4. Siga el avance', text: 'Le avisamos cada paso y lo que usted deba hacer.' },
]

export default function LandingScreen() {
  usePageTitle('Trámites ambientales en línea')
  if (import.meta.env.SSR) describePage(portalFacts())
  return (
    <>
      <Hero />
      <ConsultBand />
      <Topics />
      <section className={styles.band}>
        <div className="v-wrap">
          <h2 className={styles.big}>Así funciona</h2>
          <ol className={styles.how}>
            {HOW.map(({ Icon, title, text }) => (
              <li key={title}>
                <span className={styles.step}>
                  <Icon aria-hidden />
                </span>
                <h3 className="v-large">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`v-wrap ${styles.section ?? ''}`} aria-labelledby="todos-los-tramites">
        <h2 className={styles.big} id="todos-los-tramites">
          Todos los trámites
        </h2>
        <ProcedureList heading="h3" perTopic={3} />
      </section>
      <Help />
    </>
  )
}

function Hero() {
  const [text, setText] = useState('')
  const search = (event: FormEvent): void => {
    event.preventDefault()
    navigate(href('/{product}-tramites', {}, { buscar: text.trim() }))
  }
  return (
    <section className={styles.hero}>
      <div className="v-wrap">
        <h1>Haga sus trámites ambientales sin salir de su vereda</h1>
        <p className={`v-large ${styles.lead ?? ''}`}>
          Pida permisos, siga su solicitud y reciba la decisión por este medio.
        </p>
        <form
          className={styles.find}
          role="search"
          aria-label="Buscar un trámite"
          action={href('/{product}-tramites')}
          onSubmit={search}
        >
          <span>
            <IconSearch aria-hidden />
            <input
              className="v-input"
              type="search"
              name="buscar"
              aria-label="¿Qué necesita hacer?"
              placeholder="¿Qué necesita hacer?"
              maxLength={SEARCH_MAX}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </span>
          <button type="submit" className="v-btn" data-kind="primary">
            Buscar
          </button>
        </form>
        <p className={styles.examples}>
          <span>Por ejemplo:</span>
          {EXAMPLES.map((example) => (
            <a key={example} href={href('/{product}-tramites', {}, { buscar: example })}>
              {example}
            </a>
          ))}
        </p>
      </div>
      <img className={styles.land} src={landscape} alt="" width={1440} height={520} fetchPriority="high" />
    </section>
  )
}

function Topics() {
  const subcategories = useSubcategories()
  const procedures = useProcedures(ALL_TOPICS)
  const rows = procedures.data ?? []
  const topics = (subcategories.data ?? []).map((topic) => ({
    ...topic,
    count: rows.filter((row) => row.fk_tram_subcategoria.tcs_id === topic.tcs_id).length,
  }))
  return (
    <section className={`v-wrap ${styles.section ?? ''}`}>
      <div className="v-row" data-spread>
        <h2 className={styles.big}>Trámites por tema</h2>
        <span className="v-row" data-wide>
          {hasScreen('/tipos-tramites') && <a href={href('/tipos-tramites')}>Otras categorías y sedes</a>}
          <a href={href('/{product}-tramites')}>
            {rows.length === 0 ? 'Ver todos los trámites' : `Ver los ${rows.length} trámites`}
          </a>
        </span>
      </div>
      <ul className={styles.topics}>
        {topics.map((topic) => {
          const { picture, hint } = topicLook(topic.tcs_id)
          return (
            <li key={topic.tcs_id} className="v-card">
              <a href={href('/{product}-tramites', {}, { tema: topic.tcs_id })}>
                <img src={picture} alt="" width={320} height={180} loading="lazy" decoding="async" />
                <span className={styles.text}>
                  <h3>{topic.tcs_nombre}</h3>
                  <span className="v-muted v-small">{hint}</span>
                  <span className={styles.go}>
                    {topic.count === 1 ? '1 trámite' : `${topic.count} trámites`}
                    <IconArrowRight aria-hidden size={16} />
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Help() {
  const { address, hours, phone } = config.authority
  return (
    <section className={`v-wrap ${styles.section ?? ''}`}>
      <div className={`v-card ${styles.help ?? ''}`}>
        <div className="v-pad v-stack" data-gap="2">
          <h2>¿Prefiere que le ayudemos?</h2>
          <p>Venga a la ventanilla con su cédula. Una persona llena la solicitud con usted, sin costo.</p>
          <p className="v-row">
            <IconMapPin aria-hidden className="v-icon" />
            <span>
              {address}. {fullStop(hours)}
            </span>
          </p>
          <p>
            <a className="v-btn" data-kind="default" href={`tel:+57${phone.replace(/\D/g, '')}`}>
              <IconPhone aria-hidden className="v-icon" /> {phone}
            </a>
          </p>
        </div>
        <img src={office} alt="" width={320} height={180} loading="lazy" />
      </div>
    </section>
  )
}
