import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { isVerdict, VERDICT_LABELS } from '@ventanilla/domain/forms/kinds/checklist/checklist'
import { type FeeRow, feeRowTotals } from '@ventanilla/domain/forms/kinds/feeTable/feeTable'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { degreesText, isPoint } from '@ventanilla/domain/forms/kinds/point/point'
import { formatMoney, formatNumber } from '@ventanilla/domain/forms/numbers'
import { useSurroundings } from '../../context.ts'
import styles from '../../forms.module.css'

type Item = Readonly<Record<string, unknown>>

const str = (value: unknown): string => (typeof value === 'string' ? value : '')
const recordsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** One line of an officials' list, as text. */
function lineOf(field: FieldDef, item: Item): string {
  switch (field.kind) {
    case 'requirements':
      return [str(item.text), str(item.basis)].filter((part) => part !== '').join(' — ')
    case 'photos':
      return [str(item.caption), isPoint(item) ? degreesText(item) : 'sin posición']
        .filter((part) => part !== '')
        .join(' — ')
    case 'attendees':
      return [
        str(item.name),
        str(item.document),
        str(item.capacity),
        item.signatureFileId === undefined ? 'sin firma' : 'firmó',
      ]
        .filter((part) => part !== '')
        .join(', ')
    case 'feeTable': {
      // what a row lacks counts as nothing
      const totals = feeRowTotals(item as Partial<FeeRow>)
      return `${str(item.category)}: ${formatNumber(totals.days, 2)} días, ${formatMoney(totals.total)}`
    }
    default:
      return ''
  }
}

/** Read-only verdicts, requirements, fees, pictures and attendees, line by line. */
export default function CaseView({
  field,
  value,
  text,
}: {
  readonly field: FieldDef
  readonly value: unknown
  readonly text: string
}) {
  const { items } = useSurroundings()
  if (field.kind === 'checklist' || field.kind === 'answers') {
    const names = new Map<string, string>([
      ...(items?.documents ?? []).map((one) => [one.id, one.title] as const),
      ...(items?.requirements ?? []).map((one) => [one.id, one.text] as const),
    ])
    return (
      <ul className={styles.stack}>
        {Object.entries(isRecord(value) ? value : {}).map(([id, item]) => {
          if (!isRecord(item)) return null
          const files = Array.isArray(item.fileIds) ? item.fileIds.length : 0
          const said = isVerdict(item.verdict)
            ? `${VERDICT_LABELS[item.verdict]}${str(item.reason) === '' ? '' : `. ${str(item.reason)}`}`
            : `${str(item.text)}${files === 0 ? '' : ` (${files} ${files === 1 ? 'archivo' : 'archivos'})`}`
          return (
            <li key={id}>
              <b>{names.get(id) ?? id}:</b> {said}
            </li>
          )
        })}
      </ul>
    )
  }
  return (
    <>
      {field.kind === 'feeTable' && <p className="v-num">{text}</p>}
      <ol className={styles.numbered}>
        {recordsOf(value).map((item, index) => (
          <li key={index}>{lineOf(field, item)}</li>
        ))}
      </ol>
    </>
  )
}
