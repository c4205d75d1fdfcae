import { EmailVerification } from './email-verification.tsx'

/** Confirms an official's address. */
export default function VerifyOfficialScreen() {
  return <EmailVerification official />
}
