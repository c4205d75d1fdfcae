import { useEffect } from 'react'
import { config } from './config.ts'

/** Names the page after what it shows ('Concesión de aguas · Ventanilla') once that is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined && title !== '') document.title = `${title} · ${config.productName}`
  }, [title])
}
