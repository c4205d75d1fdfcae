import { EmailVerification } from './email-verification.tsx'

/** Confirmation of an official's address. */
export default function VerifyOfficialScreen() {
  return <EmailVerification official />
}
