import type { FormDef, Problem } from '@ventanilla/domain/forms/definition'
import type { ReactNode } from 'react'
import type { FormSurroundings } from '../../forms/context.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import type { Filed } from './filing-receipt.tsx'

export interface ReviewStepProps {
  readonly id: string
  readonly def: FormDef
  readonly engine: DraftEngine
  readonly problems: readonly Problem[]
  readonly surroundings: FormSurroundings
  readonly version: () => number
  readonly onJump: (path: string) => void
  readonly onFiled: (filed: Filed) => void
  /** maximum fee */
  readonly fee?: ReactNode
}
