import { TERM_UNITS } from '@ventanilla/domain/terms/term'
import styles from '../configuracion.module.css'
import { Choice, Line, Paragraph, wholeOr, Yes } from './part-fields.tsx'
import { nameIn, type PartProps, without } from './stored-procedure.ts'

type Stage = PartProps['of']['terms'][number]

const HOLDERS = {
  autoridad: 'La Corporación',
  solicitante: 'El solicitante',
  terceros: 'Terceros',
} as const satisfies Readonly<Record<Stage['holder'], string>>

/** The stages with their terms. Which steps each binds is shown and not changed. */
export function TermsPart({ of, choices, change, faultAt }: PartProps) {
  const put = (at: number, next: Stage): void =>
    change?.({ ...of, terms: of.terms.map((one, i) => (i === at ? next : one)) })
  const edits = change !== null
  return (
    <ol className={styles.part}>
      {of.terms.map((stage, at) => {
        const { amount, unit, norm, holder, pausesTerm, note = '', binds } = stage
        return (
          <li key={stage.stage}>
            <details className={styles.fold}>
              <summary>
                <strong>{stage.stage}</strong>
                <span className="v-muted">
                  {' '}
                  · {amount} {TERM_UNITS[unit].toLowerCase()}
                </span>
              </summary>
              <div>
                <Line
                  label="Plazo"
                  name={`amount${at}`}
                  value={String(amount)}
                  error={faultAt('terms', at, 'amount') ?? faultAt('terms', at)}
                  onChange={edits ? (text) => put(at, { ...stage, amount: wholeOr(text) }) : null}
                />
                <Choice
                  label="Se cuenta en"
                  name={`unit${at}`}
                  value={unit}
                  options={TERM_UNITS}
                  onChange={edits ? (value) => put(at, { ...stage, unit: value }) : null}
                />
                <Line
                  label="Norma"
                  name={`norm${at}`}
                  value={norm}
                  error={faultAt('terms', at, 'norm')}
                  onChange={edits ? (text) => put(at, { ...stage, norm: text }) : null}
                />
                <Choice
                  label="Quién actúa"
                  name={`holder${at}`}
                  value={holder}
                  options={HOLDERS}
                  onChange={edits ? (value) => put(at, { ...stage, holder: value }) : null}
                />
                <Yes
                  label="El término de la Corporación no corre en esta etapa"
                  checked={pausesTerm}
                  onChange={edits ? (checked) => put(at, { ...stage, pausesTerm: checked }) : null}
                />
                <Paragraph
                  label="Nota"
                  name={`note${at}`}
                  value={note}
                  onChange={
                    edits
                      ? (text) => put(at, text === '' ? without(stage, 'note') : { ...stage, note: text })
                      : null
                  }
                />
                <p className="v-hint">
                  {binds.length === 0
                    ? 'No da término a ningún paso.'
                    : `Da término a: ${binds
                        .map((one) =>
                          typeof one === 'string'
                            ? nameIn(choices, 'steps', one)
                            : `${nameIn(choices, 'steps', one[0])} (${one[1]} días)`,
                        )
                        .join('; ')}.`}
                </p>
              </div>
            </details>
          </li>
        )
      })}
    </ol>
  )
}
