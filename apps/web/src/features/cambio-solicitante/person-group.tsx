import { askFields } from '@ventanilla/contract/generated/fields/changes'
import { documentTypeName, documentTypesFor, PERSON_TYPES } from '@ventanilla/domain/identity/documents'
import { COMPANY_MAX, NAME_MAX } from '@ventanilla/domain/identity/names'
import { Segments } from '../../ui/fields/segments.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type AskField, type AskValues, faultOf } from './ask-values.ts'
import styles from './cambio-solicitante.module.css'

interface PersonGroupProps {
  readonly values: AskValues
  /** fields that have lost focus */
  readonly left: ReadonlySet<AskField>
  readonly atWindow: boolean
  readonly onWrite: (field: AskField, value: string) => void
  readonly onLeave: (field: AskField) => void
}

const PERSONS = PERSON_TYPES.map(({ id, name }) => ({ value: String(id), label: name }))

/** The new applicant's data, as they will have to register. */
export function PersonGroup({ values, left, atWindow, onWrite, onLeave }: PersonGroupProps) {
  const company = values.cs_tipo_persona === '2'
  const field = (name: AskField) => ({
    name,
    required: true,
    value: values[name],
    onChange: (value: string) => onWrite(name, value),
    onBlur: () => onLeave(name),
    error: left.has(name) ? faultOf(values, name, atWindow) : undefined,
    // data of another person: prevents autofill with the user's own
    autoComplete: 'off',
  })
  return (
    <section className={`v-card v-pad ${styles.group ?? ''}`} aria-labelledby="quien">
      <h2 id="quien">Quién recibe el trámite</h2>
      <p className="v-muted">
        Con este documento tendrá que registrarse o iniciar sesión. Al correo le enviamos un enlace.
      </p>
      <div className="v-field">
        <strong id="tipo-persona">Tipo de persona</strong>
        <Segments
          labelledBy="tipo-persona"
          name="cs_tipo_persona"
          options={PERSONS}
          value={values.cs_tipo_persona}
          onChange={(value) => onWrite('cs_tipo_persona', value)}
        />
      </div>
      <div className={styles.two}>
        <div className={styles.whole}>
          <TextField
            {...field('cs_nombre_o_razon_social')}
            label={company ? 'Razón social' : 'Nombres y apellidos'}
            maxLength={company ? COMPANY_MAX : NAME_MAX}
          />
        </div>
        <SelectField
          label="Tipo de documento"
          name="cs_id_tipo_documento"
          required
          {...(!company && { empty: 'Elija' })}
          options={documentTypesFor(company ? 2 : 1).map((id) => ({
            value: String(id),
            label: documentTypeName(id),
          }))}
          value={values.cs_id_tipo_documento}
          onChange={(value) => onWrite('cs_id_tipo_documento', value)}
        />
        <TextField
          {...field('cs_nro_doc')}
          label="Número de documento"
          inputMode="numeric"
          {...(company && { hint: 'Nueve dígitos, sin puntos ni dígito de verificación.' })}
        />
        <TextField
          {...field('cs_telefonos')}
          label="Celular"
          type="tel"
          inputMode="numeric"
          hint="Diez dígitos."
        />
        <TextField
          {...field('cs_email')}
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={askFields.cs_email.maxLength}
        />
      </div>
    </section>
  )
}
