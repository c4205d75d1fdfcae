import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import * as http from '../../client/network/http.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { does } from '../../keeping/testing/elements.ts'
import { stageHook } from '../../keeping/testing/hook-stage.ts'
import { ExtensionDialog } from '../mis-solicitudes/tarea/extension-dialog.tsx'
import { useSend } from '../mis-solicitudes/tarea/use-send.ts'
import { WaiverOffer } from '../mis-solicitudes/tarea/waiver-offer.tsx'
import { useFiling } from './use-filing.ts'

/** Responses the server gives, one a call; then it accepts. */
let answers: number[]
let heard: { version: unknown; key: string | undefined }[]
const hear = (version: unknown, key: string | undefined): unknown => {
  heard.push({ version, key })
  const status = answers.shift()
  if (status !== undefined) throw new http.CallError(status, 'x')
  return { status: 200, body: { message: 'Hecho.' } }
}
vi.mock('../../client/network/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  call: (_to: unknown, given: { body?: { version?: number } }, options?: { idempotencyKey?: string }) =>
    Promise.resolve().then(() => hear(given.body?.version, options?.idempotencyKey)),
}))
vi.mock('../../client/address/navigation.ts', async (original) => ({
  ...(await original<object>()),
  navigate: () => undefined,
}))

const SETTLED = { answers: { nombre: 'Ana' }, conflicts: [] }
const engine = {
  subscribe: () => () => undefined,
  flush: () => Promise.resolve(true),
  finish: () => Promise.resolve(),
  get: () => SETTLED,
} as unknown as DraftEngine
const around = (drawn: ReactElement): ReactElement =>
  createElement(QueryClientProvider, { client: new QueryClient() }, drawn)
const keys = (): number => new Set(heard.map(({ key }) => key)).size
const detail = (version: number): never =>
  ({
    id: 'c',
    version,
    procedure: 'Concesión',
    radicado: null,
    actions: { waive: { of: 'plazo', taskId: 't' } },
  }) as never

afterEach(() => vi.unstubAllGlobals())

it('of a task of the applicant keeps its key, and a refusal ends it', async () => {
  answers = [503, 0, 409]
  heard = []
  const task = { task: { id: 't' }, caseId: 'c' } as never
  let version = 3
  const stage = await stageHook(() => useSend(task, version, engine), null)
  for (let press = 0; press < 4; press += 1) {
    await stage.change(() => void stage.now().send('aporta'))
    version = 4
    await stage.draw(null)
  }
  expect(heard.map((one) => one.version)).toEqual([3, 3, 3, 4])
  expect(keys()).toBe(2)
  expect(heard[2]?.key).toBe(heard[0]?.key)
  await stage.leave()
})

it('of a filing is asked for again without a review, and under the same key', async () => {
  answers = [504, 0]
  heard = []
  let reviews = 0
  const filed: unknown[] = []
  const stage = await stageHook(
    () =>
      useFiling(
        engine,
        [],
        {
          // the draft of a filed application cannot be reviewed
          review: () =>
            (reviews += 1) === 1
              ? Promise.resolve({ ready: true, problems: [] })
              : Promise.reject(new http.CallError(409, 'Esta solicitud ya fue radicada.')),
          file: (intention, given) =>
            intention.send(
              { version: 1 },
              async (body, { idempotencyKey }) => hear(body.version, idempotencyKey),
              given,
            ) as never,
          offline: 'No hay conexión.',
          forget: () => Promise.resolve(),
        },
        (one) => void filed.push(one),
      ),
    null,
    around,
  )
  for (let press = 1; press <= 3; press += 1) {
    await stage.change(() => stage.now().file())
    await stage.until(() => {
      expect(heard).toHaveLength(press)
      expect(stage.now().busy).toBe(false)
    })
  }
  expect([reviews, keys(), filed.length]).toEqual([1, 1, 1])
  await stage.leave()
})

it('of a waiver and of an extension is asked for again as it was, under the same key', async () => {
  answers = [503, 0]
  heard = []
  const onClose = (): void => undefined
  const asked = await stageHook(
    ExtensionDialog,
    { open: true, detail: detail(3), taskId: 't', most: 20, onClose },
    around,
  )
  const field = (label: string) => (one: { readonly props: Readonly<Record<string, unknown>> }) =>
    one.props['label'] === label || one.props['id'] === label
  await asked.change(() =>
    does(asked.now(), field('prorroga-motivo'), 'onChange', { target: { value: 'Faltan planos' } }),
  )
  await asked.change(() => does(asked.now(), field('Días hábiles que pide'), 'onChange', '5'))
  for (let press = 1; press <= 3; press += 1) {
    await asked.change(() => does(asked.now(), () => true, 'onConfirm'))
    await asked.until(() => expect(heard).toHaveLength(press))
    await asked.draw({ open: true, detail: detail(3 + press), taskId: 't', most: 20, onClose })
  }
  expect(heard.map((one) => one.version)).toEqual([3, 3, 3])
  expect(keys()).toBe(1)
  await asked.leave()

  answers = [503, 0]
  heard = []
  const offer = await stageHook(WaiverOffer, { detail: detail(3) }, around)
  await offer.change(() => does(offer.now(), ({ type }) => type === 'button', 'onClick'))
  const dialogOf = (): { readonly type: unknown; readonly props: object } => {
    const [, open] = (offer.now() as unknown as { props: { children: unknown[] } }).props.children
    return open as never
  }
  const { type, props } = dialogOf()
  const dialog = await stageHook(type as (props: object) => unknown, props, around)
  await dialog.change(() =>
    does(dialog.now(), (one) => one.props['type'] === 'checkbox', 'onChange', { target: { checked: true } }),
  )
  for (let press = 1; press <= 3; press += 1) {
    await dialog.change(() => does(dialog.now(), () => true, 'onConfirm'))
    await dialog.until(() => expect(heard).toHaveLength(press))
    await dialog.draw({ ...props, detail: detail(3 + press) })
  }
  expect(heard.map((one) => one.version)).toEqual([3, 3, 3])
  expect(keys()).toBe(1)
  await dialog.leave()
  await offer.leave()
})
