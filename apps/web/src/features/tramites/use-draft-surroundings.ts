import { documentIdOf } from '@ventanilla/domain/procedures/documents'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { useMemo } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { config } from '../../client/config.ts'
import { useUser } from '../../client/session/session.ts'
import { discardFile, fileAddress } from '../../client/network/upload.ts'
import type { FormSurroundings } from '../../forms/context.ts'
import { uploadsTo } from '../../keeping/upload-port.ts'
import type { Draft } from './use-application.ts'

/** Lookups for the inputs of an application; its files are stored in the draft, under its applicant. */
export function useDraftSurroundings(id: string, draft: Draft | undefined): FormSurroundings | null {
  const userId = useUser()?.id ?? ''
  return useMemo<FormSurroundings | null>(() => {
    if (draft === undefined) return null
    const folder = `${draft.applicantId}/${id}/solicitud`
    return {
      // the contract carries them as JSON
      lists: draft.lists as Lists,
      today: bogotaDate(new Date(deviceNow()).toISOString()),
      now: deviceNow,
      uploads: uploadsTo({ owner: userId, folder, work: id, documentOf: documentIdOf }),
      fileAddress: (fileId) => fileAddress(fileId),
      discardFile: (fileId) => discardFile(fileId, folder),
      tilesUrl: config.mapTilesUrl,
    }
  }, [draft, id, userId])
}
