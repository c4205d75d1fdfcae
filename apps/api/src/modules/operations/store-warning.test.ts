import { expect, it } from 'vitest'
import { storeWarning } from './store-warning.ts'

it('a store that is away is told to who operates the portal, and one that answers is not', async () => {
  expect(await storeWarning({ check: () => Promise.reject(new Error('connect ECONNREFUSED')) })).toEqual([
    expect.stringMatching(/^El almacén de archivos no responde: .*Revise el servidor de STORAGE_URL/),
  ])
  expect(await storeWarning({ check: () => Promise.resolve() })).toEqual([])
})
