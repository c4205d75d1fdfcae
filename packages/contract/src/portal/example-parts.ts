/** One call as it may look: what is asked, the answer where all goes well, and the others that the call declares. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly answer: unknown
  readonly others?: Readonly<Record<number, unknown>>
}

export const PERSON = '019a1f3e-5b00-7c11-8a22-3f4455667788'
export const CASE = '019a1f40-7d10-7b32-9c43-5d6677889900'
export const FILE = '019a1f43-5600-7e97-8fa8-112233445566'
export const done = (message: string) => ({ status: 200, message })
export const found = (data: unknown) => ({ ...done('OK'), data })
