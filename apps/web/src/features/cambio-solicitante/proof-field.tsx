import { CHANGE_PROOFS } from '@ventanilla/domain/cases/applicant-change'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import { NO_LISTS } from '@ventanilla/domain/forms/lists'
import { useMemo } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { useUser } from '../../client/session/session.ts'
import { discardFile, fileAddress } from '../../client/network/upload.ts'
import { type FormSurroundings, FormSurroundingsProvider } from '../../forms/context.ts'
import { Field } from '../../forms/field.tsx'
import { uploadsTo } from '../../keeping/upload-port.ts'
import { useProblem } from '../../ui/fields/form.tsx'
import { useFresh } from './use-fresh.ts'

const FIELD: FieldDef = {
  key: 'file',
  kind: 'document',
  label: 'Archivos',
  required: true,
  accept: ['pdf', 'docx', 'png', 'jpeg'],
  maxMegabytes: 20,
  maxFiles: 20,
}

/** Supporting documents, uploaded before the request is sent; unattached until then. */
export function ProofField({
  applicantId,
  caseId,
  reason,
  files,
  onChange,
}: {
  /** the case's applicant; first part of the upload path */
  readonly applicantId: string
  readonly caseId: string
  readonly reason: string
  readonly files: readonly StoredFile[]
  readonly onChange: (files: readonly StoredFile[]) => void
}) {
  const userId = useUser()?.id ?? ''
  const problem = useFresh(useProblem(FIELD.key), JSON.stringify(files))
  const surroundings = useMemo<FormSurroundings>(() => {
    const folder = `${applicantId}/${caseId}/cambio`
    return {
      lists: NO_LISTS,
      today: '',
      now: deviceNow,
      uploads: uploadsTo({ owner: userId, folder, work: `cambio/${caseId}` }),
      fileAddress: (id) => fileAddress(id),
      discardFile: (id) => discardFile(id, folder),
    }
  }, [applicantId, caseId, userId])
  const proofs: Readonly<Record<string, string>> = CHANGE_PROOFS
  const proof = proofs[reason]
  return (
    <FormSurroundingsProvider value={surroundings}>
      {proof !== undefined && <p className="v-muted">{proof}</p>}
      <Field
        field={FIELD}
        path={FIELD.key}
        value={files}
        // a field of documents changes to stored files
        onChange={(value) => onChange((value ?? []) as readonly StoredFile[])}
        problems={
          problem === null
            ? []
            : [{ path: FIELD.key, code: 'rechazado', message: problem.message, severity: 'error' }]
        }
      />
    </FormSurroundingsProvider>
  )
}
