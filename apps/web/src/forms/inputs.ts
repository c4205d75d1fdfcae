import { type ComponentType, lazy } from 'react'
import type { FieldDef, FieldKind } from '@ventanilla/domain/forms/definition'
import type { InputProps } from './input-props.ts'
import { ChoiceInput } from './kinds/choice/ChoiceInput.tsx'
import { DateInput } from './kinds/date/DateInput.tsx'
import { DeclarationInput } from './kinds/declaration/DeclarationInput.tsx'
import { LongTextInput } from './kinds/longText/LongTextInput.tsx'
import { MultiInput } from './kinds/multi/MultiInput.tsx'
import { NumberInput } from './kinds/number/NumberInput.tsx'
import { TableInput } from './kinds/table/TableInput.tsx'
import { TextInput } from './kinds/text/TextInput.tsx'
import { YesNoInput } from './kinds/yesNo/YesNoInput.tsx'

type Input = ComponentType<InputProps>

/*
 * Maps, files and the officials' kinds have their own chunks: an applicant's first section needs none of them.
 */
const PointInput = lazy(() => import('./kinds/point/PointInput.tsx'))
const PolygonInput = lazy(() => import('./kinds/polygon/PolygonInput.tsx'))
const DocumentInput = lazy(() => import('./kinds/document/DocumentInput.tsx'))
const StaffInput = lazy(() => import('./kinds/staff/StaffInput.tsx'))
const ChecklistInput = lazy(() => import('./kinds/checklist/ChecklistInput.tsx'))
const RequirementsInput = lazy(() => import('./kinds/requirements/RequirementsInput.tsx'))
const AnswersInput = lazy(() => import('./kinds/answers/AnswersInput.tsx'))
const RecipientInput = lazy(() => import('./kinds/recipient/RecipientInput.tsx'))
const FeeTableInput = lazy(() => import('./kinds/feeTable/FeeTableInput.tsx'))
const PhotosInput = lazy(() => import('./kinds/photos/PhotosInput.tsx'))
const AttendeesInput = lazy(() => import('./kinds/attendees/AttendeesInput.tsx'))

const INPUTS: Readonly<Record<FieldKind, Input>> = {
  text: TextInput,
  email: TextInput,
  phone: TextInput,
  longText: LongTextInput,
  integer: NumberInput,
  decimal: NumberInput,
  money: NumberInput,
  flow: NumberInput,
  surface: NumberInput,
  date: DateInput,
  choice: ChoiceInput,
  multi: MultiInput,
  yesNo: YesNoInput,
  declaration: DeclarationInput,
  table: TableInput,
  point: PointInput,
  polygon: PolygonInput,
  document: DocumentInput,
  staff: StaffInput,
  office: ChoiceInput,
  checklist: ChecklistInput,
  requirements: RequirementsInput,
  answers: AnswersInput,
  recipient: RecipientInput,
  feeTable: FeeTableInput,
  photos: PhotosInput,
  attendees: AttendeesInput,
}

export function inputOf(field: FieldDef): Input {
  return INPUTS[field.kind]
}
