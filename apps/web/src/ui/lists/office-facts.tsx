import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react'
import styles from './office-facts.module.css'

/** Contact data and hours of an office. */
export function OfficeFacts({
  address,
  hours,
  phone,
}: {
  readonly address: string
  readonly hours: string
  readonly phone: string
}) {
  return (
    <ul className={styles.facts}>
      <li>
        <IconMapPin aria-hidden className="v-icon" />
        <span>
          <span className="v-sr">Dirección: </span>
          {address}
        </span>
      </li>
      <li>
        <IconClock aria-hidden className="v-icon" />
        <span>
          <span className="v-sr">Horario: </span>
          {hours}
        </span>
      </li>
      <li>
        <IconPhone aria-hidden className="v-icon" />
        <a href={`tel:+57${phone.replace(/\D/g, '')}`} aria-label={`Teléfono ${phone}`}>
          {phone}
        </a>
      </li>
    </ul>
  )
}
