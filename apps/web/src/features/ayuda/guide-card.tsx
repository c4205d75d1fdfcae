import { isOfAudience } from '@ventanilla/domain/configuration/texts/help'
import { useEffect, useState } from 'react'
import { href } from '../../client/address/links.ts'
import type { Guide } from './help-data.ts'
import styles from './ayuda.module.css'

/** Collapsible guide with its own shareable address. */
export function GuideCard({
  guide,
  roles,
  unfolded,
}: {
  readonly guide: Guide
  readonly roles: readonly string[]
  readonly unfolded: boolean
}) {
  const [open, setOpen] = useState(unfolded)
  useEffect(() => {
    if (unfolded) setOpen(true)
  }, [unfolded])
  // hides links to screens that the user cannot open
  const links = isOfAudience(roles, guide.audience) ? guide.links : []
  return (
    <details
      id={`guia-${guide.id}`}
      className={`v-card ${styles.card ?? ''}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{guide.title}</summary>
      <ol data-bullets>
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="v-row">
        {links.map((link) => (
          <a key={link.to} className="v-btn" data-kind="default" href={link.to}>
            {link.text}
          </a>
        ))}
        <a className={`v-small ${styles.own ?? ''}`} href={`${href('/ayuda')}#guia-${guide.id}`}>
          Enlace a esta guía<span className="v-sr">: {guide.title}</span>
        </a>
      </p>
    </details>
  )
}
