import type { OpenTask } from '@ventanilla/domain/workflow/state/state'
import type { Call } from '../teller/caller.ts'

/** Files a request in the name of a party, as the party's screen does. */
export async function applicantFiles(
  call: Call,
  token: string,
  caseId: string,
  version: number,
  task: OpenTask,
  { path, data }: { readonly path: string; readonly data: Readonly<Record<string, unknown>> },
): Promise<void> {
  const url = `/api/v1/solicitudes/${caseId}/${path}`
  const reply = await call('POST', url, { version, taskId: task.id, data }, token)
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status} ${JSON.stringify(reply.body)}`)
}
