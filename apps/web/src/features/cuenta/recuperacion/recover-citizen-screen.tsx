import { href } from '../../../client/address/links.ts'
import { Recovery } from './recovery.tsx'

/** Recovery of a citizen's or company's password. */
export default function RecoverCitizenScreen() {
  return <Recovery loginHref={href('/iniciar-sesion')} official={false} />
}
