import type { EndpointShape } from '@ventanilla/contract/endpoint'

/** Kinds of object a call can name. */
export type Named =
  | 'case'
  | 'draft'
  | 'task'
  | 'act'
  | 'remark'
  | 'file'
  | 'notice'
  | 'view'
  | 'session'
  | 'power'
  | 'passkey'
  | 'person'
  | 'thirdParty'
  | 'change'
  | 'absence'
  | 'message'
  | 'report'

/** The object named by the id in a call's address, by the prefix of the call's own id. */
const IN_ADDRESS: readonly (readonly [RegExp, Named])[] = [
  [/^(drafts\.|atWindow\.|cases\.file$)/, 'draft'],
  [/^(cases|expedientes|tasks\.current)/, 'case'],
  [/^tasks\./, 'task'],
  [/^acts\./, 'act'],
  [/^files\./, 'file'],
  [/^changes\.(ofCase|readOffer|takeOffer|formerCase|endFormer)$/, 'case'],
  [/^changes\./, 'change'],
  [/^notices\./, 'notice'],
  [/^inbox\./, 'view'],
  [/^sessions\./, 'session'],
  [/^accounts\.endProxy/, 'power'],
  [/^thirdParties\./, 'thirdParty'],
  [/^absences\./, 'absence'],
  [/^messages\./, 'message'],
  [/^reports\./, 'report'],
  [/^(accounts\.|passkeys\.(listOf|removeOf)$)/, 'person'],
  [/^passkeys\./, 'passkey'],
]
export const inAddress = (endpoint: EndpointShape): Named =>
  endpoint.id === 'tasks.current'
    ? 'case'
    : (IN_ADDRESS.find(([begin]) => begin.test(endpoint.id))?.[1] ?? 'case')

/** The same for body fields. */
export const IN_BODY: Readonly<Record<string, Named>> = {
  idSolicitud: 'case',
  idComponent: 'task',
  taskId: 'task',
  tasks: 'task',
  id: 'act',
  caseId: 'case',
  solId: 'case',
}
export const namedBy = (endpoint: EndpointShape, key: string): Named | undefined =>
  key === 'id' && endpoint.id.startsWith('changes.') ? 'change' : IN_BODY[key]
