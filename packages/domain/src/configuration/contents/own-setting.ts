import { z } from 'zod'
import type { Fault } from '../../kernel/problem.ts'
import { isSettingId, limitWords, settingOf } from '../own-settings.ts'

/** A figure of the portal's own, under the key of its setting. */
export const ownSetting = z.strictObject({ value: z.int().min(0).max(1_000_000) })

/** What is wrong with a value under its key. */
export function settingProblems({ value }: z.output<typeof ownSetting>, key: string): readonly Fault[] {
  if (!isSettingId(key)) return [{ path: '', message: 'El portal no tiene ese ajuste.' }]
  const setting = settingOf(key)
  return value >= setting.min && value <= setting.max
    ? []
    : [{ path: 'value', message: `Escriba un número ${limitWords(setting)}` }]
}
