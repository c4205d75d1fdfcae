import { EmailVerification } from './email-verification.tsx'

/** Confirms the address of a citizen, company or proxy. */
export default function VerifyCitizenScreen() {
  return <EmailVerification official={false} />
}
