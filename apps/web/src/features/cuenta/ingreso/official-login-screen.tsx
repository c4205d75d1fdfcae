import { IconUser } from '@tabler/icons-react'
import { sessions } from '@ventanilla/contract/generated/sessions'
import { useStop } from '../../../client/session/alerts.ts'
import { config } from '../../../client/config.ts'
import { call } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { useTabForm } from '../../../keeping/use-tab-form.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { LoginForm } from './login-form.tsx'

/** values kept in the tab */
const NOTHING = { corporation: '' }

/** Login for officials; they also choose their corporation, currently only one. */
export default function OfficialLoginScreen() {
  const alert = useStop('login.official')
  const [{ corporation }, setKept] = useTabForm('ingreso de funcionario', NOTHING)
  return (
    <LoginForm
      heading={text.login.officialHeading}
      words={text.officialLogin}
      alert={alert}
      before={
        <SelectField
          label={text.login.corporation}
          empty={text.login.chooseCorporation}
          options={[{ value: String(config.corporation.id), label: config.corporation.name }]}
          value={corporation}
          onChange={(value) => setKept({ corporation: value })}
          disabled={alert !== undefined}
          required
        />
      }
      beforeValid={corporation !== ''}
      logIn={(username, password) =>
        call(
          sessions.logInOfficial,
          { body: { username, password, cliente: Number(corporation) } },
          { leave401: true },
        )
      }
      forgotHref={href('/olvidar-contrasena-funcionario')}
    >
      <p className={styles.centred}>
        {text.login.firstTime} <a href={href('/registro-funcionario')}>{text.login.create}</a>
      </p>
      <p className={styles.otherDoor}>
        <IconUser aria-hidden className="v-icon" /> {text.login.citizenAsk}{' '}
        <a href={href('/iniciar-sesion')}>{text.login.citizenDoor}</a>
      </p>
    </LoginForm>
  )
}
