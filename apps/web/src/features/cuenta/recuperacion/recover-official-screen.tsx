import { href } from '../../../client/address/links.ts'
import { Recovery } from './recovery.tsx'

/** Recovery of an official's password. */
export default function RecoverOfficialScreen() {
  return <Recovery loginHref={href('/iniciar-sesion-funcionario')} official />
}
