import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { documentWords, GENDERS } from '@ventanilla/domain/identity/documents'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { useState } from 'react'
import { call, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { queryClient } from '../../client/query.tsx'
import { refreshSession } from '../../client/session.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'
import { ProfilePhoto } from './profile-photo.tsx'
import { SelectField } from './select-field.tsx'
import type { OwnProfile } from './profile-types.ts'

/** Verified data to read, names and gender to correct. */
export function ProfileData({ profile }: { readonly profile: OwnProfile }) {
  const [firstNames, setFirstNames] = useState(profile.firstNames)
  const [lastNames, setLastNames] = useState(profile.lastNames)
  const [gender, setGender] = useState(String(profile.gender ?? ''))
  const [companyName, setCompanyName] = useState(profile.companyName ?? '')
  const company = profile.kind === 'empresa'
  const save = useMutation({
    mutationFn: async () =>
      (
        await call(accounts.updateProfile, {
          body: {
            firstNames,
            lastNames,
            gender: gender === '2' ? 2 : 1,
            companyName: company ? companyName : null,
            version: profile.version,
          },
        })
      ).body,
    onSuccess: (fresh) => {
      queryClient.setQueryData(['perfil'], fresh)
      showMessage('Sus datos quedaron guardados', 'success')
      void refreshSession()
    },
  })
  const same =
    firstNames === profile.firstNames &&
    lastNames === profile.lastNames &&
    gender === String(profile.gender ?? '') &&
    companyName === (profile.companyName ?? '')
  const filled = firstNames.trim() !== '' && lastNames.trim() !== '' && gender !== ''
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
      <form
        className="v-stack"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        {company && (
          <TextField
            label="Razón social"
            maxLength={120}
            required
            value={companyName}
            onChange={setCompanyName}
          />
        )}
        <TextField
          label={company ? 'Nombres del representante legal' : 'Nombres'}
          autoComplete="given-name"
          maxLength={120}
          required
          value={firstNames}
          onChange={setFirstNames}
        />
        <TextField
          label={company ? 'Apellidos del representante legal' : 'Apellidos'}
          autoComplete="family-name"
          maxLength={120}
          required
          value={lastNames}
          onChange={setLastNames}
        />
        <SelectField
          label="Género"
          empty="Elija"
          options={GENDERS.map((one) => ({ value: String(one.id), label: one.name }))}
          value={gender}
          onChange={setGender}
          required
        />
        {save.isError && (
          <Note tone="bad" role="alert">
            {failureText(save.error)}
          </Note>
        )}
        <button
          type="submit"
          className="v-btn"
          data-kind="primary"
          disabled={same || !filled || save.isPending}
        >
          Guardar datos
        </button>
      </form>
    </ProfileCard>
  )
}
