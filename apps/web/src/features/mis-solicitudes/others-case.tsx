import { useState } from 'react'
import { useOpenDoor, useOwnDoors } from '../../client/use-linked.ts'
import { DoorList } from '../../ui/linked-cases.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Taking part in somebody else's case, which one knows by its radicado only: Ley 99 de 1993, art. 69. */
export function OthersCase() {
  const [written, setWritten] = useState('')
  const { data } = useOwnDoors()
  const radicado = written.trim()
  const door = useOpenDoor(radicado === '' ? null : { radicado })
  const doors = (data ?? []).filter((one) => one.needsCase)
  if (doors.length === 0) return null
  return (
    <details className="v-card v-pad">
      <summary>
        <strong>Intervenir en un trámite de otra persona</strong>
      </summary>
      <div className="v-stack">
        <p>
          Cualquier persona puede participar en un trámite ambiental que esté en curso. El radicado aparece en
          el aviso, en la cartelera o en el boletín de la Corporación.
        </p>
        <TextField
          name="radicado"
          label="Radicado del trámite"
          hint="Por ejemplo, 2026E0000123."
          value={written}
          onChange={setWritten}
          maxLength={60}
          autoComplete="off"
        />
        <DoorList
          doors={doors.map((one) =>
            radicado === '' ? { ...one, reason: `${one.explains} Escriba antes el radicado.` } : one,
          )}
          busy={door.busy}
          failure={door.failure}
          onOpen={door.open}
        />
      </div>
    </details>
  )
}
