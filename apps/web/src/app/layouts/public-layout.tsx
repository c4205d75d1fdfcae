import type { ReactNode } from 'react'
import type { Screen } from '../../client/address/screens.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import styles from './public-layout.module.css'

export default function PublicLayout({
  screen,
  children,
}: {
  readonly screen: Screen
  readonly children: ReactNode
}) {
  return (
    <>
      <PublicHeader path={screen.path} />
      <main id="contenido" className={styles.main}>
        {children}
      </main>
      <PublicFooter />
    </>
  )
}
