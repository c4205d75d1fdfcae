import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import {
  documentRefusal,
  documentTypeName,
  documentTypesFor,
  GENDERS,
} from '@ventanilla/domain/identity/documents'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { NAME_MAX, normalizeName, personNameFault } from '@ventanilla/domain/identity/names'
import { useState } from 'react'
import { call, refusalOf } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { showMessage } from '../../../client/messages.ts'
import { navigate } from '../../../client/address/navigation.ts'
import { useDeviceForm } from '../../../keeping/use-device-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { RolesFields, rolesReady, rolesToSend, type RolesValue } from './roles-fields.tsx'

const EMPTY = {
  firstNames: '',
  lastNames: '',
  gender: '',
  documentType: '1',
  documentNumber: '',
  email: '',
}
type Field = keyof typeof EMPTY
const NEW = { ...EMPTY, main: '', office: '', more: '' }

/** An administrator creates an official's account; the official sets the password. */
export default function NewUserScreen() {
  const [values, setValues] = useState(EMPTY)
  const [roles, setRoles] = useState<RolesValue>({ main: '', more: [], office: '' })
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const set = (field: Field, value: string): void => setValues((now) => ({ ...now, [field]: value }))
  const forget = useDeviceForm(
    'usuario: nuevo',
    { ...values, main: roles.main, office: roles.office, more: roles.more.join(' ') },
    NEW,
    ({ main = '', office = '', more = '', ...kept }) => {
      setValues((now) => ({ ...now, ...kept }))
      setRoles({ main, office, more: more.split(' ').filter((one) => one !== '') })
    },
  )
  const create = useMutation({
    mutationFn: () =>
      call(accounts.createUser, {
        body: {
          firstNames: values.firstNames,
          lastNames: values.lastNames,
          gender: values.gender === '2' ? 2 : 1,
          documentType: Number(values.documentType),
          documentNumber: values.documentNumber,
          email: values.email,
          ...rolesToSend(roles),
        },
      }),
    onSuccess: (answer) => {
      forget()
      const proposed = answer.status === 202
      showMessage(
        proposed ? answer.body.message : `La cuenta quedó creada. Enviamos una invitación a ${values.email}.`,
        'success',
      )
      navigate(proposed ? href('/usuarios/propuestas') : href('/usuarios', {}, { estado: 'activo' }))
    },
  })
  const faults: Partial<Record<Field, string | null>> = {
    firstNames: personNameFault(normalizeName(values.firstNames)),
    lastNames: personNameFault(normalizeName(values.lastNames)),
    documentNumber: documentRefusal(Number(values.documentType), values.documentNumber, 'funcionario'),
    email: isEmail(values.email) ? null : text.fault.email,
  }
  const fault = (field: Field): string | undefined =>
    left.has(field) && values[field] !== '' ? (faults[field] ?? undefined) : undefined
  const ready =
    Object.values(values).every((value) => value.trim() !== '') &&
    Object.values(faults).every((one) => one === null) &&
    rolesReady(roles)
  const field = (name: Field) => ({
    name,
    value: values[name],
    onBlur: () => setLeft((now) => new Set([...now, name])),
    error: fault(name),
    required: true,
    autoComplete: 'off',
  })
  return (
    <>
      <PageHeader
        title="Crear cuenta de funcionario"
        subtitle="La persona recibe una invitación en su correo, establece su propia contraseña y agrega su celular."
      />
      <Form
        className={`v-card v-pad v-stack ${styles.wideForm ?? ''}`}
        gap="5"
        ready={ready}
        busy={create.isPending}
        refusal={refusalOf(create.error)}
        onSubmit={() => create.mutate()}
      >
        <div className={styles.two}>
          <TextField
            {...field('firstNames')}
            label="Nombres"
            onChange={(value) => set('firstNames', value)}
            maxLength={NAME_MAX}
          />
          <TextField
            {...field('lastNames')}
            label="Apellidos"
            onChange={(value) => set('lastNames', value)}
            maxLength={NAME_MAX}
          />
          <SelectField
            label="Tipo de documento"
            name="documentType"
            options={documentTypesFor('funcionario').map((id) => ({
              value: String(id),
              label: documentTypeName(id),
            }))}
            value={values.documentType}
            onChange={(value) => set('documentType', value)}
            required
          />
          <TextField
            {...field('documentNumber')}
            label="Número de documento"
            inputMode="numeric"
            onChange={(value) => set('documentNumber', value.replace(/\D/g, '').slice(0, 15))}
          />
          <SelectField
            label="Género"
            name="gender"
            empty="Elija"
            options={GENDERS.map((one) => ({ value: String(one.id), label: one.name }))}
            value={values.gender}
            onChange={(value) => set('gender', value)}
            required
          />
          <TextField
            {...field('email')}
            label="Correo electrónico"
            type="email"
            onChange={(value) => set('email', normalizeEmail(value))}
          />
        </div>
        <RolesFields value={roles} onChange={setRoles} />
        <Refused />
        <div className="v-row">
          <Submit sending="Guardando…">Crear cuenta</Submit>
          <a className="v-btn" data-kind="default" href={href('/usuarios')} onClick={forget}>
            Cancelar
          </a>
        </div>
      </Form>
    </>
  )
}
