import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { ROLES } from '../../../roles/roles.ts'
import { INTERNAL } from '../../beside.ts'
import { capacityFields } from '../../fine-fields.ts'

export const FAMILY = 'gestion_administrativa'
/** Officials of the authority, to whom a task can be handed over. */
export const OFFICIALS = ROLES.map((role) => role.code).filter((code) => code.startsWith('CLI_'))

/** Facts of an offender that can be corrected: identity, address and capacity. */
export const OFFENDER_FACTS = [
  'infractor.documento',
  'infractor.direccion',
  ...capacityFields('infractor').map(({ key }) => key),
]

export const step = (
  of: Pick<WrittenStep, 'id' | 'title' | 'screen' | 'roles' | 'outcomes'> & Partial<WrittenStep>,
): WrittenStep => ({
  family: FAMILY,
  kind: 'form',
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces: [],
  status: 'en_gestion',
  ...of,
})

export const reason = (label: string): FieldDef => ({
  key: 'gestion.motivo',
  kind: 'longText',
  label,
  required: true,
  maxLength: 2000,
})

export const proposed = { amount: 2, unit: 'habiles', norm: INTERNAL } as const
