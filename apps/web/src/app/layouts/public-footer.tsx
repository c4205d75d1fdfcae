import { lazy, Suspense, useState } from 'react'
import { config, FOOTER_YEAR } from '../../client/config.ts'
import { href } from '../../client/address/links.ts'
import { Logo } from '../../ui/logo.tsx'
import type { LegalId } from '../../features/cuenta/registro/legal-dialog.tsx'
import styles from './public-layout.module.css'

const LegalDialog = lazy(() => import('../../features/cuenta/registro/legal-dialog.tsx'))

export function PublicFooter() {
  const [legal, setLegal] = useState<LegalId | null>(null)
  const { authority } = config
  return (
    <footer className={styles.foot}>
      <div className={`v-wrap ${styles.columns ?? ''}`}>
        <div>
          <span className={styles.logo}>
            <Logo />
            {config.productName}
          </span>
          <p>{authority.name}</p>
          <p>{authority.address}</p>
          <p>{authority.hours}</p>
        </div>
        <div>
          <h2>Atención</h2>
          <ul>
            <li>
              <a href={`tel:+57${authority.phone.replace(/\D/g, '')}`}>Línea {authority.phone}</a>
            </li>
            <li>
              <a href={`mailto:${authority.email}`}>{authority.email}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>Transparencia</h2>
          <ul>
            <li className="v-script">
              <button type="button" className={styles.link} onClick={() => setLegal('politica-de-datos')}>
                Tratamiento de datos personales
              </button>
            </li>
            <li className="v-script">
              <button type="button" className={styles.link} onClick={() => setLegal('terminos')}>
                Términos de uso
              </button>
            </li>
            <li>
              <a href={href('/boletin')}>Boletín: actos y avisos</a>
            </li>
            <li>
              <a href={href('/cifras')}>Cifras y datos abiertos</a>
            </li>
            <li>
              <a href={href('/accesibilidad')}>Accesibilidad</a>
            </li>
            <li>
              <a href={href('/estado')}>Estado del servicio</a>
            </li>
          </ul>
        </div>
        <div className={styles.end}>
          <span>
            {config.vendor}
            {config.demo ? ' (demostración)' : ''}
          </span>
          <span>Todos los derechos reservados {FOOTER_YEAR}</span>
        </div>
      </div>
      {legal !== null && (
        <Suspense fallback={null}>
          <LegalDialog id={legal} onClose={() => setLegal(null)} />
        </Suspense>
      )}
    </footer>
  )
}
