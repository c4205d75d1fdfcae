import { accounts } from '@ventanilla/contract/generated/accounts'
import { updateProfileFields } from '@ventanilla/contract/generated/fields/accounts'
import { documentWords, GENDERS } from '@ventanilla/domain/identity/documents'
import { companyNameFault, normalizeName } from '@ventanilla/domain/identity/names'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { call } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { refreshSession } from '../../../client/session/session.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'
import { typedNameFault } from '../typed-name-fault.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfilePhoto } from './profile-photo.tsx'
import type { OwnProfile } from './profile-types.ts'

const COMPANY_FIELDS = {
  ...updateProfileFields,
  companyName: { ...updateProfileFields.companyName, required: true },
}

/** Verified data, read-only; names and gender, editable. */
export function ProfileData({ profile }: { readonly profile: OwnProfile }) {
  const company = profile.kind === 'empresa'
  const saved = {
    firstNames: profile.firstNames,
    lastNames: profile.lastNames,
    gender: String(profile.gender ?? ''),
    companyName: profile.companyName ?? '',
  }
  const { field, form, reset, values } = usePlainForm(company ? COMPANY_FIELDS : updateProfileFields, saved, {
    send: async ({ firstNames, lastNames, gender, companyName }, options, version) =>
      (
        await call(
          accounts.updateProfile,
          {
            body: {
              firstNames,
              lastNames,
              gender: gender === '2' ? 2 : 1,
              companyName: company ? companyName : null,
              version,
            },
          },
          options,
        )
      ).body,
    onDone: (fresh) => {
      queryClient.setQueryData(['perfil'], fresh)
      reset()
      showMessage('Sus datos quedaron guardados', 'success')
      void refreshSession()
    },
    checks: {
      firstNames: typedNameFault,
      lastNames: typedNameFault,
      companyName: (written) => (company ? companyNameFault(normalizeName(written)) : null),
    },
    kept: 'perfil: datos',
    version: profile.version,
  })
  const changed = keysIn(saved).some((name) => values[name] !== saved[name])
  return (
    <ProfileCard title="Datos">
      <ProfilePhoto />
      <div className={styles.facts}>
        <FactList
          facts={[
            { label: 'Correo', value: profile.email },
            { label: 'Celular', value: profile.phone === null ? null : shownPhone(profile.phone) },
            {
              label: 'Documento',
              value:
                profile.documentType === null
                  ? null
                  : documentWords(profile.documentType, profile.documentNumber ?? ''),
            },
            ...(profile.officeName === null ? [] : [{ label: 'Oficina', value: profile.officeName }]),
          ]}
        />
      </div>
      <Form {...form} ready={form.ready && changed}>
        {company && <TextField {...field('companyName')} label="Razón social" autoComplete="organization" />}
        <TextField
          {...field('firstNames')}
          label={company ? 'Nombres del representante legal' : 'Nombres'}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastNames')}
          label={company ? 'Apellidos del representante legal' : 'Apellidos'}
          autoComplete="family-name"
        />
        <SelectField
          {...field('gender')}
          label="Género"
          empty="Elija"
          options={GENDERS.map((one) => ({ value: String(one.id), label: one.name }))}
        />
        <Refused />
        <Submit sending="Guardando…">Guardar datos</Submit>
      </Form>
    </ProfileCard>
  )
}
