import type { Screen } from '../../client/address/screens.ts'
import { breadcrumbs } from '../breadcrumbs.ts'
import { gatheredScreens } from '../gathered-screens.ts'
import styles from './app-layout.module.css'

export function BreadcrumbTrail({
  screen,
  params,
}: {
  readonly screen: Screen
  readonly params: Readonly<Record<string, string>>
}) {
  const trail = breadcrumbs(gatheredScreens, screen, params)
  if (trail.length < 2) return null
  return (
    <nav aria-label="Ruta de navegación">
      <ol className={styles.crumbs}>
        {trail.map((crumb, index) => (
          <li key={crumb.title}>
            {crumb.to === null ? (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{crumb.title}</span>
            ) : (
              <a href={crumb.to}>{crumb.title}</a>
            )}
            {index < trail.length - 1 && <span aria-hidden>/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
