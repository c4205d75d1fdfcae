import type { FieldDef, FieldKind } from '../definition.ts'
import type { Lists } from '../lists.ts'
import { keysIn } from '../../kernel/keys-in.ts'
import { answers } from './answers/answers.ts'
import { attendees } from './attendees/attendees.ts'
import { checklist } from './checklist/checklist.ts'
import { choice } from './choice/choice.ts'
import { date } from './date/date.ts'
import { decimal } from './decimal/decimal.ts'
import { declaration } from './declaration/declaration.ts'
import { document } from './document/document.ts'
import { email } from './email/email.ts'
import { feeTable } from './feeTable/feeTable.ts'
import { flow } from './flow/flow.ts'
import { integer } from './integer/integer.ts'
import type { Kind } from './kind.ts'
import { longText } from './longText/longText.ts'
import { money } from './money/money.ts'
import { multi } from './multi/multi.ts'
import { office } from './office/office.ts'
import { phone } from './phone/phone.ts'
import { photos } from './photos/photos.ts'
import { point } from './point/point.ts'
import { polygon } from './polygon/polygon.ts'
import { recipient } from './recipient/recipient.ts'
import { requirements } from './requirements/requirements.ts'
import { staff } from './staff/staff.ts'
import { surface } from './surface/surface.ts'
import { tableKind, tableText } from './table/table.ts'
import { text } from './text/text.ts'
import { yesNo } from './yesNo/yesNo.ts'

const KINDS: Readonly<Record<FieldKind, Kind>> = {
  text,
  longText,
  integer,
  decimal,
  money,
  date,
  choice,
  multi,
  yesNo,
  declaration,
  email,
  phone,
  table: tableKind(kindOf),
  point,
  polygon,
  surface,
  flow,
  document,
  staff,
  office,
  checklist,
  requirements,
  answers,
  recipient,
  feeTable,
  photos,
  attendees,
}

/** Kind of a field: its model, validation and text. */
export function kindOf(field: FieldDef): Kind {
  return KINDS[field.kind]
}

export const KIND_NAMES: readonly FieldKind[] = keysIn(KINDS)

/** Answer as one line, for review, PDF and acts; '' when unanswered. */
export function asText(value: unknown, field: FieldDef, lists: Lists): string {
  const kind = kindOf(field)
  return kind.isEmpty(value) ? '' : kind.asText(value, field, lists)
}

/** Cells of a table answer as text, row by row in the order of its columns. */
export function cellsOf(value: unknown, field: FieldDef, lists: Lists): string[][] {
  return tableText(value, field, lists, kindOf)
}
