import { IconPrinter } from '@tabler/icons-react'
import { atWindow } from '@ventanilla/contract/generated/atWindow'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import { useState } from 'react'
import { call } from '../../client/network/http.ts'
import { queryClient } from '../../client/network/query.tsx'
import { useUser } from '../../client/session/session.ts'
import { FormSurroundingsProvider } from '../../forms/context.ts'
import { Field } from '../../forms/field.tsx'
import { forgetKnown } from '../../keeping/last-known.ts'
import { FilingStep } from './filing-step.tsx'
import type { ReviewStepProps } from './review-step-props.ts'
import { keptDraft } from './use-application.ts'
import { WINDOW_DRAFT } from './window-calls.ts'
import styles from './tramites.module.css'

const PAPER: FieldDef = {
  key: 'formulario_firmado',
  kind: 'document',
  label: 'Formulario firmado',
  required: true,
  help: 'Escaneado o en fotografía, con todas las hojas legibles.',
  accept: ['pdf', 'png', 'jpeg'],
  maxMegabytes: 20,
  maxFiles: 1,
}

interface WindowReviewProps extends ReviewStepProps {
  readonly person: { readonly name: string; readonly document: string }
}

/**
 * Filing at the window: the answers are printed and signed, the paper is attached, and the official confirms
 * and files.
 */
export function WindowReview({ id, version, person, ...rest }: WindowReviewProps) {
  const user = useUser()
  const [paper, setPaper] = useState<readonly StoredFile[]>([])
  const signed = paper[0]?.fileId
  return (
    <FilingStep
      {...rest}
      title="Firma en papel"
      declaration={`Declaro que ${person.name} se identificó con ${person.document}, conoció estas respuestas y firmó el formulario ante mí.`}
      action={`Radicar a nombre de ${person.name}`}
      kept="El borrador queda guardado."
      wanting={signed === undefined ? 'Adjunte el formulario firmado para poder radicar.' : null}
      calls={{
        offline: 'No hay conexión. Radique cuando vuelva; las respuestas están a salvo.',
        review: async () => (await call(atWindow.review, { params: { id } })).body,
        file: async (intention, answers) => {
          const body = { version: version(), signedBefore: true as const, signedPaper: signed ?? '' }
          const filed = await intention.send(
            body,
            (sent, options) => call(atWindow.file, { params: { id }, body: sent }, options),
            answers,
          )
          return filed.body
        },
        forget: async () => {
          if (user !== null) await forgetKnown(user.id, keptDraft(id, WINDOW_DRAFT.door))
          void queryClient.invalidateQueries({ queryKey: ['ventanilla'] })
        },
      }}
      printed={
        <div className={styles.signature}>
          <p>Firma del solicitante</p>
          <p>
            {person.name} · {person.document}
          </p>
        </div>
      }
    >
      <p>Lea las respuestas con la persona. Imprímalas, pídale que firme y adjunte el papel firmado.</p>
      <p>
        <button type="button" className="v-btn" data-kind="default" onClick={() => print()}>
          <IconPrinter aria-hidden className="v-icon" />
          Imprimir para firmar
        </button>
      </p>
      <FormSurroundingsProvider value={rest.surroundings}>
        <Field
          field={PAPER}
          path={PAPER.key}
          value={paper}
          // a field of documents changes to stored files
          onChange={(value) => setPaper((value ?? []) as readonly StoredFile[])}
          problems={[]}
        />
      </FormSurroundingsProvider>
    </FilingStep>
  )
}
