import type { ReactNode } from 'react'

export default function BareLayout({ children }: { readonly children: ReactNode }) {
  return <main id="contenido">{children}</main>
}
