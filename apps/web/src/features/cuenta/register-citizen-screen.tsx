import { CitizenRegistration } from './citizen-registration.tsx'

/** Creates the account of a citizen or a company. */
export default function RegisterCitizenScreen() {
  return <CitizenRegistration />
}
