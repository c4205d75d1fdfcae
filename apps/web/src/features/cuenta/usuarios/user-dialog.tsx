import { Dialog } from '../../../ui/dialog.tsx'
import { UserPanel } from './user-panel.tsx'
import type { Account } from './user-types.ts'

/** An account in a dialog over the list. */
export function UserDialog({
  account,
  onClose,
  onChanged,
}: {
  readonly account: Account
  readonly onClose: () => void
  readonly onChanged: () => void
}) {
  return (
    <Dialog open size="large" title={account.name} onClose={onClose}>
      <UserPanel account={account} onChanged={onChanged} />
    </Dialog>
  )
}
