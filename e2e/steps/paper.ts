import { execFileSync, spawnSync } from 'node:child_process'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Account } from './citizen.ts'
import { ask } from './office.ts'

/** The portal's output: numbered acts as PDF, and mail. */

/** poppler-utils; without it the text of a PDF is not checked */
const READS_PDF = spawnSync('pdftotext', ['-v']).error === undefined

export interface Act {
  readonly id: string
  readonly template: string
  readonly title: string
  readonly number: string | null
  readonly code: string | null
  readonly signedOn: string | null
  readonly fileId: string | null
}

export interface Seen {
  readonly radicado: string
  readonly expediente: string | null
  readonly status: string
  readonly suspended: boolean
  readonly filedBusinessDate: string
  readonly due: { readonly due: string | null }
  readonly acts: readonly Act[]
  readonly tasks: readonly {
    readonly step: string
    readonly state: string
    readonly due: { readonly due: string | null }
  }[]
  readonly history: readonly { readonly type: string }[]
  readonly facts: Readonly<Record<string, unknown>>
  readonly notifications: readonly {
    readonly actId: string
    readonly means: string | null
    readonly state: string
    readonly legalOn: string | null
  }[]
}

/** The case as a given user reads it. */
export const read = (request: APIRequestContext, who: Account, id: string): Promise<Seen> =>
  ask<Seen>(request, who, 'GET', `/api/v1/solicitudes/${id}`)

/** The last day of the term of an open step. */
export async function dueOf(
  request: APIRequestContext,
  who: Account,
  id: string,
  step: string,
): Promise<string> {
  const { tasks } = await read(request, who, id)
  const task = tasks.findLast((one) => one.step === step && one.state !== 'done')
  return task?.due.due ?? `${step} no tiene término`
}

/** The newest act of a template, once its PDF exists. */
export async function sealed(
  request: APIRequestContext,
  who: Account,
  id: string,
  template: string,
): Promise<Act & { readonly fileId: string; readonly number: string }> {
  let found: Act | undefined
  await expect
    .poll(
      async () => {
        found = (await read(request, who, id)).acts.findLast((one) => one.template === template)
        return found?.fileId ?? null
      },
      { message: `${template} con su PDF`, timeout: 60_000 },
    )
    .not.toBeNull()
  return found as Act & { fileId: string; number: string }
}

/** Text a PDF contains and lacks, compared as one line; skipped without pdftotext. */
export async function expectText(
  request: APIRequestContext,
  who: Account,
  fileId: string,
  words: readonly string[],
  absent: readonly string[] = [],
): Promise<void> {
  const link = await ask<{ url: string }>(request, who, 'GET', `/api/v1/archivos/${fileId}/enlace`)
  const bytes = await (await request.get(link.url)).body()
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  if (!READS_PDF) return
  const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' }).replace(/\s+/g, ' ')
  for (const word of words) expect(text).toContain(word)
  for (const word of absent) expect(text).not.toContain(word)
}

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
  readonly code: string | null
}

/** Mail sent to an address, newest first. */
export async function mailTo(request: APIRequestContext, to: string): Promise<readonly Mail[]> {
  return (await (await request.get(`/api/v1/dev/messages?to=${encodeURIComponent(to)}`)).json()) as Mail[]
}

/** Waits for a mail with the given subject. */
export async function expectMail(request: APIRequestContext, to: string, subject: string): Promise<void> {
  await expect
    .poll(async () => (await mailTo(request, to)).map((one) => one.subject), {
      message: `correo para ${to}`,
      timeout: 30_000,
    })
    .toContain(subject)
}
