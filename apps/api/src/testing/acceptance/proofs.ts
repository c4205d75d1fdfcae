import type { NamedTest } from './described.ts'

/** Calls of section 7 that no row of the contract can show, with the test that makes them. */
export const CALLS_SEEN: Readonly<Record<string, NamedTest>> = {
  'generatePresignedUrl.put': {
    file: 'apps/api/src/modules/files/uploads.test.ts',
    title: 'is sent without a session to the address that the server hands out',
  },
}
