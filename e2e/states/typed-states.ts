import { expect } from '@playwright/test'
import { type FormRow, SORTS } from './form-row.ts'
import { faultOf, field, given, type OpenForm, put, sends, typed } from './open-form.ts'

/** States of typed or missing text, before anything is sent. */

/** A sentence, not a word or a code. */
export const SENTENCE = /^[A-ZÁÉÍÓÚÑ¿].{6,}/
const REQUIRED = 'Este dato es obligatorio'

export interface State {
  readonly name: string
  readonly when?: (row: FormRow) => boolean
  readonly hold: (on: OpenForm) => Promise<void>
}

export const empty: State = {
  name: 'vacío',
  // a form of lists only has no text to fill in, and one of which everything may be missing is sent as it is
  when: (row) => typed(row).some((one) => one.optional !== true),
  hold: async (on) => {
    for (const one of typed(on.row)) {
      await field(on, one).fill('')
      await field(on, one).press('Tab')
    }
    if (on.row.pressedEmpty) await sends(on).click()
    else await expect(sends(on)).toBeDisabled()
    for (const one of typed(on.row)) {
      if (one.optional) continue
      await expect(on.form.getByText(one.empty ?? REQUIRED, { exact: true }).first()).toBeVisible()
      await expect(field(on, one)).toHaveAttribute('aria-invalid', 'true')
    }
    expect(on.calls).toHaveLength(0)
  },
}

const ODD = {
  html: '<img src=x onerror="document.title=1"><b data-malo>Ñ</b>',
  emoji: 'Río 🌊 claro',
  // as long as the shortest reason that is accepted
  rightToLeft: 'محمد علي حسن',
} as const

export const oddSigns: State = {
  name: 'HTML, emojis, de derecha a izquierda',
  hold: async (on) => {
    const title = await on.page.title()
    for (const one of typed(on.row)) {
      for (const kind of Object.keys(ODD) as (keyof typeof ODD)[]) {
        const fate = SORTS[one.sort][kind]
        if (fate === 'secret') continue
        await put(on, one, ODD[kind])
        const input = field(on, one)
        if (fate === 'digits') await expect(input).toHaveValue(/^\d*$/)
        if (fate === 'refused') {
          await expect(input).toHaveAttribute('aria-invalid', 'true')
          await expect.poll(() => faultOf(input)).toMatch(one.empty === undefined ? SENTENCE : /.{8,}/)
        }
        if (fate === 'kept') {
          // as much of it as the field's maximum length allows
          const value = await input.inputValue()
          expect(value.length > 5 && ODD[kind].startsWith(value), `${one.label}: ${value}`).toBe(true)
          await expect(input).not.toHaveAttribute('aria-invalid', 'true')
        }
      }
    }
    await expect(on.page.locator('[data-malo]')).toHaveCount(0)
    expect(await on.page.title()).toBe(title)
  },
}

export const TOO_LONG = 3000
export const tooLong: State = {
  name: 'demasiado largo',
  hold: async (on) => {
    for (const one of typed(on.row)) {
      await put(on, one, 'a'.repeat(TOO_LONG))
      const input = field(on, one)
      const limited = (await input.inputValue()).length < TOO_LONG
      if (!limited) await expect.poll(() => faultOf(input), one.label).toMatch(/.{8,}/)
    }
  },
}

export const pasted: State = {
  name: 'pegado con espacios',
  hold: async (on) => {
    await on.row.choose?.(on.form, false)
    for (const one of on.row.fields) {
      const text = SORTS[one.sort].pasted(one.good)
      if (one.sort === 'code') {
        await field(on, one).focus()
        await on.page.keyboard.insertText(text)
      } else await put(on, one, text)
    }
    for (const one of given(on.row))
      await expect(field(on, one), one.label).not.toHaveAttribute('aria-invalid', 'true')
    await expect(sends(on)).toBeEnabled()
  },
}
