import type { ThirdParty } from '@ventanilla/contract/third-parties.contract'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { formatShortDate } from '../../ui/formats.tsx'

type Capacity = Pick<ThirdParty['capacities'][number], 'radicado' | 'expediente' | 'since' | 'until'>
type Contact = ThirdParty['contact']
type Act = ThirdParty['capacities'][number]['acts'][number]

/** '2026E0000012 · expediente CTR-12' */
export const numbersOf = ({ radicado, expediente }: Pick<Capacity, 'radicado' | 'expediente'>): string =>
  [radicado ?? 'Sin radicar', ...(expediente === null ? [] : [`expediente ${expediente}`])].join(' · ')

/** 'Desde el 02/02/2026', 'Del 02/02/2026 al 05/03/2026' */
export const periodOf = ({ since, until }: Pick<Capacity, 'since' | 'until'>): string =>
  until === null
    ? `Desde el ${formatShortDate(since)}`
    : `Del ${formatShortDate(since)} al ${formatShortDate(until)}`

/** One line with everything that reaches the person; '' when nothing does. */
export const reachedAt = ({ address, municipality, phone, email }: Contact): string =>
  [
    [address, municipality].filter((part) => part !== '').join(', '),
    phone === null ? '' : shownPhone(phone),
    email,
  ]
    .filter((part) => part !== '')
    .join(' · ')

/** 'Auto que reconoce …, número AUTO-12 del 02/02/2026' */
export const actWords = ({ title, number, signedOn }: Act): string =>
  [
    title,
    [
      ...(number === null ? [] : [`número ${number}`]),
      ...(signedOn === null ? [] : [`del ${formatShortDate(signedOn)}`]),
    ].join(' '),
  ]
    .filter((part) => part !== '')
    .join(', ')
