import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from './http.ts'
import { session } from './session.ts'

/** One cache for the logged-in part. The client already repeats lost calls, so the cache does not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // whether an answer comes is the client's affair: waiting in silence for a network helps nobody
      networkMode: 'always',
      staleTime: 15_000,
      retry: false,
      refetchOnWindowFocus: true,
      // A refused answer stays refused: asking again on focus would only repeat the message.
      refetchOnReconnect: (query) =>
        !(query.state.error instanceof CallError && query.state.error.status > 0),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// What one person saw is gone before the next one logs in.
session.subscribe(() => {
  if (session.get().phase === 'guest') queryClient.clear()
})

export function QueryRoot({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
