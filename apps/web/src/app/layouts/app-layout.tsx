import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { watchAlerts } from '../../client/session/alerts.ts'
import { href } from '../../client/address/links.ts'
import { OwnMenu } from '../../client/session/own-menu.ts'
import { usePlace } from '../../client/address/navigation.ts'
import { QueryRoot } from '../../client/network/query.tsx'
import type { Screen } from '../../client/address/screens.ts'
import type { SessionUser } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { gatheredScreens } from '../gathered-screens.ts'
import { sideMenu } from '../menu/side-menu.ts'
import { AlertBanner } from './alert-banner.tsx'
import styles from './app-layout.module.css'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { useOwedPasskey } from './owed-passkey.ts'
import { useOwedAcceptance } from './owed-acceptance.ts'
import { MenuDrawer, SideNav } from './side-nav.tsx'
import { Toolbar } from './toolbar.tsx'
import { UnsentVisits } from './unsent-visits.tsx'

const AcceptTexts = lazy(() => import('../../features/cuenta/aceptar/accept-texts.tsx'))

const FOLDED_KEY = 'ventanilla.menu'
const isPhone = (): boolean => matchMedia('(max-width: 800px)').matches

interface LayoutProps {
  readonly screen: Screen
  readonly children: ReactNode
}

/** Side navigation, toolbar and the open screen, for logged-in users. */
export default function AppLayout(props: LayoutProps) {
  const user = useUser()
  if (user === null) return null
  return (
    <QueryRoot>
      <Shell {...props} user={user} />
      <IdleWarning />
    </QueryRoot>
  )
}

function Shell({ screen, children, user }: LayoutProps & { readonly user: SessionUser }) {
  const place = usePlace()
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED_KEY) === 'plegado')
  const [drawer, setDrawer] = useState(false)
  const owed = useOwedPasskey(user)
  const acceptance = useOwedAcceptance(user, owed === 'no')
  useEffect(watchAlerts, [])
  useEffect(() => setDrawer(false), [place.pathname])
  // a user who still needs a passkey, or must accept a text first, gets no links: the server would reject them
  const open = owed === 'no' && !acceptance.waits
  const items = open
    ? sideMenu(gatheredScreens, user)
    : [{ path: href('/perfil-usuario'), label: 'Mi perfil', icon: 'user-edit' }]
  const toggle = (): void => {
    if (isPhone()) return setDrawer(true)
    localStorage.setItem(FOLDED_KEY, folded ? 'abierto' : 'plegado')
    setFolded(!folded)
  }
  return (
    <>
      <div className={styles.app} data-folded={folded || undefined}>
        <SideNav items={items} folded={folded} all={open} />
        <div>
          <Toolbar items={items} user={user} expanded={!folded} all={open} onToggle={toggle} />
          <AlertBanner />
          {open && <UnsentVisits userId={user.id} />}
          <main id="contenido" className={styles.main} data-wide={screen.wide}>
            {owed === 'asking' ? (
              <SkeletonRows rows={6} height={64} />
            ) : acceptance.texts.length > 0 ? (
              <Suspense fallback={<SkeletonRows rows={6} height={64} />}>
                <AcceptTexts userId={user.id} texts={acceptance.texts} onLater={acceptance.later} />
              </Suspense>
            ) : (
              <>
                {open && <BreadcrumbTrail screen={screen} params={place.params} />}
                <OwnMenu value={items}>{children}</OwnMenu>
              </>
            )}
          </main>
        </div>
      </div>
      <MenuDrawer items={items} open={drawer} all={open} onClose={() => setDrawer(false)} />
    </>
  )
}
