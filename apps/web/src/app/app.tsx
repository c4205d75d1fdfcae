import { Component, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { OfflineBanner } from '../ui/offline-banner.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadingBar, LoadingScreen } from '../ui/loading.tsx'
import { MessageStack } from '../ui/message-stack.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { closeMessage, messages } from '../client/messages.ts'
import { retryNavigation, routerState } from './router.ts'
import { UpdatePrompt } from './update-prompt.tsx'

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
            <Fence key={`${shown.screen.id} ${shown.place.pathname}`}>
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
  // only the browser knows: a page that comes with its content is drawn as if there were a network
  const [online, setOnline] = useState(true)
  useEffect(() => {
    const update = (): void => setOnline(navigator.onLine)
    update()
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return <OfflineBanner online={online} />
}

/** A screen that breaks leaves the shell standing and can be tried again. */
class Fence extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <ErrorState onRetry={() => this.setState({ broken: false })}>
        Algo falló al mostrar esta página. Lo que guardó no se perdió.
      </ErrorState>
    )
  }
}
