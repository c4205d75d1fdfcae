import { IconLock } from '@tabler/icons-react'
import { registerCitizenFields } from '@ventanilla/contract/generated/fields/accounts'
import { documentTypeName, GENDERS, PERSON_TYPES } from '@ventanilla/domain/identity/documents'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Segments } from '../../../ui/fields/segments.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { documentTypesOf } from './account-fields.ts'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { TermsField } from './terms-field.tsx'
import type { Registration } from './use-registration.ts'

interface FieldsProps {
  readonly form: Registration
  readonly official: boolean
  /** the form was sent and waits for its code */
  readonly locked: boolean
}

/** Section heading; shows a lock while the section is read-only. */
export function BlockTitle({ children, locked }: { readonly children: string; readonly locked: boolean }) {
  return (
    <legend>
      {locked && <IconLock aria-hidden className="v-icon" />}
      {children}
    </legend>
  )
}

/** Identity fields: type, document, name, gender. */
export function PersonFields({
  form,
  official,
  locked,
  fixedDocument,
}: FieldsProps & {
  /** why person type and document are fixed; omitted: editable */
  readonly fixedDocument?: string
}) {
  const { values } = form
  const company = !official && values.personType === '2'
  return (
    <fieldset className={`v-card v-pad ${styles.group ?? ''}`} disabled={locked}>
      <BlockTitle locked={locked}>{text.register.personal}</BlockTitle>
      <div className={styles.two}>
        {fixedDocument === undefined ? (
          <AskedDocument form={form} official={official} company={company} />
        ) : (
          <FixedDocument form={form} hint={fixedDocument} />
        )}
        {company && (
          <TextField
            label={text.register.company}
            name="nameCompany"
            autoComplete="organization"
            maxLength={registerCitizenFields.reg_empresa.maxLength}
            required
            value={values.nameCompany}
            onChange={(value) => form.set('nameCompany', value)}
            onBlur={() => form.leave('nameCompany')}
            error={form.fault('nameCompany')}
          />
        )}
        <SelectField
          label={text.register.gender}
          name="gender"
          empty={text.register.choose}
          options={GENDERS.map((gender) => ({ value: String(gender.id), label: gender.name }))}
          value={values.gender}
          onChange={(value) => form.set('gender', value)}
          required
        />
        <TextField
          label={company ? text.register.representativeNames : text.register.names}
          name="name"
          autoComplete="given-name"
          maxLength={registerCitizenFields.reg_nombres.maxLength}
          required
          value={values.name}
          onChange={(value) => form.set('name', value)}
          onBlur={() => form.leave('name')}
          error={form.fault('name')}
        />
        <TextField
          label={company ? text.register.representativeLastNames : text.register.lastNames}
          name="lastName"
          autoComplete="family-name"
          maxLength={registerCitizenFields.reg_apellidos.maxLength}
          required
          value={values.lastName}
          onChange={(value) => form.set('lastName', value)}
          onBlur={() => form.leave('lastName')}
          error={form.fault('lastName')}
        />
      </div>
    </fieldset>
  )
}

function AskedDocument({
  form,
  official,
  company,
}: Pick<FieldsProps, 'form' | 'official'> & { readonly company: boolean }) {
  const { values } = form
  return (
    <>
      {!official && <PersonType form={form} />}
      <SelectField
        label={text.register.documentType}
        name="documentType"
        empty={text.register.choose}
        options={documentTypesOf(values, official).map((id) => ({
          value: String(id),
          label: documentTypeName(id),
        }))}
        value={values.documentType}
        onChange={(value) => form.set('documentType', value)}
        required
      />
      <TextField
        label={text.register.documentNumber}
        name="documentNumber"
        inputMode="numeric"
        autoComplete="off"
        required
        {...(company && { hint: text.register.nitHint })}
        value={values.documentNumber}
        onChange={(value) => form.set('documentNumber', value)}
        onBlur={() => form.leave('documentNumber')}
        error={form.fault('documentNumber')}
      />
    </>
  )
}

/** Read-only document of the new applicant: the server accepts no other. */
function FixedDocument({ form, hint }: Pick<FieldsProps, 'form'> & { readonly hint: string }) {
  const { personType, documentType, documentNumber } = form.values
  const shown = { readOnly: true, onChange: () => undefined }
  return (
    <>
      <TextField
        {...shown}
        label={text.register.personType}
        value={PERSON_TYPES.find(({ id }) => String(id) === personType)?.name ?? ''}
      />
      <TextField
        {...shown}
        label={text.register.documentType}
        value={documentTypeName(Number(documentType))}
      />
      <TextField {...shown} label={text.register.documentNumber} hint={hint} value={documentNumber} />
    </>
  )
}

function PersonType({ form }: { readonly form: Registration }) {
  return (
    <div className="v-field">
      <strong id="tipo-persona">{text.register.personType}</strong>
      <Segments
        labelledBy="tipo-persona"
        name="personType"
        options={PERSON_TYPES.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.values.personType}
        onChange={(value) => form.set('personType', value)}
      />
    </div>
  )
}

/** Contact data, password and acceptance. */
export function ContactFields({ form, locked }: Omit<FieldsProps, 'official'>) {
  const { values } = form
  return (
    <fieldset className={`v-card v-pad ${styles.group ?? ''}`} disabled={locked}>
      <BlockTitle locked={locked}>{text.register.contact}</BlockTitle>
      <div className={styles.two}>
        <TextField
          label={text.register.phone}
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          hint={text.register.phoneHint}
          value={values.phone}
          onChange={(value) => form.set('phone', value)}
          onBlur={() => form.leave('phone')}
          error={form.fault('phone')}
        />
        <TextField
          label={text.register.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.email}
          onChange={(value) => form.set('email', value)}
          onBlur={() => form.leave('email')}
          error={form.fault('email')}
        />
        {!locked && (
          <>
            <PasswordField
              label={text.register.password}
              name="password"
              autoComplete="new-password"
              required
              hint={text.register.passwordHint}
              value={values.password}
              onChange={(value) => form.set('password', value)}
              onBlur={() => form.leave('password')}
              error={form.fault('password')}
            />
            <PasswordField
              label={text.register.confirm}
              name="confirmPasword"
              autoComplete="new-password"
              required
              value={values.confirmPasword}
              onChange={(value) => form.set('confirmPasword', value)}
              onBlur={() => form.leave('confirmPasword')}
              error={form.fault('confirmPasword')}
            />
          </>
        )}
      </div>
      <TermsField
        accepted={locked || values.termsConditions}
        onChange={(accepted) => form.set('termsConditions', accepted)}
        disabled={locked}
      />
    </fieldset>
  )
}
