import { acts } from '@ventanilla/contract/generated/acts'
import type { ParagraphDiff } from '@ventanilla/domain/acts/diff-docs'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { call } from '../../../client/network/http.ts'

export async function readAct(id: string, signal?: AbortSignal) {
  const { body } = await call(acts.read, { params: { id } }, signal === undefined ? {} : { signal })
  // the contract carries the document as JSON
  return { ...body, doc: body.doc as EditorNode }
}
export type ActDetail = Awaited<ReturnType<typeof readAct>>
export type ActProblem = ActDetail['problems'][number]
export type ActRemark = ActDetail['remarks'][number]

export async function readVersion(id: string, version: number) {
  const { body } = await call(acts.version, { params: { id, version } })
  // the contract carries both as JSON
  return { doc: body.doc as EditorNode, differences: body.differences as ParagraphDiff[] }
}

export const actKey = (id: string) => ['actos', id] as const
