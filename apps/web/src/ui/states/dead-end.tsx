import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import nothing from '../illustrations/vacio-seleccion.svg'

interface DeadEndProps {
  readonly title: string
  readonly to: string
  readonly label: string
  readonly picture?: string
  readonly children: ReactNode
}

/** A screen without content: what is missing, why, and one link onward. */
export function DeadEnd({ title, to, label, picture = nothing, children }: DeadEndProps) {
  return (
    <EmptyState
      title={title}
      picture={picture}
      heading="h1"
      action={
        <a className="v-btn" data-kind="primary" href={to}>
          {label}
        </a>
      }
    >
      {children}
    </EmptyState>
  )
}
