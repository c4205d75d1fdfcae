import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { SILENCES } from '@ventanilla/domain/terms/silence'
import { TERM_UNITS } from '@ventanilla/domain/terms/term'
import { useQueryState } from '../../../client/address/navigation.ts'
import styles from '../configuracion.module.css'
import { BoundSteps } from './bound-steps.tsx'
import { Choice, Line, Paragraph, wholeOr, Yes } from './part-fields.tsx'
import { type PartProps, without } from './stored-procedure.ts'
import { amountWords, BINDS_WORDS, HOLDERS, type Stage } from './term-words.ts'

/** What a norm says of the silence; without one, the general rule. */
const SILENCE_WORDS = { general: 'Lo que dice la regla general (CPACA, art. 83)', ...SILENCES } as const

/** The stages with their terms, and the steps that take them. `?termino=` opens one. */
export function TermsPart({ of, choices, change, faultAt }: PartProps) {
  const [query] = useQueryState()
  const opened = query.get('termino')
  const put = (at: number, next: Stage): void =>
    change?.({ ...of, terms: of.terms.map((one, i) => (i === at ? next : one)) })
  const remove = (at: number): void => change?.({ ...of, terms: of.terms.filter((_, i) => i !== at) })
  const edits = change !== null
  return (
    <ol className={styles.part}>
      {of.terms.map((stage, at) => {
        const { amount, unit, norm, holder, pausesTerm, note = '', bindsBegun = false } = stage
        return (
          // the order is what a stage is known by while its name is typed
          <li key={at}>
            <details className={styles.fold} open={opened === String(at + 1)}>
              <summary>
                <strong>{stage.stage}</strong>
                <span className="v-muted"> · {amountWords(stage).toLowerCase()}</span>
              </summary>
              <div>
                <Line
                  label="Etapa"
                  name={`stage${at}`}
                  value={stage.stage}
                  maxLength={LONGEST.name}
                  error={faultAt('terms', at, 'stage')}
                  onChange={edits ? (text) => put(at, { ...stage, stage: text }) : null}
                />
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
                  label="A quién vale"
                  name={`binds${at}`}
                  value={bindsBegun ? 'begun' : 'filed'}
                  options={BINDS_WORDS}
                  onChange={
                    edits
                      ? (value) =>
                          put(
                            at,
                            value === 'begun' ? { ...stage, bindsBegun: true } : without(stage, 'bindsBegun'),
                          )
                      : null
                  }
                />
                <p className="v-hint">
                  La norma dice cuál (CGP, art. 624). Lo que ya está abierto conserva su fecha.
                </p>
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
                <Choice
                  label="Si no se decide a tiempo"
                  name={`silence${at}`}
                  value={stage.silence ?? 'general'}
                  options={SILENCE_WORDS}
                  onChange={
                    edits
                      ? (value) =>
                          put(
                            at,
                            value === 'general' ? without(stage, 'silence') : { ...stage, silence: value },
                          )
                      : null
                  }
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
                <BoundSteps
                  of={of}
                  at={at}
                  choices={choices}
                  onChange={edits ? (binds) => put(at, { ...stage, binds }) : null}
                />
                {edits && of.terms.length > 1 && (
                  <div className="v-row">
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      aria-label={`Quitar este término: ${stage.stage}`}
                      onClick={() => remove(at)}
                    >
                      Quitar este término
                    </button>
                  </div>
                )}
              </div>
            </details>
          </li>
        )
      })}
    </ol>
  )
}
