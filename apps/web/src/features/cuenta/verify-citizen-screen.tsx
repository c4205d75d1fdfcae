import { EmailVerification } from './email-verification.tsx'

/** Confirmation of a citizen's, company's or proxy's address. */
export default function VerifyCitizenScreen() {
  return <EmailVerification official={false} />
}
