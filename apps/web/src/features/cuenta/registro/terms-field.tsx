import { useState } from 'react'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import LegalDialog, { type LegalId } from './legal-dialog.tsx'

/** Acceptance of the terms and the data policy; each opens in a dialog. */
export function TermsField({
  accepted,
  onChange,
  disabled,
}: {
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
  readonly disabled: boolean
}) {
  const [open, setOpen] = useState<LegalId | null>(null)
  const link = (id: LegalId, words: string) => (
    <button type="button" className={styles.inText} onClick={() => setOpen(id)}>
      {words}
    </button>
  )
  return (
    <div className={styles.accept}>
      <input
        type="checkbox"
        id="acepta-terminos"
        name="termsConditions"
        required
        checked={accepted}
        disabled={disabled}
        aria-labelledby="texto-terminos"
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span id="texto-terminos">
        {text.legal.accept} {link('terminos', text.legal.terms)} {text.legal.and}{' '}
        {link('politica-de-datos', text.legal.policy)}.
      </span>
      {open !== null && <LegalDialog id={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
