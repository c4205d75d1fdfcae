import { useMutation } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { askFields } from '@ventanilla/contract/generated/fields/changes'
import { useState } from 'react'
import { call, refusalOf } from '../../client/network/http.ts'
import { focusField } from '../../forms/field-ids.ts'
import { notSent } from '../../keeping/plain-form/faults.ts'
import { useDeviceForm } from '../../keeping/use-device-form.ts'
import { Form, type Refusal, Refused, Submit } from '../../ui/fields/form.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { type AskField, type AskValues, filesOf, NOTHING_ASKED, problemsOf, written } from './ask-values.ts'
import { Consequences } from './consequences.tsx'
import { PersonGroup } from './person-group.tsx'
import { ProofField } from './proof-field.tsx'
import { ReasonGroup } from './reason-group.tsx'
import styles from './cambio-solicitante.module.css'

/** The case to be transferred. */
export interface AskedCase {
  readonly id: string
  readonly applicantId: string
}

export interface Asked {
  readonly id: string
  readonly radicado: string
  readonly message: string
  readonly name: string
  readonly email: string
}

/**
 * Transfer request: reason, new applicant and proof. Server errors are shown at their field; the draft stays on
 * the device until the server accepts it.
 */
export function AskForm({
  subject,
  atWindow,
  onAsked,
}: {
  readonly subject: AskedCase
  readonly atWindow: boolean
  readonly onAsked: (asked: Asked) => void
}) {
  const [values, setValues] = useState<AskValues>(NOTHING_ASKED)
  const [left, setLeft] = useState<ReadonlySet<AskField>>(new Set())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const forget = useDeviceForm(`cambio de solicitante: ${subject.id}`, values, NOTHING_ASKED, (kept) =>
    setValues({ ...NOTHING_ASKED, ...kept }),
  )
  const write = (field: AskField, value: string): void => setValues((now) => written(now, field, value))
  const ask = useMutation({
    mutationFn: () => {
      const { files: _, ...said } = values
      const file = filesOf(values).map(({ fileId }) => fileId)
      return call(changes.ask, {
        body: { ...said, id_solicitante: subject.applicantId, solId: subject.id, file },
      })
    },
    onSuccess: (answer) => {
      if (answer.status === 201) {
        const { message, data } = answer.body
        return refuse({ message, problems: data.problems, cause: answer })
      }
      forget()
      const { id, radicado, cs_nombre_o_razon_social: name, cs_email: email } = answer.body.data
      onAsked({ id, radicado, message: answer.body.message, name, email })
    },
    onError: (error) => setRefusal(refusalOf(error)),
  })
  const refuse = (why: Refusal): void => {
    setRefusal(why)
    // the file field is outside the form's own search for the first error
    if (why.problems.length > 0 && why.problems.every(({ path }) => path === 'file')) focusField('file')
  }
  const send = (): void => {
    setRefusal(null)
    const problems = problemsOf(values, atWindow)
    if (problems.length === 0) return ask.mutate()
    refuse(notSent(problems))
  }
  const group = { values, left, atWindow, onWrite: write, onLeave: leave }
  function leave(field: AskField): void {
    setLeft((now) => new Set([...now, field]))
  }
  return (
    <Form
      gap="5"
      className={`v-stack ${styles.form ?? ''}`}
      ready
      busy={ask.isPending}
      refusal={refusal}
      onSubmit={send}
    >
      <section className={`v-card v-pad ${styles.group ?? ''}`} aria-labelledby="por-que">
        <h2 id="por-que">Por qué cambia el solicitante</h2>
        <ReasonGroup
          atWindow={atWindow}
          value={values.motivo}
          onChange={(motivo) => write('motivo', motivo)}
        />
        <TextArea
          label="Explicación (opcional)"
          name="explicacion"
          rows={4}
          maxLength={askFields.explicacion.maxLength}
          value={values.explicacion}
          onChange={(text) => write('explicacion', text)}
        />
      </section>
      <PersonGroup {...group} />
      <section
        className={`v-card v-pad ${styles.group ?? ''} ${styles.proofs ?? ''}`}
        aria-labelledby="soportes"
      >
        <h2 id="soportes">Documentos que lo prueban</h2>
        <ProofField
          applicantId={subject.applicantId}
          caseId={subject.id}
          reason={values.motivo}
          files={filesOf(values)}
          onChange={(files) => write('files', JSON.stringify(files))}
        />
      </section>
      <Consequences atWindow={atWindow} />
      <Refused />
      <p className={styles.send}>
        <Submit sending="Enviando…">
          {atWindow ? 'Recibir la petición' : 'Pedir el cambio de solicitante'}
        </Submit>
      </p>
    </Form>
  )
}
