import { documentTypeName, documentTypesFor, PERSON_TYPES } from '@ventanilla/domain/identity/documents'
import { GIVEN_MAX, type GivenPerson } from '@ventanilla/domain/cases/window-person'
import { EMAIL_MAX } from '@ventanilla/domain/identity/email'
import { COMPANY_MAX, NAME_MAX } from '@ventanilla/domain/identity/names'
import { Segments } from '../../ui/fields/segments.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './tramites.module.css'

/** Data the official enters for an unregistered person. */
export type WrittenPerson = Readonly<Record<keyof GivenPerson, string>>

export const NOBODY: WrittenPerson = {
  personType: '1',
  documentType: '1',
  documentNumber: '',
  firstNames: '',
  lastNames: '',
  companyName: '',
  phone: '',
  email: '',
}

export const personOf = (written: WrittenPerson): GivenPerson => ({
  ...written,
  personType: written.personType === '2' ? 2 : 1,
  documentType: Number(written.documentType),
})

const PERSONS = PERSON_TYPES.map(({ id, name }) => ({ value: String(id), label: name }))

/** Data of a person without an account; telephone and mail are optional. */
export function PersonFields({
  value,
  onChange,
}: {
  readonly value: WrittenPerson
  readonly onChange: (value: WrittenPerson) => void
}) {
  const company = value.personType === '2'
  const field = (name: keyof GivenPerson) => ({
    name: `person.${name}`,
    value: value[name],
    onChange: (text: string) => onChange({ ...value, [name]: text }),
    autoComplete: 'off',
  })
  return (
    <>
      <div className="v-field">
        <strong id="tipo-persona">Tipo de persona</strong>
        <Segments
          labelledBy="tipo-persona"
          name="person.personType"
          options={PERSONS}
          value={value.personType}
          onChange={(personType) =>
            onChange({ ...value, personType, documentType: personType === '2' ? '6' : '1' })
          }
        />
      </div>
      <div className={styles.two}>
        <SelectField
          label="Tipo de documento"
          name="person.documentType"
          required
          options={documentTypesFor(company ? 2 : 1).map((id) => ({
            value: String(id),
            label: documentTypeName(id),
          }))}
          value={value.documentType}
          onChange={(documentType) => onChange({ ...value, documentType })}
        />
        <TextField
          {...field('documentNumber')}
          label="Documento"
          required
          inputMode="numeric"
          maxLength={GIVEN_MAX.documentNumber}
        />
        {company && (
          <TextField {...field('companyName')} label="Razón social" required maxLength={COMPANY_MAX} />
        )}
        <TextField
          {...field('firstNames')}
          label={company ? 'Nombres de quien la representa' : 'Nombres'}
          required
          maxLength={NAME_MAX}
        />
        <TextField
          {...field('lastNames')}
          label={company ? 'Apellidos de quien la representa' : 'Apellidos'}
          required
          maxLength={NAME_MAX}
        />
        <TextField
          {...field('phone')}
          label="Celular (si tiene)"
          type="tel"
          inputMode="numeric"
          maxLength={GIVEN_MAX.phone}
        />
        <TextField
          {...field('email')}
          label="Correo electrónico (si tiene)"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      </div>
    </>
  )
}
