import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { showMessage } from '../../../client/messages.ts'
import { useUser } from '../../../client/session/session.ts'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { formatInstant, formatLongDate } from '../../../ui/formats.tsx'
import { ReasonDialog } from '../paso/outcome-dialogs.tsx'

const RECORDS_OFFICE = 'CLI_GESTION_DOCUMENTAL'

const keyOf = (caseId: string) => ['cambios-solicitante', caseId] as const

/**
 * Former applicants with their periods, and the requests to change the applicant; renders nothing without any.
 */
export function ApplicantChanges({ caseId }: { readonly caseId: string }) {
  const client = useQueryClient()
  const user = useUser()
  const [ending, setEnding] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const read = useQuery({
    queryKey: keyOf(caseId),
    queryFn: async ({ signal }) => (await call(changes.ofCase, { params: { id: caseId } }, { signal })).body,
  })
  const rows = read.data?.rows ?? []
  const former = read.data?.former ?? []
  if (rows.length === 0 && former.length === 0) return null
  const mayEnd = user !== null && [user.role, ...user.additionalRoles].includes(RECORDS_OFFICE)
  const end = async (reason: string): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { body } = await call(changes.endFormer, {
        params: { id: caseId },
        body: { personId: ending ?? '', reason },
      })
      showMessage(body.message, 'success')
      setEnding(null)
      await client.invalidateQueries({ queryKey: keyOf(caseId) })
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <h2>Cambios de solicitante</h2>
      <FactList
        dense
        facts={[
          ...former.map((one) => ({
            label: `Solicitante hasta el ${formatLongDate(one.until)}`,
            value: (
              <>
                {one.name}
                <span className="v-hint"> Consulta lo que había pasado hasta ese día. </span>
                {mayEnd && (
                  <button
                    type="button"
                    className="v-btn"
                    data-kind="quiet"
                    onClick={() => setEnding(one.personId)}
                  >
                    Terminar su consulta
                  </button>
                )}
              </>
            ),
          })),
          ...rows.map((row) => ({
            label: `Pedido el ${formatInstant(row.askedAt)}`,
            value: (
              <>
                <a href={href('/solicitudes/expediente/:id', { id: row.id })}>{row.radicado}</a>
                {`, a ${row.newApplicant}: ${row.statusLabel}`}
              </>
            ),
          })),
        ]}
      />
      {ending !== null && (
        <ReasonDialog
          open
          title="Terminar la consulta"
          confirm="Terminar"
          hint="Diga por qué deja de consultar lo que había pasado. Queda en la auditoría."
          busy={busy}
          failure={failure}
          onClose={() => setEnding(null)}
          onConfirm={(reason) => void end(reason)}
        />
      )}
    </>
  )
}
