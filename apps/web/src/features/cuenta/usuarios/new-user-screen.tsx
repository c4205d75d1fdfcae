import { accounts } from '@ventanilla/contract/generated/accounts'
import { createUserFields } from '@ventanilla/contract/generated/fields/accounts'
import {
  documentRefusal,
  documentTypeName,
  documentTypesFor,
  GENDERS,
  typedDocumentNumber,
} from '@ventanilla/domain/identity/documents'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { href } from '../../../client/address/links.ts'
import { navigate } from '../../../client/address/navigation.ts'
import { showMessage } from '../../../client/messages.ts'
import { call } from '../../../client/network/http.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { typedNameFault } from '../typed-name-fault.ts'
import { MORE_ROLES, RolesFields, rolesFault, rolesToSend } from './roles-fields.tsx'

const NEW = {
  firstNames: '',
  lastNames: '',
  documentType: '1',
  documentNumber: '',
  gender: '',
  email: '',
  mainRole: '',
  office: '',
  more: '',
}

const RULES = { ...createUserFields, ...MORE_ROLES }

/** An administrator creates an official's account; the official sets the password. */
export default function NewUserScreen() {
  const { field, form, forget, values, write } = usePlainForm(RULES, NEW, {
    send: (written, options) =>
      call(
        accounts.createUser,
        {
          body: {
            firstNames: written.firstNames,
            lastNames: written.lastNames,
            gender: written.gender === '2' ? 2 : 1,
            documentType: Number(written.documentType),
            documentNumber: written.documentNumber,
            email: written.email,
            ...rolesToSend(written),
          },
        },
        options,
      ),
    onDone: (answer, { email }) => {
      const proposed = answer.status === 202
      showMessage(
        proposed ? answer.body.message : `La cuenta quedó creada. Enviamos una invitación a ${email}.`,
        'success',
      )
      navigate(proposed ? href('/usuarios/propuestas') : href('/usuarios', {}, { estado: 'activo' }))
    },
    checks: {
      firstNames: typedNameFault,
      lastNames: typedNameFault,
      documentNumber: (number, { documentType }) =>
        documentRefusal(Number(documentType), number, 'funcionario'),
      email: (written) => (isEmail(written) ? null : text.fault.email),
      mainRole: (_, written) => rolesFault(written),
    },
    kept: 'usuario: nuevo',
  })
  return (
    <>
      <PageHeader
        title="Crear cuenta de funcionario"
        subtitle="La persona recibe una invitación en su correo, establece su propia contraseña y agrega su celular."
      />
      <Form {...form} className={`v-card v-pad v-stack ${styles.wideForm ?? ''}`} gap="5">
        <div className={styles.two}>
          <TextField {...field('firstNames')} label="Nombres" autoComplete="off" />
          <TextField {...field('lastNames')} label="Apellidos" autoComplete="off" />
          <SelectField
            {...field('documentType')}
            label="Tipo de documento"
            options={documentTypesFor('funcionario').map((id) => ({
              value: String(id),
              label: documentTypeName(id),
            }))}
          />
          <TextField
            {...field('documentNumber')}
            label="Número de documento"
            inputMode="numeric"
            autoComplete="off"
            onChange={(typed) => write('documentNumber', typedDocumentNumber('funcionario', typed))}
          />
          <SelectField
            {...field('gender')}
            label="Género"
            empty="Elija"
            options={GENDERS.map((one) => ({ value: String(one.id), label: one.name }))}
          />
          <TextField
            {...field('email')}
            label="Correo electrónico"
            type="email"
            autoComplete="off"
            onChange={(typed) => write('email', normalizeEmail(typed))}
          />
        </div>
        <RolesFields values={values} write={write} />
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
