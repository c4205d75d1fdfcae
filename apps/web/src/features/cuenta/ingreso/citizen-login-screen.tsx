import { IconBuildingCommunity } from '@tabler/icons-react'
import { sessions } from '@ventanilla/contract/generated/sessions'
import { useStop } from '../../../client/session/alerts.ts'
import { call } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { LoginForm } from './login-form.tsx'

/** Login for citizens and companies. */
export default function CitizenLoginScreen() {
  const alert = useStop('login.citizen')
  return (
    <LoginForm
      heading={text.login.citizenHeading}
      words={text.citizenLogin}
      alert={alert}
      logIn={(username, password) =>
        call(sessions.logIn, { body: { username, password } }, { leave401: true })
      }
      forgotHref={href('/olvidar-contrasena')}
    >
      <p className={styles.centred}>
        {text.login.firstTime} <a href={href('/registro-ciudadano')}>{text.login.create}</a>
      </p>
      <p className={styles.otherDoor}>
        <IconBuildingCommunity aria-hidden className="v-icon" /> {text.login.staffAsk}{' '}
        <a href={href('/iniciar-sesion-funcionario')}>{text.login.staffLogin}</a>
      </p>
    </LoginForm>
  )
}
