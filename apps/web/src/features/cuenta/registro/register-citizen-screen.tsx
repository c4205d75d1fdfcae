import { CitizenRegistration } from './citizen-registration.tsx'

/** Registration of a citizen or a company. */
export default function RegisterCitizenScreen() {
  return <CitizenRegistration />
}
