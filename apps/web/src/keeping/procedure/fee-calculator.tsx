import { IconCalculator } from '@tabler/icons-react'
import { useState } from 'react'
import { feeCeiling, money } from './procedure.ts'
import type { FeeScale } from './procedure.ts'
import styles from './procedure.module.css'

const FIRST_VALUE = 30_000_000
/** as many as a number holds exactly */
const MOST_DIGITS = String(Number.MAX_SAFE_INTEGER).length - 1

/** Maximum evaluation fee by project value. */
export function FeeCalculator({ scale }: { readonly scale: FeeScale }) {
  const [value, setValue] = useState(FIRST_VALUE)
  const { ceiling, rule } = feeCeiling(scale, value)
  return (
    <div className="v-card v-pad v-stack" data-raised>
      <h2 className="v-row">
        <IconCalculator aria-hidden className="v-icon" /> Calcule la tarifa
      </h2>
      <div className="v-field">
        <label htmlFor="valor-proyecto">Valor del proyecto</label>
        <input
          id="valor-proyecto"
          className="v-input v-num"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby="valor-proyecto-ayuda"
          value={value === 0 ? '' : money(value)}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '')
            setValue(Number(digits.slice(0, MOST_DIGITS)))
          }}
        />
        <span className="v-hint" id="valor-proyecto-ayuda">
          Obras, equipos y un año de operación, en pesos.
        </span>
      </div>
      <output className={styles.result} htmlFor="valor-proyecto">
        <span>Pagaría como máximo</span>
        <strong className="v-num">{money(ceiling)}</strong>
        <span className="v-small">{rule} Es el menor valor entre el tope y el costo real.</span>
      </output>
      <details>
        <summary className={styles.more}>Cómo se calcula</summary>
        <p className="v-small">
          La ley fija un tope según el valor del proyecto, medido en salarios mínimos (
          {money(scale.minimumWage)} en {scale.year}). La Corporación calcula además el costo real de la
          visita y del estudio. Usted paga el menor de los dos (Ley 633 de 2000, artículo 96; Resolución 1280
          de 2010).
        </p>
      </details>
    </div>
  )
}
