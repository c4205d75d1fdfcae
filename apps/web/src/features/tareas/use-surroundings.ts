import { useQueries } from '@tanstack/react-query'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { absentWords } from '@ventanilla/domain/cases/absence-words'
import type { CaseItems } from '@ventanilla/domain/forms/kinds/kind'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { useMemo } from 'react'
import { dayOf, deviceNow } from '../../client/clock.ts'
import { config } from '../../client/config.ts'
import { call } from '../../client/network/http.ts'
import { useUser } from '../../client/session/session.ts'
import { discardFile, fileAddress } from '../../client/network/upload.ts'
import type { FormSurroundings, StaffMember, UploadPort } from '../../forms/context.ts'
import { capturedBy } from '../../keeping/step-form.ts'
import { uploadsTo } from '../../keeping/upload-port.ts'
import type { CaseDetail, TaskDetail } from './task-data.ts'

/** Candidates for a step's staff fields, each with their number of open tasks. */
function useStaff(task: TaskDetail | undefined): readonly StaffMember[] {
  const captured = task === undefined ? [] : capturedBy(task.definition)
  const fields = captured.filter((field) => field.kind === 'staff')
  const answers = useQueries({
    queries: fields.map((field) => ({
      queryKey: ['candidatos', task?.task.id, field.key],
      queryFn: async () =>
        (
          await call(tasks.candidates, {
            params: { id: task?.task.id ?? '' },
            query: { campo: field.key },
          })
        ).body,
    })),
  })
  const people = new Map<string, StaffMember>()
  for (const [index, answer] of answers.entries()) {
    const groupNames = new Map(answer.data?.groups.map(({ key, name }) => [key, name]))
    for (const row of answer.data?.rows ?? []) {
      const before = people.get(row.id)
      people.set(row.id, {
        id: row.id,
        name: row.name,
        roles: [...(before?.roles ?? []), row.role, ...(fields[index]?.roles ?? [])],
        workload: row.open,
        groups: row.groups.flatMap((key) => groupNames.get(key) ?? []),
        ...(row.absent !== null && { absent: absentWords(row.absent) }),
        ...(row.office !== null && { office: row.office }),
        ...(row.zone !== null && { zone: row.zone }),
      })
    }
  }
  return [...people.values()]
}

export function useTaskSurroundings(
  task: TaskDetail | undefined,
  detail: CaseDetail | undefined,
  visit?: {
    readonly port: UploadPort | undefined
    readonly addressOf: (fileId: string) => Promise<string | null>
  },
): FormSurroundings | null {
  const owner = useUser()?.id ?? ''
  const staff = useStaff(task)
  const names = staff
    .map(
      ({ id, workload, groups = [], zone = '', absent = '' }) =>
        `${id} ${workload} ${groups.join('/')} ${zone} ${absent}`,
    )
    .join()
  const uploads = visit?.port
  const waitingAt = visit?.addressOf
  return useMemo(() => {
    if (detail === undefined) return null
    const folder = `${detail.applicant.id}/${detail.id}/tarea`
    return {
      // the contract carries them as JSON
      lists: detail.lists as Lists,
      today: dayOf(detail.updatedAt),
      now: deviceNow,
      uploads: uploads ?? uploadsTo({ owner, folder, work: task?.task.id ?? detail.id }),
      fileAddress: async (id) => (await waitingAt?.(id)) ?? fileAddress(id),
      // a visit's pictures may still be queued on the device: only the step itself deletes them
      ...(uploads === undefined && { discardFile: (id: string) => discardFile(id, folder) }),
      tilesUrl: config.mapTilesUrl,
      staff,
      parties: (task?.choices.parties ?? []).map(({ id, name, capacity, document, address, email }) => ({
        id,
        name,
        capacity,
        ...(document !== null && { document }),
        ...(address !== null && { address }),
        ...(email !== null && { email }),
      })),
      feeCategories: task?.choices.feeCategories ?? [],
      // the contract carries them as JSON
      items: (task?.items ?? {}) as CaseItems,
    }
    // compares staff by what is shown of each
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [owner, detail, task?.items, task?.choices, uploads, waitingAt, names])
}
