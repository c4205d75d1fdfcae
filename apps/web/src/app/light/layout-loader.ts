import type { LayoutName } from '../../client/address/screens.ts'
import BareLayout from '../layouts/bare-layout.tsx'
import type { LayoutComponent } from '../layouts/layout-loader.ts'
import PublicLayout from '../layouts/public-layout.tsx'

/** Layouts of the light build, which leaves screens with other layouts to the whole application. */
export function layoutFor(name: LayoutName): Promise<LayoutComponent> {
  return Promise.resolve(name === 'public' ? PublicLayout : BareLayout)
}
