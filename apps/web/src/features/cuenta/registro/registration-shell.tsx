import type { ReactNode } from 'react'
import { config } from '../../../client/config.ts'
import { href } from '../../../client/address/links.ts'
import { Logo } from '../../../ui/logo.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'

/** Layout of both registrations: logo, link to the login, form, and the code panel on the right. */
export function RegistrationShell({
  loginHref,
  onLogin,
  panel,
  children,
}: {
  readonly loginHref: string
  /** called before navigating to the login */
  readonly onLogin?: () => void
  readonly panel: ReactNode
  readonly children: ReactNode
}) {
  return (
    <>
      <header className={styles.head}>
        <a className={styles.logo} href={href('/')}>
          <Logo />
          <span>
            {config.productName}
            <small>{config.authority.name}</small>
          </span>
        </a>
        <a href={loginHref} onClick={onLogin}>
          {text.register.haveAccount}
        </a>
      </header>
      <div className={styles.registration} data-coding={panel === null ? undefined : ''}>
        {children}
        {panel}
      </div>
    </>
  )
}
