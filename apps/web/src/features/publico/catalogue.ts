import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { isListed } from '@ventanilla/domain/cases/listed'
import { call } from '../../client/network/http.ts'
import { useLoad } from '../../client/use-load.ts'
import type { Loaded } from '../../client/use-load.ts'
import { ALL_TOPICS } from '../../keeping/procedure/procedure.ts'
import type { ProcedureDetail, ProcedureRow, SubcategoryRow } from '../../keeping/procedure/procedure.ts'

const underWay = new Map<string, Promise<unknown>>()

/** Shares one call among simultaneous readers of a page; a later read calls again. */
function shared<T>(key: string, ask: () => Promise<T>): Promise<T> {
  // a key names a call, and so its type
  const running = underWay.get(key) as Promise<T> | undefined
  if (running !== undefined) return running
  const started = ask().finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}

/** Procedure types of a topic, or all for `ALL_TOPICS`; hidden ones excluded. */
export function useProcedures(topic: number): Loaded<readonly ProcedureRow[]> {
  const key = `tramites ${topic}`
  return useLoad(key, () =>
    shared(key, async () => {
      const answer =
        topic === ALL_TOPICS
          ? await call(catalogue.listProcedures, {})
          : await call(catalogue.listProceduresOfSubcategory, { params: { subcategoryId: String(topic) } })
      return answer.body.rows.filter(isListed)
    }),
  )
}

export function useSubcategories(): Loaded<readonly SubcategoryRow[]> {
  return useLoad('temas', () =>
    shared('temas', async () => (await call(catalogue.listSubcategories, {})).body.rows),
  )
}

/** One procedure type. The call returns a list whose first element counts; null when empty or hidden. */
export function useProcedure(id: string): Loaded<ProcedureDetail | null> {
  return useLoad(`tramite ${id}`, async (signal) => {
    if (!/^\d{1,6}$/.test(id)) return null
    const first = (await call(catalogue.readProcedure, { params: { id } }, { signal })).body.rows[0]
    return first === undefined || !isListed(first) ? null : first
  })
}
