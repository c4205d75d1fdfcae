import type { ComponentType, ReactNode } from 'react'
import BareLayout from './bare-layout.tsx'
import PublicLayout from './public-layout.tsx'
import type { LayoutName, Screen } from '../../client/address/screens.ts'

export type LayoutComponent = ComponentType<{ readonly screen: Screen; readonly children: ReactNode }>

const LOADERS: Readonly<Record<LayoutName, () => Promise<{ readonly default: LayoutComponent }>>> = {
  public: () => Promise.resolve({ default: PublicLayout }),
  bare: () => Promise.resolve({ default: BareLayout }),
  auth: () => import('./auth-layout.tsx'),
  app: () => import('./app-layout.tsx'),
}

/** Layout of a screen, loaded with it: a visitor never downloads the officials' layout. */
export async function layoutFor(name: LayoutName): Promise<LayoutComponent> {
  return (await LOADERS[name]()).default
}
