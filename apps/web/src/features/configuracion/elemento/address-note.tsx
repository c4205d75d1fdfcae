import { ADDRESS_STATES } from '@ventanilla/domain/configuration/words'
import { formatInstant } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { StatusBadge, type Tone } from '../../../ui/states/status-badge.tsx'
import type { Item } from '../item-data.ts'

type Check = NonNullable<Item['addressCheck']>

const TONES: Readonly<Record<Check['state'], Tone>> = { sirve: 'ok', no_sirve: 'bad', sin_verificar: 'none' }

/** Whether an item's outside address answers, in a word. */
export const AddressBadge = ({ check }: { readonly check: Check }) => (
  <StatusBadge tone={TONES[check.state]}>{ADDRESS_STATES[check.state]}</StatusBadge>
)

/** Whether an item's outside address answers, since when, and why not. */
export function AddressNote({ check }: { readonly check: Item['addressCheck'] }) {
  if (check === null) return null
  return (
    <Note
      tone={check.state === 'no_sirve' ? 'warn' : 'info'}
      title={`Dirección: ${ADDRESS_STATES[check.state]}`}
    >
      {check.reason !== '' && <p>{check.reason}</p>}
      {check.since !== null && <p>Así desde el {formatInstant(check.since)}</p>}
      {check.checkedAt !== null && (
        <p>{`Se miró por última vez el ${formatInstant(check.checkedAt)}; se mira una vez al día.`}</p>
      )}
      {check.checkedAt === null && check.reason === '' && <p>El portal mira una vez al día si responde.</p>}
    </Note>
  )
}
