import type { ComponentType } from 'react'
import { createStore } from '../client/external-store.ts'
import type { Place } from '../client/address/navigation.ts'
import type { Screen } from '../client/address/screens.ts'
import type { LayoutComponent } from './layouts/layout-loader.ts'

/** Open screen, and whether the next one is loading. */
export interface Shown {
  readonly screen: Screen
  readonly place: Place
  readonly Component: ComponentType
  readonly Layout: LayoutComponent
}
export interface RouterState {
  readonly shown: Shown | null
  readonly loading: boolean
  readonly failed: boolean
}

export const routerState = createStore<RouterState>({ shown: null, loading: true, failed: false })
