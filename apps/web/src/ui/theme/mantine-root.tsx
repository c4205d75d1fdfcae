import './mantine-styles.ts'
import { MantineProvider } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { subscribeAppearance, themeInForce } from '../appearance.ts'
import { cssVariablesResolver, mantineTheme } from './mantine-theme.ts'

/** Mantine for the layouts that use it; public pages do without. The theme follows `data-theme` on the page. */
export function MantineRoot({ children }: { readonly children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeAppearance, themeInForce)
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={theme === 'oscuro' ? 'dark' : 'light'}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
