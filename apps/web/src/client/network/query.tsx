import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from './http.ts'
import { session } from '../session/session.ts'

/** One cache for the logged-in part. The HTTP client already retries lost calls, so the cache does not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // the HTTP client handles connectivity: silently pausing queries would hide the failure
      networkMode: 'always',
      staleTime: 15_000,
      retry: false,
      refetchOnWindowFocus: true,
      // A rejected response stays rejected: refetching would only repeat the message.
      refetchOnReconnect: (query) =>
        !(query.state.error instanceof CallError && query.state.error.status > 0),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// clears one user's data before the next one logs in
session.subscribe(() => {
  if (session.get().phase === 'guest') queryClient.clear()
})

export function QueryRoot({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
