import { isSettingId, limitWords, settingOf } from '@ventanilla/domain/configuration/own-settings'
import type { ItemView } from './item-view.ts'

/** A setting by its key: its unit, what it does and its limits. */
export const SETTING_VIEW: ItemView = {
  has: () => true,
  preview: () => null,
  field(key, field) {
    if (!isSettingId(key) || field.as !== 'whole') return field
    const setting = settingOf(key)
    return { ...field, unit: setting.unit.many, help: `${setting.says} Límites: ${limitWords(setting)}.` }
  },
}
