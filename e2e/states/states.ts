import { expect } from '@playwright/test'
import { logIn, logInOfficial } from '../steps/account.ts'
import { noViolations, open } from '../steps/citizen.ts'
import { focused } from '../steps/focus.ts'
import { type Field, reply } from './form-row.ts'
import { fillAll } from './guest-forms.ts'
import {
  asTyped,
  back,
  type Call,
  failsWith,
  faultOf,
  field,
  given,
  press,
  put,
  sends,
  stillThere,
} from './open-form.ts'
import { empty, oddSigns, pasted, SENTENCE, type State, tooLong, TOO_LONG } from './typed-states.ts'

/** The bad states of a form: how to produce each, and what must hold. */

/** The server's failure message, with the reference in its log. */
export const FAILED =
  'Ocurrió un error inesperado. Lo que había guardado está a salvo; intente de nuevo. Si se repite, díganos esta referencia: K7QD-X3VN.'
const NO_NETWORK = 'No hay conexión con el servidor.'
const REFUSED = 'Este dato no se puede recibir así'

const slowTwiceFailing: State = {
  name: 'lento, doble envío y falla del servidor',
  hold: async (on) => {
    await fillAll(on.form, on.row)
    const gate = Promise.withResolvers<void>()
    on.answer = async (route) => {
      await gate.promise
      await reply(500, { status: 500, message: FAILED })(route)
    }
    const before = on.calls.length
    await expect(sends(on)).toBeEnabled()
    await sends(on).evaluate((button: HTMLButtonElement) => {
      button.focus()
      button.click()
      button.click()
    })
    const busy = on.form.locator('button[aria-busy="true"]').first()
    if (on.row.call.method !== 'GET' || on.row.kept !== 'address') {
      await expect(busy).toHaveAttribute('aria-disabled', 'true')
      await busy.evaluate((button: HTMLButtonElement) => button.click())
      await on.page.keyboard.press('Enter')
    }
    await expect.poll(() => on.calls.length).toBe(before + 1)
    gate.resolve()
    await failsWith(on, FAILED)
    expect(on.calls).toHaveLength(before + 1)
    await noViolations(on.page)
  },
}

const lostNetwork: State = {
  name: 'sin red a mitad del envío',
  hold: async (on) => {
    on.answer = (route) => route.abort('connectionreset')
    await on.page.context().setOffline(true)
    const before = await press(on)
    await failsWith(on, NO_NETWORK)
    await on.page.context().setOffline(false)
    on.answer = reply(500, { status: 500, message: FAILED })
    await press(on)
    await failsWith(on, FAILED)
    const keys = on.calls.slice(before).map((one) => one.key)
    expect(new Set(keys).size, 'la misma intención lleva la misma clave').toBe(1)
  },
}

const refusedField: State = {
  name: 'un dato rechazado por el servidor',
  when: (row) => given(row).some((one) => one.sent !== undefined) && row.kept !== 'address',
  hold: async (on) => {
    const one = given(on.row).find(({ sent }) => sent !== undefined) as Field
    on.answer = reply(422, {
      status: 422,
      message: 'Hay datos que faltan o que no son válidos. Revíselos e intente de nuevo.',
      code: 'datos_invalidos',
      problems: [{ path: `body.${one.sent}`, message: REFUSED }],
    })
    await press(on)
    await expect(on.form.getByText('Hay datos que faltan o que no son válidos.').first()).toBeVisible()
    await asTyped(on)
    if (on.row.name === 'consulta') return
    const input = field(on, one)
    await expect.poll(() => faultOf(input)).toBe(REFUSED)
    await expect(input).toBeFocused()
    await put(on, one, one.good)
    await expect.poll(() => faultOf(input)).toBe('')
  },
}

const reloaded: State = {
  name: 'recarga',
  when: (row) => row.kept !== 'address',
  hold: async (on) => {
    await on.page.reload()
    await back(on)
    if (on.row.kept !== 'nothing') await stillThere(on)
  },
}

const backAndForward: State = {
  name: 'atrás y adelante',
  when: (row) => row.kept !== 'nothing',
  hold: async (on) => {
    await on.page.goto('/accesibilidad')
    await on.page.goBack()
    await back(on)
    await stillThere(on)
    await on.page.goForward()
    await expect(on.page.locator('main h1').first()).toBeVisible()
    await on.page.goBack()
    await back(on)
    await stillThere(on)
  },
}

const sessionEnded: State = {
  name: 'la sesión terminó a mitad del envío',
  when: (row) => row.who !== null && row.kept === 'device',
  hold: async (on) => {
    const who = on.row.who
    if (who === null) return
    await fillAll(on.form, on.row, true)
    on.answer = reply(401, { status: 401, message: 'Su sesión terminó en otro equipo.' })
    await press(on)
    await expect(on.page.getByText('Su sesión terminó en otro equipo.').first()).toBeVisible()
    await (who.email === 'ciudadano@demo.test'
      ? logIn(on.page, who.email)
      : logInOfficial(on.page, who.email))
    await expect(on.page).toHaveURL(new RegExp(`${on.row.address}$`))
    await back(on)
    await stillThere(on)
  },
}

const MOST_STOPS = 80
const byKeyboard: State = {
  name: 'enviado con el teclado',
  hold: async (on) => {
    await fillAll(on.form, on.row, on.row.kept !== 'nothing')
    on.answer = on.row.good
    await field(on, on.row.fields[0] as Field).focus()
    const button = sends(on)
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break
      await on.page.keyboard.press('Tab')
      const at = await focused(on.page)
      if (at !== null) expect(at.seen, `el foco en ${at.name} se ve`).toBe(true)
    }
    const before = on.calls.length
    await expect(button).toBeFocused()
    await on.page.keyboard.press('Enter')
    await expect(on.row.done(on.page).first()).toBeVisible()
    expect(on.calls).toHaveLength(before + 1)
  },
}

/** The payload with one field too long: the server itself rejects it at that field. */
const tooLongOnTheWire: State = {
  name: 'demasiado largo, para el servidor',
  when: (row) => row.call.method !== 'GET',
  hold: async (on) => {
    const { url, headers, body } = on.calls.at(-1) as Call
    for (const { sent } of on.row.fields) {
      if (sent === undefined) continue
      const answer = await on.page.request.fetch(url, {
        method: on.row.call.method,
        headers: { authorization: headers['authorization'] ?? '', 'content-type': 'application/json' },
        data: { ...body, [sent]: 'a'.repeat(TOO_LONG) },
      })
      expect(answer.status(), `${sent}: ${await answer.text()}`).toBe(422)
      const told = (await answer.json()) as { problems: { path: string; message: string }[] }
      const said = told.problems.find(({ path }) => path === `body.${sent}`)
      expect(said?.message, sent).toMatch(SENTENCE)
    }
  },
}

/** After sending, the data is gone from the tab and the device. */
const sentAndGone: State = {
  name: 'enviado, ya no se guarda',
  when: (row) => row.kept === 'device' && row.goesOn !== true,
  hold: async (on) => {
    await open(on.page, on.row.address)
    await on.row.open?.(on.page)
    for (const one of given(on.row)) {
      await expect(field(on, one)).toBeVisible()
      await expect(field(on, one)).not.toHaveValue(one.good)
    }
  },
}

export const STATES: readonly State[] = [
  empty,
  oddSigns,
  tooLong,
  pasted,
  slowTwiceFailing,
  lostNetwork,
  refusedField,
  reloaded,
  backAndForward,
  sessionEnded,
  byKeyboard,
  tooLongOnTheWire,
  sentAndGone,
]
