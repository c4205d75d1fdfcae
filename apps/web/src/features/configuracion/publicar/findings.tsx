import { publishFields } from '@ventanilla/contract/generated/fields/configuration'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { itemAddress, isOpenKind } from '../puertas/doors.ts'
import type { Finding, Reasons } from './accepting.ts'

/** What a publication would bring about: errors stop it, each warning is accepted with a reason of its own. */
export function Findings({
  findings,
  reasons,
  onReason,
}: {
  readonly findings: readonly Finding[]
  readonly reasons: Reasons
  /** null: the reader cannot publish, and accepts nothing */
  readonly onReason: ((id: string, text: string) => void) | null
}) {
  return findings.map((one) => (
    <div key={one.id} className="v-stack" data-gap="2">
      <Note
        tone={one.severity === 'error' ? 'bad' : 'warn'}
        title={one.severity === 'error' ? 'Impide publicar' : 'Aviso'}
      >
        {one.sentence} <Items items={one.items} />
      </Note>
      {one.severity === 'aviso' && onReason !== null && (
        <TextField
          label={`Motivo para aceptar: ${one.sentence}`}
          value={reasons[one.id] ?? ''}
          maxLength={publishFields.reason.maxLength}
          autoComplete="off"
          required
          onChange={(text) => onReason(one.id, text)}
        />
      )}
    </div>
  ))
}

function Items({ items }: Pick<Finding, 'items'>) {
  const known = items.flatMap(({ kind, key, title }) =>
    isOpenKind(kind) ? [{ to: itemAddress(kind, key), title }] : [],
  )
  return known.map(({ to, title }) => (
    <a key={to} href={to}>
      {title}
    </a>
  ))
}
