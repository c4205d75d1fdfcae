import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { documentWords, GENDERS } from '@ventanilla/domain/identity/documents'
import {
  COMPANY_MAX,
  companyNameFault,
  NAME_MAX,
  normalizeName,
  personNameFault,
} from '@ventanilla/domain/identity/names'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { useState } from 'react'
import { call, refusalOf } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { refreshSession } from '../../../client/session/session.ts'
import { useDeviceForm } from '../../../keeping/use-device-form.ts'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'
import { ProfilePhoto } from './profile-photo.tsx'
import type { OwnProfile } from './profile-types.ts'

/** Verified data, read-only; names and gender, editable. */
export function ProfileData({ profile }: { readonly profile: OwnProfile }) {
  const saved = {
    firstNames: profile.firstNames,
    lastNames: profile.lastNames,
    gender: String(profile.gender ?? ''),
    companyName: profile.companyName ?? '',
  }
  // edited fields only: the others follow the server when another part of the profile is saved
  const [edited, setEdited] = useState<Partial<typeof saved>>({})
  const values = { ...saved, ...edited }
  const { firstNames, lastNames, gender, companyName } = values
  const edit = (name: keyof typeof saved) => (value: string) =>
    setEdited((now) => ({ ...now, [name]: value }))
  useDeviceForm('perfil: datos', values, saved, setEdited)
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
      setEdited({})
      showMessage('Sus datos quedaron guardados', 'success')
      void refreshSession()
    },
  })
  const same = keysIn(saved).every((name) => values[name] === saved[name])
  const faults = {
    firstNames: personNameFault(normalizeName(firstNames)) ?? undefined,
    lastNames: personNameFault(normalizeName(lastNames)) ?? undefined,
    companyName: company ? (companyNameFault(normalizeName(companyName)) ?? undefined) : undefined,
  }
  const right = gender !== '' && Object.values(faults).every((fault) => fault === undefined)
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
      <Form
        ready={!same && right}
        busy={save.isPending}
        refusal={refusalOf(save.error)}
        onSubmit={() => save.mutate()}
      >
        {company && (
          <TextField
            label="Razón social"
            name="companyName"
            autoComplete="organization"
            maxLength={COMPANY_MAX}
            required
            value={companyName}
            onChange={edit('companyName')}
            error={faults.companyName}
          />
        )}
        <TextField
          label={company ? 'Nombres del representante legal' : 'Nombres'}
          name="firstNames"
          autoComplete="given-name"
          maxLength={NAME_MAX}
          required
          value={firstNames}
          onChange={edit('firstNames')}
          error={faults.firstNames}
        />
        <TextField
          label={company ? 'Apellidos del representante legal' : 'Apellidos'}
          name="lastNames"
          autoComplete="family-name"
          maxLength={NAME_MAX}
          required
          value={lastNames}
          onChange={edit('lastNames')}
          error={faults.lastNames}
        />
        <SelectField
          label="Género"
          name="gender"
          empty="Elija"
          options={GENDERS.map((one) => ({ value: String(one.id), label: one.name }))}
          value={gender}
          onChange={edit('gender')}
          required
        />
        <Refused />
        <Submit sending="Guardando…">Guardar datos</Submit>
      </Form>
    </ProfileCard>
  )
}
