import { IconArrowRight, IconEye, IconLock } from '@tabler/icons-react'
import styles from './cambio-solicitante.module.css'

/** Consequences of the change, shown before requesting it. */
export function Consequences({ atWindow }: { readonly atWindow: boolean }) {
  return (
    <section className={`v-card v-pad ${styles.group ?? ''}`} aria-labelledby="consecuencias">
      <h2 id="consecuencias">Qué significa este cambio</h2>
      <ul className={styles.effects}>
        <li>
          <IconLock aria-hidden className="v-icon" />
          <span>
            <strong>Nada cambia todavía.</strong>{' '}
            {atWindow
              ? 'El trámite sigue a nombre de quien lo tiene hasta que el auto quede en firme y quien lo recibe lo acepte.'
              : 'El trámite sigue a su nombre hasta que el auto que lo decide quede en firme y la otra persona lo acepte. Mientras tanto, ella solo ve esta petición.'}
          </span>
        </li>
        <li>
          <IconArrowRight aria-hidden className="v-icon" />
          <span>
            <strong>Pasa todo lo que está por hacer.</strong> El trámite, los requerimientos, los pagos
            pendientes y las notificaciones que falten, con los mismos plazos. También terminan los poderes
            que se dieron para este trámite.
          </span>
        </li>
        <li>
          <IconEye aria-hidden className="v-icon" />
          <span>
            <strong>
              {atWindow ? 'Quien lo cede conserva la consulta.' : 'Usted conserva la consulta.'}
            </strong>{' '}
            {atWindow
              ? 'Puede ver lo que pasó hasta ese día, y nada de lo que siga.'
              : 'Podrá ver lo que pasó hasta ese día, y nada de lo que siga.'}
          </span>
        </li>
      </ul>
    </section>
  )
}
