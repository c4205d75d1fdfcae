import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { watchAlerts } from '../../client/alerts.ts'
import { OwnMenu } from '../../client/own-menu.ts'
import { usePlace } from '../../client/navigation.ts'
import { QueryRoot } from '../../client/query.tsx'
import type { Screen } from '../../client/screens.ts'
import { useUser } from '../../client/session.ts'
import { MantineRoot } from '../../ui/theme/mantine-root.tsx'
import { gatheredScreens } from '../gathered-screens.ts'
import { sideMenu } from '../menu/side-menu.ts'
import { AlertBanner } from './alert-banner.tsx'
import styles from './app-layout.module.css'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { MenuDrawer, SideNav } from './side-nav.tsx'
import { Toolbar } from './toolbar.tsx'

const FOLDED_KEY = 'ventanilla.menu'
const isPhone = (): boolean => matchMedia('(max-width: 800px)').matches

/** Side navigation, toolbar and the open screen, for everybody who is logged in. */
export default function AppLayout({
  screen,
  children,
}: {
  readonly screen: Screen
  readonly children: ReactNode
}) {
  const user = useUser()
  const place = usePlace()
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED_KEY) === 'plegado')
  const [drawer, setDrawer] = useState(false)
  useEffect(watchAlerts, [])
  useEffect(() => setDrawer(false), [place.pathname])
  if (user === null) return null
  const items = sideMenu(gatheredScreens, user)
  const toggle = (): void => {
    if (isPhone()) return setDrawer(true)
    localStorage.setItem(FOLDED_KEY, folded ? 'abierto' : 'plegado')
    setFolded(!folded)
  }
  return (
    <MantineRoot>
      <QueryRoot>
        <div className={styles.app} data-folded={folded || undefined}>
          <SideNav items={items} folded={folded} />
          <div>
            <Toolbar items={items} user={user} expanded={!folded} onToggle={toggle} />
            <AlertBanner />
            <main id="contenido" className={styles.main} data-wide={screen.wide}>
              <BreadcrumbTrail screen={screen} params={place.params} />
              <OwnMenu value={items}>{children}</OwnMenu>
            </main>
          </div>
        </div>
        <MenuDrawer items={items} open={drawer} onClose={() => setDrawer(false)} />
        <IdleWarning />
      </QueryRoot>
    </MantineRoot>
  )
}
