import picture from '../ui/illustrations/404.svg'
import { href } from '../client/address/links.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'

export default function NotFoundScreen() {
  return (
    <EmptyState
      heading="h1"
      picture={picture}
      title="Lo sentimos, pero no pudimos encontrar la página que busca"
      action={
        <a className="v-btn" data-kind="primary" href={href('/dashboard')}>
          Regresar al dashboard
        </a>
      }
      tall
    >
      Revise la dirección o vuelva al inicio.
    </EmptyState>
  )
}
