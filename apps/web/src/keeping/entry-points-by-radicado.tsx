import { openFields } from '@ventanilla/contract/generated/fields/linked'
import { useState } from 'react'
import { type OwnEntryPoint, useStartCase } from '../client/use-linked.ts'
import { EntryPointList } from '../ui/lists/linked-cases.tsx'
import { TextField } from '../ui/fields/text-field.tsx'

/** Cases that may be started from a case the user names by radicado. */
export function EntryPointsByRadicado({ doors }: { readonly doors: readonly OwnEntryPoint[] }) {
  const [written, setWritten] = useState('')
  const radicado = written.trim()
  const door = useStartCase(radicado === '' ? null : { radicado })
  return (
    <>
      <TextField
        name="radicado"
        label="Radicado del trámite"
        hint="Por ejemplo, 2026E0000123."
        value={written}
        onChange={setWritten}
        maxLength={openFields.radicado.maxLength}
        autoComplete="off"
      />
      <EntryPointList
        doors={doors.map((one) =>
          radicado === '' ? { ...one, reason: `${one.explains} Escriba antes el radicado.` } : one,
        )}
        busy={door.busy}
        failure={door.failure}
        onOpen={door.open}
      />
    </>
  )
}
