import { IconMenu2, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { config } from '../../client/config.ts'
import { hasScreen, href } from '../../client/address/links.ts'
import { usePlace } from '../../client/address/navigation.ts'
import { useUser } from '../../client/session/session.ts'
import { changeTextSize, setAppearance, subscribeAppearance, themeInForce } from '../../ui/appearance.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from './public-layout.module.css'

const TOPICS = [
  { path: '/{product}-tramites', to: () => href('/{product}-tramites'), label: 'Trámites' },
  { path: '/consulta', to: () => href('/consulta'), label: 'Consultar solicitud' },
  { path: '/verificar/:codigo?', to: () => href('/verificar/:codigo?', {}), label: 'Verificar acto' },
] as const

/** Government strip, name of the authority, and links to log in. */
export function PublicHeader({ path }: { readonly path: string }) {
  const [open, setOpen] = useState(false)
  const user = useUser()
  const place = usePlace()
  const [shownAt, setShownAt] = useState(place.pathname)
  if (shownAt !== place.pathname) {
    setShownAt(place.pathname)
    setOpen(false)
  }
  const topics = TOPICS.filter((topic) => hasScreen(topic.path))
  const current = path === '/detalle-tramite/:tt_id' ? '/{product}-tramites' : path
  const links = topics.map((topic) => (
    <a key={topic.path} href={topic.to()} aria-current={topic.path === current ? 'page' : undefined}>
      {topic.label}
    </a>
  ))
  const doors =
    user === null ? (
      <>
        <a
          className={`v-btn ${styles.wide ?? ''}`}
          data-kind="quiet"
          href={href('/iniciar-sesion-funcionario')}
        >
          Funcionarios
        </a>
        <a className={`v-btn ${styles.wide ?? ''}`} data-kind="default" href={href('/registro-ciudadano')}>
          Crear cuenta
        </a>
        <a className={`v-btn ${styles.wide ?? ''}`} data-kind="primary" href={href('/iniciar-sesion')}>
          Iniciar sesión
        </a>
      </>
    ) : (
      <a className={`v-btn ${styles.wide ?? ''}`} data-kind="primary" href={href('/dashboard')}>
        Ir a mi cuenta
      </a>
    )
  return (
    <header>
      <Strip />
      <div className={styles.head}>
        <div className="v-wrap">
          <a className={styles.logo} href={href('/')}>
            <Logo />
            <span>
              {config.productName}
              <small>{config.authority.name}</small>
            </span>
          </a>
          <nav className={styles.nav} aria-label="Principal">
            {links}
          </nav>
          {doors}
          <button
            type="button"
            className={`v-icon-btn v-script ${styles.menu ?? ''}`}
            aria-label={open ? 'Cerrar menú' : 'Abrir menú'}
            aria-expanded={open}
            aria-controls="menu-publico"
            onClick={() => setOpen(!open)}
          >
            {open ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
          </button>
        </div>
      </div>
      <nav id="menu-publico" className={styles.sheet} hidden={!open} aria-label="Menú">
        {links}
        <div className="v-script">
          {user === null ? (
            <>
              <a className="v-btn" data-kind="primary" href={href('/iniciar-sesion')}>
                Iniciar sesión
              </a>
              <a className="v-btn" data-kind="default" href={href('/registro-ciudadano')}>
                Crear cuenta
              </a>
              <a className="v-btn" data-kind="quiet" href={href('/iniciar-sesion-funcionario')}>
                Funcionarios
              </a>
            </>
          ) : (
            <a className="v-btn" data-kind="primary" href={href('/dashboard')}>
              Ir a mi cuenta
            </a>
          )}
        </div>
      </nav>
    </header>
  )
}

function Strip() {
  // only the browser has the setting: a page served with its content renders without it
  const [contrast, setContrast] = useState(false)
  useEffect(() => {
    const see = (): void => setContrast(themeInForce() === 'contraste')
    see()
    return subscribeAppearance(see)
  }, [])
  return (
    <div className={styles.strip}>
      <div className="v-wrap">
        <span>
          {config.demo
            ? 'Sitio de demostración de una autoridad ambiental'
            : 'Portal de trámites ambientales'}
        </span>
        <ul>
          <li className={styles.secondary}>
            <a className={styles.tool} href={href('/accesibilidad')}>
              Accesibilidad
            </a>
          </li>
          <li className="v-script">
            <button
              type="button"
              className={styles.tool}
              aria-pressed={contrast}
              onClick={() => setAppearance({ theme: contrast ? 'claro' : 'contraste' })}
            >
              Contraste
            </button>
          </li>
          <li className={`v-script ${styles.secondary ?? ''}`}>
            <button
              type="button"
              className={styles.tool}
              aria-label="A−: letra más pequeña"
              onClick={() => changeTextSize(-1)}
            >
              A−
            </button>
          </li>
          <li className={`v-script ${styles.secondary ?? ''}`}>
            <button
              type="button"
              className={styles.tool}
              aria-label="A+: letra más grande"
              onClick={() => changeTextSize(1)}
            >
              A+
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
