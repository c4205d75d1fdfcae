import { LEVY_WORDS } from '@ventanilla/domain/fees/method'
import { LEVIES } from '@ventanilla/domain/procedures/procedure'
import styles from '../configuracion.module.css'
import { Choice, Lines, Yes } from './part-fields.tsx'
import type { PartProps } from './stored-procedure.ts'

type Fee = PartProps['of']['fee']

const EVALUATION = {
  tabla_unica_con_tope: 'El menor valor entre la tabla única y el tope',
  no_genera: 'No tiene costo',
  tarifa_fija_sunl: 'Un valor fijo por cada salvoconducto',
} as const satisfies Readonly<Record<Fee['evaluation'], string>>

const FOLLOW_UP = {
  unico_por_informe: 'Una sola vez, con el informe',
  anual_tabla_unica_con_tope: 'Cada año de vigencia',
  segun_permiso: 'Como el permiso que se modifica',
  no_genera: 'No tiene costo',
} as const satisfies Readonly<Record<Fee['followUp'], string>>

/** What it costs, what its permit gives rise to, and who is exempt. */
export function FeePart({ of, change, faultAt }: PartProps) {
  const { fee } = of
  const put = (more: Partial<Fee>): void => change?.({ ...of, fee: { ...fee, ...more } })
  const edits = change !== null
  return (
    <>
      <Choice
        label="Evaluación"
        name="evaluation"
        value={fee.evaluation}
        options={EVALUATION}
        onChange={edits ? (evaluation) => put({ evaluation }) : null}
      />
      <Choice
        label="Seguimiento"
        name="followUp"
        value={fee.followUp}
        options={FOLLOW_UP}
        onChange={edits ? (followUp) => put({ followUp }) : null}
      />
      <fieldset className={styles.rows}>
        <legend>Tasas a que da lugar</legend>
        {LEVIES.map((levy) => (
          <Yes
            key={levy}
            label={LEVY_WORDS[levy]}
            checked={fee.levies.includes(levy)}
            onChange={
              edits
                ? (checked) =>
                    put({
                      levies: LEVIES.filter((one) => (one === levy ? checked : fee.levies.includes(one))),
                    })
                : null
            }
          />
        ))}
      </fieldset>
      <Lines
        label="Quién no paga"
        name="exemptions"
        hint="Una exención en cada renglón, con su norma."
        value={fee.exemptions}
        error={faultAt('fee', 'exemptions')}
        onChange={edits ? (exemptions) => put({ exemptions: exemptions.filter((one) => one !== '') }) : null}
      />
      <p className="v-hint">
        Los valores están en las <a href="/liquidacion/cifras">cifras del año</a>.
      </p>
    </>
  )
}
