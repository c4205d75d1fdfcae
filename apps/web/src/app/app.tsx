import { Component, useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { OfflineBanner } from '../ui/states/offline-banner.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { LoadingBar, LoadingScreen } from '../ui/states/loading.tsx'
import { MessageStack } from '../ui/states/message-stack.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { reportFault } from '../client/network/faults.ts'
import { href } from '../client/address/links.ts'
import { closeMessage, messages } from '../client/messages.ts'
import { useOnline, watchNetwork } from '../client/network/network.ts'
import { retryNavigation } from './router.ts'
import { routerState } from './router-state.ts'
import { UpdatePrompt } from './update-prompt.tsx'
import './likely-email.ts'

export function App() {
  const state = useSyncExternalStore(routerState.subscribe, routerState.get)
  const stack = useSyncExternalStore(messages.subscribe, messages.get)
  const shown = state.shown
  return (
    <>
      <SkipLink />
      <LoadingBar active={state.loading && shown !== null} />
      <Offline />
      <UpdatePrompt />
      {shown === null ? (
        state.failed ? (
          <main id="contenido">
            <ErrorState onRetry={retryNavigation}>
              No pudimos abrir esta página. Revise su conexión.
            </ErrorState>
          </main>
        ) : (
          <LoadingScreen label="Cargando..." />
        )
      ) : (
        <shown.Layout screen={shown.screen}>
          {state.failed ? (
            <ErrorState onRetry={retryNavigation}>No pudimos abrir la página. Revise su conexión.</ErrorState>
          ) : (
            <Fence key={`${shown.screen.id} ${shown.place.pathname}`} screen={shown.screen.id}>
              <shown.Component />
            </Fence>
          )}
        </shown.Layout>
      )}
      <MessageStack messages={stack} onClose={closeMessage} />
    </>
  )
}

function Offline() {
  useEffect(watchNetwork, [])
  return <OfflineBanner online={useOnline()} />
}

interface FenceProps {
  readonly screen: string
  readonly children: ReactNode
}

/** Error boundary: keeps the layout, offers a retry, and shows a reference that the server logs. */
class Fence extends Component<FenceProps, { readonly broken: boolean; readonly reference: string }> {
  override state = { broken: false, reference: '' }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override componentDidCatch(error: unknown) {
    this.setState({ reference: reportFault(this.props.screen, error) })
  }
  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <ErrorState onRetry={() => this.setState({ broken: false })}>
        Algo falló al mostrar esta página. Lo que guardó no se perdió. Puede volver al{' '}
        <a href={href('/dashboard')}>inicio</a>. Si se repite, díganos esta referencia:{' '}
        <strong>{this.state.reference}</strong>.
      </ErrorState>
    )
  }
}
