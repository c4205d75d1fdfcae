import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { watchAlerts } from '../../client/session/alerts.ts'
import { config } from '../../client/config.ts'
import { href } from '../../client/address/links.ts'
import type { Screen } from '../../client/address/screens.ts'
import landscape from '../../ui/illustrations/portada.svg'
import { Logo } from '../../ui/logo.tsx'
import styles from './auth-layout.module.css'

const LegalDialog = lazy(() => import('../../features/cuenta/registro/legal-dialog.tsx'))

const CLAIMS: Readonly<Record<string, readonly [claim: string, text: string]>> = {
  '/iniciar-sesion': [
    'Su solicitud lo espera donde la dejó',
    'Todo lo que escribió quedó guardado, en este equipo y en su cuenta.',
  ],
  '/iniciar-sesion-funcionario': [
    'Sus casos, en orden',
    'Lo que vence primero, arriba. Cada paso, con su término.',
  ],
  '/registro-funcionario': ['Bienvenido al equipo', 'Cree su cuenta. Un administrador la activará.'],
}
const CLAIM = ['Haga sus trámites sin salir de su vereda', 'Con su celular y su correo basta.'] as const

/** Layout of login, registration and recovery: no navbar, toolbar or footer. */
export default function AuthLayout({
  screen,
  children,
}: {
  readonly screen: Screen
  readonly children: ReactNode
}) {
  const [legal, setLegal] = useState(false)
  const [claim, text] = CLAIMS[screen.path] ?? CLAIM
  const policy = (
    <button type="button" onClick={() => setLegal(true)}>
      Política de tratamiento de datos
    </button>
  )
  useEffect(watchAlerts, [screen.path])
  return (
    <>
      <div className={styles.auth}>
        <header className={styles.panel}>
          <a className={styles.logo} href={href('/')}>
            <Logo />
            <span>
              {config.productName}
              <small>{config.authority.name}</small>
            </span>
          </a>
          <p className={styles.claim}>{claim}</p>
          <p className={`v-large ${styles.text ?? ''}`}>{text}</p>
          <img className={styles.picture} src={landscape} alt="" width={1440} height={520} />
          <div className={styles.legal}>{policy}</div>
        </header>
        <main id="contenido" className={styles.main}>
          {children}
        </main>
        <div className={styles.bottom}>{policy}</div>
      </div>
      {legal && (
        <Suspense fallback={null}>
          <LegalDialog id="politica-de-datos" onClose={() => setLegal(false)} />
        </Suspense>
      )}
    </>
  )
}
