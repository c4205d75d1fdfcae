import { applyAppearance } from './ui/appearance.ts'
import { lightEntry, lightScreens, lightScripts, lightStyles } from 'virtual:light-build'

/**
 * Chooses the bundle. A visitor on a public page gets the light build: the same pages on a much smaller engine
 * (see docs/decisions). Every other user or address gets the application.
 */
const LIGHT_PATHS =
  /^\/($|[\w-]+-tramites\/?$|detalle-tramite\/|(tipos-tramites|accesibilidad|boletin|cifras|estado|consulta|verificar|404)(\/|$))/

async function begin(): Promise<void> {
  // a page served with its content is already visible: the user's theme must not wait for the rest
  applyAppearance()
  const whole = sessionStorage.getItem('ventanilla.completa') !== null
  sessionStorage.removeItem('ventanilla.completa')
  const visitor = sessionStorage.getItem('jwt_access_token') === null
  if (lightEntry !== null && visitor && !whole && LIGHT_PATHS.test(location.pathname)) {
    const screen = lightScreens.find(([pattern]) => new RegExp(pattern).test(location.pathname))
    for (const file of [...lightScripts, ...(screen?.[1] ?? [])]) preloadScript(file)
    const [module] = await Promise.all([
      // the entry of the light build is app/start.ts
      import(/* @vite-ignore */ lightEntry) as Promise<{ start: () => void }>,
      ...lightStyles.map(loadStyle),
    ])
    module.start()
    return
  }
  const module = await import('./app/start.ts')
  module.start()
}

/** A page served with its content links most of them already. */
const isThere = (href: string): boolean => document.head.querySelector(`link[href="${href}"]`) !== null

function preloadScript(href: string): void {
  if (isThere(href)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

function loadStyle(href: string): Promise<void> {
  if (isThere(href)) return Promise.resolve()
  return new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => done())
    document.head.append(link)
  })
}

void begin()
