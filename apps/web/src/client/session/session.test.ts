import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as HttpModule from '../network/http.ts'
import type * as MessagesModule from '../messages.ts'
import type * as NavigationModule from '../address/navigation.ts'
import type * as IdleModule from './idle.ts'
import type * as SessionModule from './session.ts'
import * as target from '../address/target.ts'

/** Fake browser: storage, one fetch, and a clock moved by the test. */
const START = Date.UTC(2026, 10, 21, 14, 0, 0)
/**
 * as the specification writes them (spec/constants.json: idle.timeout; two minutes before), independent of the
 * code
 */
const IDLE_MS = 2_100_000
const IDLE_WARNING_MS = 120_000
let session: typeof SessionModule
let idle: typeof IdleModule
let http: typeof HttpModule
let messages: typeof MessagesModule
let visited: string[]
let answer: (url: string, init: RequestInit) => Response | Promise<Response>
let calls: { url: string; init: RequestInit }[]

const token = (expiresInMs: number, mark = 'a'): string =>
  `h.${btoa(JSON.stringify({ exp: (START + expiresInMs) / 1000, mark }))}.s`
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const authInfo = (role: string, accessToken: string) => ({
  auth_info: {
    user: {
      usr_id: 7,
      role: { rl_rol: role },
      rolesAdd: [{ role: { rl_rol: 'CLI_TECNICO' } }],
      data: { displayName: 'Ana' },
    },
    access_token: accessToken,
  },
})
const texts = (): string[] => messages.messages.get().map((message) => message.text)
/** Lets responses and timers of the started session settle. */
const settle = (ms = 400): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

function storage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    get length() {
      return values.size
    },
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ now: START })
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  calls = []
  answer = () => json({})
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    // health checks run in parallel to the calls (network.test.ts)
    if (url !== '/api/v1/health') calls.push({ url, init })
    return Promise.resolve(answer(url, init))
  })
  const navigation: typeof NavigationModule = await import('../address/navigation.ts')
  visited = []
  navigation.installNavigator({
    go: (to) => void visited.push(to),
    place: () => ({ pathname: '/', search: '', hash: '', params: {} }),
    subscribe: () => () => undefined,
  })
  idle = await import('./idle.ts')
  session = await import('./session.ts')
  http = await import('../network/http.ts')
  messages = await import('../messages.ts')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function logIn(role = 'CLI_JURIDICO', expiresInMs = 12 * 3_600_000): Promise<void> {
  sessionStorage.setItem(session.TOKEN_KEY, token(expiresInMs))
  answer = () => json(authInfo(role, token(expiresInMs, 'b')))
  void session.startSession()
  await settle()
}

describe('starting', () => {
  it('goes on as a guest without a stored token', async () => {
    void session.startSession()
    await settle()
    expect(session.session.get()).toEqual({ phase: 'guest' })
    expect(calls).toEqual([])
  })

  it('signs in again with a stored token, keeps the fresh one and reads main and additional roles', async () => {
    await logIn()
    const state = session.session.get()
    expect(state).toMatchObject({
      phase: 'user',
      user: { id: '7', role: 'CLI_JURIDICO', additionalRoles: ['CLI_TECNICO'] },
    })
    expect(sessionStorage.getItem(session.TOKEN_KEY)).toBe(token(12 * 3_600_000, 'b'))
    expect(calls[0]?.url).toBe('/api/v1/authenticate/jwt')
    expect(new Headers(calls[0]?.init.headers).get('authorization')).toBe(`Bearer ${token(12 * 3_600_000)}`)
  })

  it('clears an expired token and says so in the stated words, without asking the server', async () => {
    sessionStorage.setItem(session.TOKEN_KEY, token(-1000))
    void session.startSession()
    await settle()
    expect(session.session.get().phase).toBe('guest')
    expect(sessionStorage.getItem(session.TOKEN_KEY)).toBeNull()
    expect(texts()).toEqual(['access_token expired'])
    expect(calls).toEqual([])
  })

  it('logs out in the stated words when the server refuses the token', async () => {
    sessionStorage.setItem(session.TOKEN_KEY, token(3_600_000))
    answer = () => json({ message: 'no' }, 401)
    void session.startSession()
    await settle()
    expect(session.session.get().phase).toBe('guest')
    expect(texts()).toEqual(['Failed to login with token.'])
  })
})

describe('starting without a network', () => {
  it('keeps the token and tries again until the server answers', async () => {
    sessionStorage.setItem(session.TOKEN_KEY, token(3_600_000))
    answer = () => {
      throw new TypeError('network')
    }
    void session.startSession()
    await settle(4000)
    expect(session.session.get().phase).toBe('checking')
    answer = () => json(authInfo('USER_CIUDADANO', token(3_600_000)))
    await settle(4000)
    expect(session.session.get().phase).toBe('user')
  })

  it('is ended by no answer that is cut off half-way, as a reload does, but by a refusal in whatever words', async () => {
    const cut = (): ReadableStream =>
      new ReadableStream({ start: (body) => body.error(new TypeError('network')) })
    sessionStorage.setItem(session.TOKEN_KEY, token(3_600_000))
    answer = () => new Response(cut(), { headers: { 'content-type': 'application/json' } })
    void session.startSession()
    await settle()
    expect(session.session.get().phase).toBe('checking')
    expect(sessionStorage.getItem(session.TOKEN_KEY)).toBe(token(3_600_000))
    answer = () => new Response(cut(), { status: 403 })
    await settle(4000)
    expect(session.session.get().phase).toBe('guest')
    expect(texts()).toEqual(['Failed to login with token.'])
  })

  it('goes on with the person whom the tab remembers, and ends when the server then refuses', async () => {
    await logIn('CLI_TECNICO')
    session.session.set({ phase: 'checking' })
    answer = () => {
      throw new TypeError('network')
    }
    void session.startSession()
    await settle()
    expect(session.session.get()).toMatchObject({ phase: 'user', user: { id: '7', role: 'CLI_TECNICO' } })
    answer = () => json({ message: 'no' }, 401)
    await settle(4000)
    expect(session.session.get().phase).toBe('guest')
    expect(texts()).toEqual(['Failed to login with token.'])
    expect(sessionStorage.getItem('ventanilla.persona')).toBeNull()
  })
})

describe('idleness', () => {
  it('warns two minutes before the 35 minutes are over, then clears storage and goes to the root', async () => {
    await logIn('CLI_JURIDICO')
    await vi.advanceTimersByTimeAsync(IDLE_MS - IDLE_WARNING_MS - 2000)
    expect(idle.idleWarning.get()).toBeNull()
    await vi.advanceTimersByTimeAsync(3000)
    expect(idle.idleWarning.get()).not.toBeNull()
    expect(session.session.get().phase).toBe('user')
    await vi.advanceTimersByTimeAsync(IDLE_WARNING_MS)
    expect(session.session.get().phase).toBe('guest')
    expect(sessionStorage.getItem(session.TOKEN_KEY)).toBeNull()
    expect(visited).toEqual(['/'])
  })

  it('starts anew with every use of the page', async () => {
    await logIn()
    await vi.advanceTimersByTimeAsync(IDLE_MS - 60_000)
    idle.noteUse()
    expect(idle.idleWarning.get()).toBeNull()
    await vi.advanceTimersByTimeAsync(IDLE_MS - 60_000)
    expect(session.session.get().phase).toBe('user')
  })
})

describe('use of the page', () => {
  const reports = (): number => calls.filter(({ url }) => url === '/api/v1/sesion/actividad').length
  const MINUTE = 60_000
  const work = async (minutes: number): Promise<void> => {
    for (let n = 0; n < minutes * 6; n += 1) {
      idle.noteUse()
      await vi.advanceTimersByTimeAsync(10_000)
    }
  }

  it('is reported at most every five minutes, and not at all while nobody is there', async () => {
    await logIn()
    await work(31)
    expect(reports()).toBe(6)
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    // the last minute of work was reported at the end of the five
    expect(reports()).toBe(7)
    expect(calls.at(-1)?.init).toMatchObject({ method: 'POST' })
    expect(JSON.parse(String(calls.at(-1)?.init.body))).toEqual({ access_token: session.currentToken() })
  })

  it('of a moment is reported once the five minutes are over: the server ends no session before the page does', async () => {
    await logIn()
    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    idle.noteUse()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reports()).toBe(0)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(reports()).toBe(1)
  })

  it('is reported again when no answer came', async () => {
    await logIn()
    answer = () => {
      throw new TypeError('network')
    }
    await work(6)
    const before = reports()
    expect(before).toBeGreaterThan(0)
    answer = () => json({ active: true })
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(reports()).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(reports()).toBe(before + 1)
  })

  it('without a signal brings back what the server took for idle, and repeats the call', async () => {
    await logIn()
    let asleep = true
    answer = (url) => {
      if (url === '/api/v1/sesion/actividad') asleep = false
      return asleep
        ? json({ status: 401, message: 'access_token expired', code: 'sesion_inactiva' }, 401)
        : json({ fine: true })
    }
    const two = await Promise.all([
      http.request({ method: 'GET', path: '/api/v1/perfil' }),
      http.request({ method: 'GET', path: '/api/v1/sesion' }),
    ])
    expect(two.map((one) => one.body)).toEqual([{ fine: true }, { fine: true }])
    expect(reports()).toBe(1)
    expect(session.session.get().phase).toBe('user')
  })

  it('does not bring back what has ended', async () => {
    await logIn()
    vi.stubGlobal('location', { pathname: '/tarea/9', search: '', hash: '' })
    answer = () => json({ status: 401, message: 'access_token expired', code: 'sesion_inactiva' }, 401)
    await expect(http.request({ method: 'GET', path: '/api/v1/perfil' })).rejects.toMatchObject({
      status: 401,
    })
    expect(session.session.get().phase).toBe('guest')
    expect(texts()).toEqual(['access_token expired'])
  })

  it('is not what wakes a device that slept for hours: it ends the session', async () => {
    await logIn()
    vi.setSystemTime(Date.now() + IDLE_MS + MINUTE)
    idle.noteUse()
    expect(session.session.get().phase).toBe('guest')
    expect(visited).toEqual(['/'])
  })

  it('is not opening a page again that was shut for 35 minutes', async () => {
    await logIn()
    const kept = sessionStorage.getItem(session.TOKEN_KEY)
    session.session.set({ phase: 'checking' })
    vi.setSystemTime(Date.now() + IDLE_MS + MINUTE)
    const asked = calls.length
    void session.startSession()
    await settle()
    expect(kept).not.toBeNull()
    expect(session.session.get().phase).toBe('guest')
    expect(calls.length).toBe(asked)
    expect(texts()).toEqual(['Cerramos su sesión por inactividad. Lo que escribió quedó guardado.'])
  })

  it('goes on after a reload where the server had heard nothing of it', async () => {
    await logIn()
    session.session.set({ phase: 'checking' })
    let asleep = true
    answer = (url) => {
      if (url === '/api/v1/sesion/actividad') {
        asleep = false
        return json({ active: true })
      }
      return asleep
        ? json({ status: 401, message: 'access_token expired', code: 'sesion_inactiva' }, 401)
        : json(authInfo('CLI_TECNICO', token(3_600_000, 'c')))
    }
    void session.startSession()
    await settle()
    expect(session.session.get()).toMatchObject({ phase: 'user', token: token(3_600_000, 'c') })
  })
})

describe('logging out', () => {
  it.each([
    ['USER_CIUDADANO', '/'],
    ['USER_EMPRESA', '/'],
    ['USER_APODERADO', '/'],
    ['USER_CONSULTA_EXPEDIENTE', '/'],
    ['SUPERADMIN', '/'],
    ['CLI_JURIDICO', '/iniciar-sesion-funcionario'],
    ['LIDER_RESPEL', '/iniciar-sesion-funcionario'],
  ])('of %s leads to %s and ends the session on the server without waiting', async (role, to) => {
    await logIn(role)
    answer = () => new Promise(() => undefined)
    session.endSession()
    expect(session.session.get().phase).toBe('guest')
    expect(visited).toEqual([to])
    expect(calls.at(-1)).toMatchObject({
      url: '/api/v1/sesion/salir',
      init: { method: 'POST', keepalive: true },
    })
  })
})

describe('the storage of the tab', () => {
  it.each([
    ['logging out', () => session.endSession()],
    ['35 minutes without use', () => vi.advanceTimersByTimeAsync(IDLE_MS)],
    [
      'a token that is refused after a reload',
      async () => {
        answer = () => json({ message: 'no' }, 401)
        void session.startSession()
        await settle()
      },
    ],
  ])('is emptied by %s, whichever screen wrote there', async (_what, end) => {
    await logIn()
    sessionStorage.setItem('ventanilla.llave', '{"userId":"7","key":"00"}')
    sessionStorage.setItem('ventanilla.escrito.carta', '{"name":"Ana"}')
    await end()
    expect(session.session.get().phase).toBe('guest')
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('two open tabs', () => {
  /** The other tab: messages it receives, and a function to send to this one. */
  function otherTab(): { heard: unknown[]; say: (message: unknown) => void } {
    const heard: unknown[] = []
    let listener: ((event: { data: unknown }) => void) | undefined
    class Channel {
      set onmessage(given: (event: { data: unknown }) => void) {
        listener = given
      }
      postMessage(message: unknown): void {
        heard.push(message)
      }
    }
    vi.stubGlobal('BroadcastChannel', Channel)
    return { heard, say: (data) => listener?.({ data }) }
  }
  const start = async (): Promise<void> => {
    answer = () => json(authInfo('USER_CIUDADANO', token(3_600_000)))
    const started = session.startSession()
    await settle()
    await started
    session.signIn({ user: { usr_id: 7, role: 'USER_CIUDADANO' }, access_token: token(3_600_000) })
  }

  it('end together: logging out in one ends the other and leads it away', async () => {
    const other = otherTab()
    await start()
    expect(session.session.get().phase).toBe('user')
    other.say({ kind: 'end', to: '/', comeBack: false })
    expect(session.session.get().phase).toBe('guest')
    expect(session.currentToken()).toBeNull()
    expect(sessionStorage.getItem(session.TOKEN_KEY)).toBeNull()
    expect(visited).toEqual(['/'])
  })

  it('are told by the one in which somebody logs out', async () => {
    const other = otherTab()
    await start()
    session.endSession()
    expect(other.heard).toContainEqual({ kind: 'end', to: '/', comeBack: false })
  })
})

describe('a 401', () => {
  it('logs out, shows the message of the server and leads the same person back after their next login', async () => {
    await logIn()
    vi.stubGlobal('location', { pathname: '/perfil-usuario', search: '', hash: '#contacto' })
    answer = () => json({ status: 401, message: 'Su sesión terminó en otro equipo.' }, 401)
    const failed = http
      .request({ method: 'GET', path: '/api/v1/solicitudes' })
      .catch((error: unknown) => error)
    await settle()
    expect(await failed).toMatchObject({ status: 401 })
    expect(session.session.get().phase).toBe('guest')
    expect(texts()).toContain('Su sesión terminó en otro equipo.')
    expect(target.takeTarget('7')).toBe('/perfil-usuario#contacto')
  })

  it('is repeated once when the token was renewed meanwhile, and the repetition logs nobody out', async () => {
    await logIn()
    const old = session.currentToken()
    answer = (_url, init) => {
      if (new Headers(init.headers).get('authorization') === `Bearer ${old}`) {
        session.signIn({ user: { usr_id: 7, role: 'CLI_JURIDICO' }, access_token: token(9_000_000, 'new') })
      }
      return json({ message: 'no' }, 401)
    }
    const failed = http
      .request({ method: 'GET', path: '/api/v1/solicitudes' })
      .catch((error: unknown) => error)
    await settle()
    expect(await failed).toMatchObject({ status: 401 })
    expect(session.session.get().phase).toBe('user')
    expect(calls.filter((call) => call.url === '/api/v1/solicitudes')).toHaveLength(2)
  })

  it('of a login call is an answer to the form', async () => {
    answer = () => json({ status: 401, message: 'Datos incorrectos' }, 401)
    await expect(
      http.request({ method: 'POST', path: '/api/v1/authenticate', body: {} }, { leave401: true }),
    ).rejects.toMatchObject({ status: 401, message: 'Datos incorrectos' })
    expect(visited).toEqual([])
  })
})

describe('a change whose answer got lost', () => {
  const change = (body: unknown) => http.request({ method: 'PUT', path: '/api/v1/perfil', body })
  const keys = (): (string | null)[] =>
    calls.map(({ init }) => new Headers(init.headers).get('idempotency-key'))
  const press = async (body: unknown): Promise<unknown> => {
    const answered = change(body).catch((error: unknown) => error)
    await settle(3000)
    return answered
  }

  it('keeps its key when it is pressed again, and takes another once it was answered', async () => {
    answer = () => Promise.reject(new TypeError('network'))
    expect(await press({ nombre: 'Ana' })).toMatchObject({ status: 0, message: http.NO_NETWORK })
    answer = () => json({})
    await press({ nombre: 'Ana' })
    await press({ nombre: 'Ana' })
    expect(keys()).toHaveLength(5)
    expect(new Set(keys().slice(0, 4)).size).toBe(1)
    expect(keys()[4]).not.toBe(keys()[0])
  })

  it('is another intention with other words, or after something else was changed', async () => {
    answer = () => Promise.reject(new TypeError('network'))
    await press({ nombre: 'Ana' })
    answer = () => json({})
    await press({ nombre: 'Eva' })
    await press({ nombre: 'Ana' })
    expect(new Set(keys()).size).toBe(3)
  })
})

describe('calls', () => {
  it('carry token and Idempotency-Key, and keep the key when a lost answer is repeated', async () => {
    await logIn()
    let fails = 1
    answer = () => {
      fails -= 1
      if (fails >= 0) throw new TypeError('network')
      return json({ ok: true })
    }
    const done = http.request({ method: 'POST', path: '/api/v1/solicitudes', body: { a: 1 } })
    await settle(3000)
    expect(await done).toEqual({ status: 200, body: { ok: true } })
    const keys = calls.slice(1).map((call) => new Headers(call.init.headers).get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(keys).size).toBe(1)
  })

  it('become a sentence when the network stays away', async () => {
    answer = () => {
      throw new TypeError('network')
    }
    const failed = http.request({ method: 'GET', path: '/api/v1/x' }).catch((error: unknown) => error)
    await settle(5000)
    expect(await failed).toMatchObject({ status: 0, message: http.NO_NETWORK })
    expect(calls).toHaveLength(3)
  })

  it('that hang are waited for while the server may answer, and given up in time once it does not', async () => {
    const never = (_url: string, init: RequestInit): Promise<never> =>
      new Promise((_done, fail) =>
        init.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))),
      )
    answer = never
    let first: unknown
    void http.request({ method: 'GET', path: '/api/v1/x' }).catch((error: unknown) => (first = error))
    // ten seconds until connectivity is doubted, ten more until the server is known not to respond
    await settle(21_000)
    expect(first).toBeUndefined()
    const next = http.request({ method: 'GET', path: '/api/v1/y' }).catch((error: unknown) => error)
    await settle(10_500)
    expect(await next).toMatchObject({ status: 0, message: http.NO_NETWORK })
    expect(calls.map((call) => call.url)).toEqual(['/api/v1/x', '/api/v1/y'])
  })

  it('that change state by GET are not repeated by themselves', async () => {
    answer = () => {
      throw new TypeError('network')
    }
    const once = {
      id: 'a.b',
      method: 'GET',
      path: '/api/v1/verificar/:token',
      statuses: [200, 400],
      once: true,
    } as const
    const failed = http
      .call(once as never, { params: { token: 'x y' } } as never)
      .catch((error: unknown) => error)
    await settle(5000)
    expect(await failed).toMatchObject({ status: 0 })
    expect(calls.map((call) => call.url)).toEqual(['/api/v1/verificar/x%20y'])
  })

  it('return declared answers and throw the others with their problems', async () => {
    const endpoint = { id: 'a.b', method: 'GET', path: '/x', statuses: [200, 202], once: false } as const
    answer = () => json({ message: 'Falta el pago' }, 202)
    await expect(http.call(endpoint as never, {} as never)).resolves.toMatchObject({ status: 202 })
    answer = () =>
      json({ message: 'Revise', problems: [{ path: 'nombre', message: 'Escriba el nombre' }] }, 422)
    await expect(http.call(endpoint as never, {} as never)).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'nombre', message: 'Escriba el nombre' }],
    })
  })
})

describe('the saved target', () => {
  it('is internal, used once and dropped on logout', async () => {
    target.saveTarget('/\t/evil.example/x')
    target.saveTarget('//evil.example/x')
    target.saveTarget('https://evil.example')
    expect(target.takeTarget()).toBeNull()
    target.saveTarget('/solicitudes?tarea=2')
    expect(target.takeTarget()).toBe('/solicitudes?tarea=2')
    expect(target.takeTarget()).toBeNull()
    await logIn()
    target.saveTarget('/solicitudes')
    session.endSession()
    expect(target.takeTarget()).toBeNull()
  })

  it('of a session that ended by itself is nobody else’s', () => {
    target.saveTarget('/mis-solicitudes', '7')
    expect(target.takeTarget('8')).toBeNull()
    target.saveTarget('/mis-solicitudes', '7')
    expect(target.takeTarget('7')).toBe('/mis-solicitudes')
  })
})

describe('where somebody was going when they registered', () => {
  const user = { usr_id: 7, role: 'USER_CIUDADANO', data: { displayName: 'Ana' } }
  const going = '/mis-solicitudes/listado-tramites?tramite=3'
  const enter = (destino: string): boolean =>
    session.signIn({ user, access_token: token(9_000_000), destino })

  it('is theirs alone, and gives way to what this tab was asked for', () => {
    expect(enter(going)).toBe(true)
    expect(target.takeTarget('8')).toBeNull()
    enter(going)
    expect(target.takeTarget('7')).toBe(going)
    target.saveTarget('/mis-solicitudes')
    enter(going)
    expect(target.takeTarget('7')).toBe('/mis-solicitudes')
    target.saveTarget('/perfil-usuario', '8')
    enter(going)
    expect(target.takeTarget('7')).toBe(going)
  })

  it('leads nowhere else than into the portal', () => {
    enter('//evil.example')
    expect(target.takeTarget('7')).toBeNull()
  })
})

describe('messages', () => {
  it('hide after 6000 ms, and a sixth pushes out the oldest', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) messages.showMessage(text)
    expect(texts()).toEqual(['2', '3', '4', '5', '6'])
    await vi.advanceTimersByTimeAsync(5999)
    expect(texts()).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(1)
    expect(texts()).toEqual([])
  })

  it('go when they are closed', async () => {
    const first = messages.showMessage('1')
    messages.showMessage('2')
    messages.closeMessage(first)
    expect(texts()).toEqual(['2'])
  })
})
