import { useEffect } from 'react'
import { config } from '../config.ts'
import { describePage } from './page-facts.ts'

/** Sets the page title after its content ('Concesión de aguas · Ventanilla') once known. */
export function usePageTitle(title: string | undefined): void {
  if (import.meta.env.SSR && title !== undefined) describePage({ title })
  useEffect(() => {
    if (title !== undefined && title !== '') document.title = `${title} · ${config.productName}`
  }, [title])
}
