import { useEffect } from 'react'
import { config } from './config.ts'
import { describePage } from './page-facts.ts'

/** Names the page after what it shows ('Concesión de aguas · Ventanilla') once that is known. */
export function usePageTitle(title: string | undefined): void {
  if (import.meta.env.SSR && title !== undefined) describePage({ title })
  useEffect(() => {
    if (title !== undefined && title !== '') document.title = `${title} · ${config.productName}`
  }, [title])
}
