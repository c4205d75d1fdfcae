import { acts } from '@ventanilla/contract/generated/acts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../../client/network/http.ts'
import type { ActDetail } from './act-data.ts'
import { type ActSaver, openActSaver, type SavingState } from './act-saver.ts'

export type ActSaving = SavingState & Pick<ActSaver, 'changed' | 'flush' | 'keepMine' | 'takeTheirs'>

/** Saving state of an open act; warns before closing the tab with unsaved changes. */
export function useActSaving(act: ActDetail): ActSaving {
  const [saver] = useState(() =>
    openActSaver(
      { version: act.docVersion, problems: act.problems },
      async (body) => (await call(acts.save, { params: { id: act.id }, body })).body,
    ),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.get, saver.get)
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (saver.isWaiting()) event.preventDefault()
    }
    addEventListener('beforeunload', leave)
    return () => {
      removeEventListener('beforeunload', leave)
      saver.close()
    }
  }, [saver])
  return { ...state, ...saver }
}
