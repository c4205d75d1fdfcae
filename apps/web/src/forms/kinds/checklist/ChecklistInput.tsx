import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { VerdictLines } from './VerdictLines.tsx'

/** One verdict per document of the case. */
export default function ChecklistInput({ field, value, onChange, path, problems }: InputProps) {
  const { items } = useSurroundings()
  const documents = items?.documents ?? []
  if (documents.length === 0) return <p className="v-hint">El expediente no tiene documentos para revisar.</p>
  return (
    <VerdictLines
      path={path}
      lines={documents.map((one) => ({ id: one.id, text: one.title }))}
      value={value}
      onChange={onChange}
      problems={problems}
      readOnly={field.readOnly ?? false}
    />
  )
}
