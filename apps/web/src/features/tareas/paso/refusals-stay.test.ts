import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as http from '../../../client/network/http.ts'
import { messages } from '../../../client/messages.ts'
import { StillThere, useDiscard } from '../../../keeping/discard-draft.tsx'
import { alertsIn, does, wordsOf } from '../../../keeping/testing/elements.ts'
import { stageHook } from '../../../keeping/testing/hook-stage.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { useSend } from '../../mis-solicitudes/tarea/use-send.ts'
import { SignDialog } from '../acto/sign-dialog.tsx'
import type { TaskDetail } from '../task-data.ts'
import { useAdvance } from './use-advance.ts'

let answer: () => unknown
vi.mock('../../../client/network/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  call: () => Promise.resolve().then(() => answer()),
}))

const refused = (status: number, words: string) => (): never => {
  throw new http.CallError(status, words)
}
const WHY = 'El expediente cambió mientras usted trabajaba.'
const LONG = 10 * 60_000

const around = (drawn: ReactElement): ReactElement =>
  createElement(QueryClientProvider, { client: new QueryClient() }, drawn)
const task = {
  task: { id: 't', screen: '/solicitudes/x/:id' },
  outcomes: [],
  caseId: 'c',
  caseVersion: 3,
  data: {},
  definition: { step: 'PG-03' },
} as unknown as TaskDetail
const engine = {
  flush: () => Promise.resolve(true),
  finish: () => Promise.resolve(),
  get: () => ({ answers: {}, conflicts: [] }),
} as unknown as DraftEngine

beforeEach(() => {
  vi.useFakeTimers()
  answer = refused(409, WHY)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  messages.set([])
})
/** Waits until all transient messages have disappeared. */
async function muchLater(stage: { change: (work: () => void) => Promise<void> }): Promise<void> {
  await stage.change(() => void vi.advanceTimersByTime(LONG))
  expect(messages.get()).toEqual([])
}

describe('a refusal of the server stays on the screen until the person does something', () => {
  it('of advancing a step, in every way', async () => {
    const stage = await stageHook(() => useAdvance(task, engine), null, around)
    for (const press of [
      () => stage.now().advance({ outcome: 'si' }),
      () => stage.now().previous('Falta un documento del expediente'),
      () => stage.now().hand('take'),
    ]) {
      await stage.change(() => void press())
      expect(stage.now().failure).toContain(WHY)
      await muchLater(stage)
      expect(stage.now().failure).toContain(WHY)
      expect(stage.now().done).toBeNull()
    }
    // a 202: nobody can take the task; the response reports it without being an error
    answer = () => ({ status: 202, body: { message: 'No hay usuarios para esta tarea.' } })
    await stage.change(() => void stage.now().advance({ outcome: 'si' }))
    await muchLater(stage)
    expect(stage.now().failure).toBe('No hay usuarios para esta tarea.')
    await stage.leave()
  })

  it('of sending what an applicant wrote, and it can be sent again', async () => {
    const stage = await stageHook(() => useSend(task as never, 3, engine), null)
    await stage.change(() => void stage.now().send('aporta'))
    await muchLater(stage)
    expect(stage.now()).toMatchObject({ busy: false, failure: WHY })
    answer = () => ({ status: 200, body: {} })
    await stage.change(() => void stage.now().send('aporta'))
    expect(stage.now().failure).toBeNull()
    await stage.leave()
  })

  it('of throwing a draft away, beside the draft that is still there', async () => {
    const stage = await stageHook(() => useDiscard(), null, around)
    expect(StillThere({ failure: stage.now().failure })).toBeNull()
    await stage.change(() => stage.now().now('c'))
    await muchLater(stage)
    const note = StillThere({ failure: stage.now().failure })
    expect(alertsIn(note)).toEqual([WHY])
    answer = () => ({ status: 200, body: { discarded: true } })
    await stage.change(() => stage.now().now('c'))
    await muchLater(stage)
    expect(stage.now().failure).toBeNull()
    await stage.leave()
  })

  it('of sending a signing code, and of the signature', async () => {
    const signed: string[] = []
    let sign: () => Promise<{ signed: string }> = () => Promise.reject(new http.CallError(422, WHY))
    const dialog = await stageHook(
      SignDialog,
      {
        actId: 'a',
        title: 'Auto de inicio',
        applicant: 'Ana',
        applicantIs: 'solicitante',
        file: 'EXP-1',
        reviewer: 'Luz',
        version: 3,
        sign: () => sign() as never,
        onSigned: (words: string) => void signed.push(words),
        onClose: () => undefined,
      },
      around,
    )
    await muchLater(dialog)
    expect(alertsIn(dialog.now())).toEqual([expect.stringContaining(WHY)])
    answer = () => ({ status: 200, body: { data: { sentTo: 'correo', againIn: 60, expiresIn: 600 } } })
    await dialog.change(() => does(dialog.now(), (one) => wordsOf(one) === 'Enviar otro código', 'onClick'))
    expect(alertsIn(dialog.now())).toEqual([])
    const press = async (): Promise<void> => {
      await dialog.change(() => does(dialog.now(), (one) => 'autoFocus' in one.props, 'onChange', '4821'))
      await dialog.change(() =>
        does(dialog.now(), (one) => one.props['type'] === 'checkbox', 'onChange', {
          currentTarget: { checked: true },
        }),
      )
      await dialog.change(() => does(dialog.now(), () => true, 'onConfirm'))
    }
    await press()
    await muchLater(dialog)
    expect(alertsIn(dialog.now())).toEqual([expect.stringContaining(WHY)])
    expect(signed).toEqual([])
    sign = () => Promise.resolve({ signed: 'Quedó firmado el auto 12.' })
    await press()
    expect([alertsIn(dialog.now()), signed]).toEqual([[], ['Quedó firmado el auto 12.']])
    await dialog.leave()
  })
})

describe('the wait for another signing code', () => {
  it('is the one that the server counts, and never shorter', async () => {
    answer = () => {
      throw new http.CallError(429, WHY, { retryAfter: 1500 })
    }
    const dialog = await stageHook(
      SignDialog,
      {
        actId: 'a',
        title: 'Auto de inicio',
        applicant: 'Ana',
        applicantIs: 'solicitante',
        file: 'EXP-1',
        reviewer: 'Luz',
        version: 3,
        sign: () => Promise.reject(new Error('nobody signs')),
        onSigned: () => undefined,
        onClose: () => undefined,
      },
      around,
    )
    expect(wordsOf(dialog.now())).toContain('Podrá pedir otro código en 25 minutos.')
    expect(wordsOf(dialog.now())).not.toContain('Enviar otro código')
    await dialog.leave()
  })
})

/** Sources whose errors are shown only in a transient message, and why that loses nothing. */
const FLEETING: Readonly<Record<string, string>> = {
  'client/network/upload.ts': 'the file was taken out of its answer, which no longer names it',
  'client/session/session.ts': 'the session ended: the page that follows is the login',
  'features/actos/register-screen.tsx': 'a sheet was not brought; its button is there',
  'features/expedientes/file-screen.tsx': 'an archive was not brought; its button is there',
  'features/expedientes/notification-row.tsx': 'a paper was not opened; its button is there',
  'features/tareas/acto/pasted-images.ts': 'the picture does not stand in the text',
  'features/tareas/acto/preview-panel.tsx': 'the page is not shown; its button is there',
  'features/tareas/caso/file-index.tsx': 'a paper was not opened; its button is there',
  'keeping/plain-list/use-export.ts': 'a file was not brought; its button is there',
}

describe('a message that hides itself after six seconds', () => {
  const SOURCE = join(import.meta.dirname, '..', '..', '..')
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
  )
  it('is nowhere the only place of a refusal', () => {
    const fleeting = files.filter((path) => {
      const source = readFileSync(join(SOURCE, path), 'utf8')
      const says = /showMessage\((?:[^()]|\([^()]*\))*'error'\)/.test(source)
      const keeps = /role="alert"|<Refused|setFailure\(|setRefusal\(/.test(source)
      return says && !keeps
    })
    expect(fleeting.toSorted()).toEqual(Object.keys(FLEETING))
  })
  it('is no answer to a change that failed', () => {
    const told = files.filter((path) =>
      /onError: \(\w*\) => (?:void )?showMessage/.test(readFileSync(join(SOURCE, path), 'utf8')),
    )
    expect(told).toEqual([])
  })
})
