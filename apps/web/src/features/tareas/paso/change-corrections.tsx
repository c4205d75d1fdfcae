import { useQuery } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { call } from '../../../client/network/http.ts'
import { formatInstant } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { type Part, readsCorrections } from './change-calls.ts'

/** Corrections requested by the coordinator or the sub-director with the returned act, shown above its text. */
export function ChangeCorrections({ caseId, part }: { readonly caseId: string; readonly part: Part }) {
  const read = useQuery({
    queryKey: ['correcciones', caseId],
    queryFn: async ({ signal }) =>
      (await call(changes.corrections, { params: { id: caseId } }, { signal })).body.data,
    enabled: readsCorrections(part),
  })
  const last = read.data?.correcciones.at(-1)
  if (last === undefined) return null
  return (
    <Note tone="warn" title="Correcciones pedidas">
      {last.texto}{' '}
      <span className="v-hint">
        {last.por}, {formatInstant(last.fecha)}
      </span>
    </Note>
  )
}
