import { MEANS_LABELS } from '@ventanilla/domain/forms/kinds/recipient/recipient'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { EmailInput } from '../../../ui/fields/email-input.tsx'
import { FieldProblems } from '../../field-frame.tsx'
import { fieldIds } from '../../field-ids.ts'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import styles from '../../forms.module.css'

const str = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Recipient of an act, means and address. Choosing a party fills in its data. */
export default function RecipientInput({ field, value, onChange, path, ids, problems }: InputProps) {
  const { parties = [] } = useSurroundings()
  const item = isRecord(value) ? value : {}
  const set = (change: Record<string, unknown>): void => {
    const entries = Object.entries({ ...item, ...change }).filter(
      ([, part]) => part !== '' && part !== undefined,
    )
    onChange(entries.length > 0 ? Object.fromEntries(entries) : null)
  }
  const means = field.options ?? Object.entries(MEANS_LABELS).map(([id, label]) => ({ value: id, label }))
  const electronic = item.means === 'electronica'
  const posted = item.means === 'aviso' || item.means === 'correo'
  const said = (part: string) => (
    <FieldProblems
      id={`${ids.error}-${part}`}
      problems={problems.filter((problem) => problem.path === `${path}.${part}`)}
    />
  )
  return (
    <div className={styles.pair}>
      <div className="v-field" id={fieldIds(`${path}.personId`).field}>
        <label htmlFor={`${ids.input}-persona`}>Persona</label>
        <select
          id={`${ids.input}-persona`}
          className="v-input"
          value={str(item.personId)}
          disabled={field.readOnly}
          aria-describedby={`${ids.error}-personId`}
          onChange={(event) => {
            const party = parties.find((one) => one.id === event.target.value)
            set({
              personId: party?.id ?? '',
              name: party?.name ?? '',
              address: party?.address ?? '',
              email: party?.email ?? '',
            })
          }}
        >
          <option value="">Escoja…</option>
          {str(item.personId) !== '' && !parties.some((one) => one.id === item.personId) && (
            <option value={str(item.personId)}>{str(item.name)}</option>
          )}
          {parties.map((party) => (
            <option key={party.id} value={party.id}>
              {party.capacity === undefined ? party.name : `${party.name} (${party.capacity.toLowerCase()})`}
            </option>
          ))}
        </select>
        {said('personId')}
      </div>
      <div className="v-field" id={fieldIds(`${path}.means`).field}>
        <label htmlFor={`${ids.input}-medio`}>Medio</label>
        <select
          id={`${ids.input}-medio`}
          className="v-input"
          value={str(item.means)}
          disabled={field.readOnly}
          aria-describedby={`${ids.error}-means`}
          onChange={(event) => set({ means: event.target.value })}
        >
          <option value="">Escoja…</option>
          {means.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        {said('means')}
      </div>
      {electronic && (
        <div className="v-field" id={fieldIds(`${path}.email`).field}>
          <label htmlFor={`${ids.input}-correo`}>Correo autorizado</label>
          <EmailInput
            id={`${ids.input}-correo`}
            value={str(item.email)}
            readOnly={field.readOnly}
            describedBy={`${ids.error}-email`}
            onChange={(email) => set({ email })}
          />
          {said('email')}
        </div>
      )}
      {posted && (
        <div className="v-field" id={fieldIds(`${path}.address`).field}>
          <label htmlFor={`${ids.input}-direccion`}>Dirección</label>
          <input
            id={`${ids.input}-direccion`}
            className="v-input"
            value={str(item.address)}
            readOnly={field.readOnly}
            aria-describedby={`${ids.error}-address`}
            onChange={(event) => set({ address: event.target.value })}
          />
          {said('address')}
        </div>
      )}
    </div>
  )
}
