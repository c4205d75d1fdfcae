import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, type CallOptions } from '../../client/network/http.ts'
import { type Stage, stageHook } from '../testing/hook-stage.ts'
import { type PlainForm, useFormOver } from './form-over.ts'

const RULES = {
  title: { required: true, maxLength: 9, minLength: 3 },
  code: { required: false, pattern: '^\\d{4}$' },
  end: { required: false },
} as const
const EMPTY = { title: '', code: '', end: '' }
type Letter = typeof EMPTY

const sent: { readonly values: Letter; readonly key: unknown; readonly version: number }[] = []
let read: number
const done = vi.fn<(answer: string, values: Letter) => void>()
const forget = vi.fn<() => void>()
let answer: () => Promise<string>
beforeEach(() => {
  sent.length = 0
  read = 7
  done.mockReset()
  forget.mockReset()
  answer = () => Promise.resolve('recibida')
})
afterEach(() => vi.unstubAllGlobals())

const send = (values: Letter, { idempotencyKey }: CallOptions, version: number): Promise<string> => {
  sent.push({ values, key: idempotencyKey, version })
  return answer()
}

function useLetter(initial: Letter): PlainForm<Letter> {
  const [values, setValues] = useState(initial)
  const held = {
    values,
    write: (name: keyof Letter, text: string) => setValues((now) => ({ ...now, [name]: text })),
    reset: () => setValues(EMPTY),
    forget,
  }
  return useFormOver(held, RULES, {
    send,
    onDone: done,
    checks: { end: (end, { title }) => (end === title ? 'El fin no es el título' : null) },
    version: read,
  })
}

type Drawn = Stage<Letter, PlainForm<Letter>>
const draw = (written: Partial<Letter> = {}): Promise<Drawn> => stageHook(useLetter, { ...EMPTY, ...written })
const press = (stage: Drawn): Promise<void> => stage.change(() => stage.now().form.onSubmit())
const leave = (stage: Drawn, name: keyof Letter): Promise<void> =>
  stage.change(() => stage.now().field(name).onBlur())
const refused = (status: number, problems: { path: string; message: string }[] = []): CallError =>
  new CallError(status, 'Hay datos que no son válidos.', { problems })

describe('a field of a form', () => {
  it('has the limits that the contract declares', async () => {
    const stage = await draw({ title: 'Carta' })
    expect(stage.now().field('title')).toMatchObject({
      name: 'title',
      value: 'Carta',
      required: true,
      maxLength: 9,
    })
    expect(stage.now().field('end')).toMatchObject({ required: false, maxLength: undefined })
  })

  it('complains once it was left, in the sentence of the server, until it is mended', async () => {
    const stage = await draw({ title: 'Yo' })
    expect(stage.now().field('title').error).toBeUndefined()
    await leave(stage, 'title')
    expect(stage.now().field('title').error).toBe('Escriba al menos 3 caracteres')
    await stage.change(() => stage.now().field('title').onChange('Yo mismo'))
    expect(stage.now().field('title')).toMatchObject({ value: 'Yo mismo', error: undefined })
  })

  it('leaves it to the control to say that it is empty', async () => {
    const stage = await draw()
    await leave(stage, 'title')
    expect(stage.now().field('title')).toMatchObject({ required: true, error: undefined })
  })
})

describe('a form that cannot be sent', () => {
  it.each<[string, Partial<Letter>, string, string]>([
    ['missing', { title: '  ' }, 'title', 'Este dato es obligatorio'],
    ['too short', { title: 'Yo' }, 'title', 'Escriba al menos 3 caracteres'],
    ['too long', { title: 'Una carta larga' }, 'title', 'Escriba a lo sumo 9 caracteres'],
    ['malformed', { title: 'Carta', code: '12' }, 'code', 'Este dato no tiene la forma esperada. Revíselo.'],
    ['against a rule of the form', { title: 'Carta', end: 'Carta' }, 'end', 'El fin no es el título'],
  ])('does not call the server when something is %s, and says what', async (_, written, path, message) => {
    const stage = await draw(written)
    expect(stage.now().form.ready).toBe(false)
    await press(stage)
    expect(sent).toEqual([])
    expect(stage.now().form.refusal).toMatchObject({ message, problems: [{ path, message }] })
  })

  it('counts what is to be mended when it is more than one thing', async () => {
    const stage = await draw({ code: '12' })
    await press(stage)
    expect(stage.now().form.refusal?.message).toMatch(/^Hay 2 datos por corregir/)
    expect(stage.now().form.refusal?.problems.map(({ path }) => path)).toEqual(['title', 'code'])
  })
})

describe('a form that is sent', () => {
  it('calls once, however often it is pressed before the answer', async () => {
    const gate = Promise.withResolvers<string>()
    answer = () => gate.promise
    const stage = await draw({ title: 'Carta' })
    await stage.change(() => {
      stage.now().form.onSubmit()
      stage.now().form.onSubmit()
    })
    expect(stage.now().form.busy).toBe(true)
    await press(stage)
    expect(sent).toHaveLength(1)
    await stage.change(() => gate.resolve('recibida'))
    expect(stage.now().form.busy).toBe(false)
    expect(done.mock.calls).toEqual([['recibida', { ...EMPTY, title: 'Carta' }]])
    expect(forget).toHaveBeenCalledOnce()
  })

  it('shows what the server says of its fields at the fields, and the rest above the button', async () => {
    answer = () =>
      Promise.reject(
        refused(422, [
          { path: 'body.title', message: 'Ya hay una carta así' },
          { path: 'body.pages.0', message: 'Falta una página' },
        ]),
      )
    const stage = await draw({ title: 'Carta' })
    await press(stage)
    const { refusal } = stage.now().form
    expect(refusal?.problems[0]).toEqual({ path: 'body.title', message: 'Ya hay una carta así' })
    expect(refusal?.message).toBe('Hay datos que no son válidos. Falta una página.')
    expect(stage.now().values.title).toBe('Carta')
    expect([done, forget].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('keeps its text and its key while the answer is lost, and has a new key after an answer', async () => {
    const stage = await draw({ title: 'Carta' })
    for (const status of [0, 503, 422, 422]) {
      answer = () => Promise.reject(refused(status))
      await press(stage)
      expect(stage.now().values.title).toBe('Carta')
      expect(stage.now().form.busy).toBe(false)
    }
    const [first, second, third, fourth] = sent.map(({ key }) => key)
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  it('repeats a call whose answer was lost with the version that it had', async () => {
    const stage = await draw({ title: 'Carta' })
    answer = () => Promise.reject(refused(0))
    await press(stage)
    read = 8
    await stage.draw({ ...EMPTY, title: 'Carta' })
    answer = () => Promise.reject(refused(422))
    await press(stage)
    await press(stage)
    expect(sent.map(({ version }) => version)).toEqual([7, 7, 8])
  })

  it('forgets its rejection when it begins again', async () => {
    answer = () => Promise.reject(refused(422))
    const stage = await draw({ title: 'Carta' })
    await press(stage)
    await stage.change(() => stage.now().reset())
    expect(stage.now().form.refusal).toBeNull()
    expect(stage.now().values).toEqual(EMPTY)
  })
})
