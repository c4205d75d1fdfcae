import { useId } from 'react'
import type { ReactNode } from 'react'

/** Titled section of the profile. */
export function ProfileCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="v-card v-pad v-stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
