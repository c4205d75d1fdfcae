import type { Page } from '@playwright/test'

/** Keyboard focus: its position, visibility and reachability. */

export interface Focus {
  readonly name: string
  readonly seen: boolean
}

/** The focused element, and whether its focus is visible: a mark around it, inside the window. */
export const focused = (page: Page): Promise<Focus | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    // inside a date and a PDF the browser draws its own marks
    if (element instanceof HTMLInputElement && element.type.startsWith('date')) return null
    if (element instanceof HTMLIFrameElement) return null
    // the styled box around a real input can carry its mark
    const wearers = [element, element.parentElement, element.closest('label'), element.nextElementSibling]
    const marked = wearers.some((wearer) => {
      if (wearer === null) return false
      const style = getComputedStyle(wearer)
      return (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none'
    })
    const box = element.getBoundingClientRect()
    const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id)
    return { name: `${element.tagName} ${name.slice(0, 60)}`, seen: marked && inside }
  })

/** More stops than any screen has: reaching it means a keyboard trap. */
const AT_MOST = 500

/**
 * Tabs through the whole page from the top until the focus returns to it. Returns focused elements that are not
 * visible, and mouse-operable ones that are never reached.
 */
export async function faultsOfKeyboard(page: Page): Promise<string[]> {
  for (let walk = 1; ; walk += 1) {
    const { faults, missed } = await walkByKeyboard(page)
    // a button added behind the current focus (another user took the task) is reached on the next walk
    if (walk === 3 || missed.every(({ cameMeanwhile }) => !cameMeanwhile))
      return [
        ...faults,
        ...missed.map(({ name }) => `el teclado no llega a ${name}`),
        ...(await gridsWithoutArrows(page)),
      ]
  }
}

/** Grids are one stop for all their cells: the arrows must lead from it to another. */
async function gridsWithoutArrows(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const grid of await page.locator(GRIDS).all()) {
    // the very element: another one has its place in the order of the Tab key afterwards
    const stop = await grid.locator('[tabindex="0"]').first().elementHandle()
    if (stop === null) {
      faults.push('una rejilla sin parada del tabulador')
      continue
    }
    await stop.focus()
    await page.keyboard.press('ArrowRight')
    const moved = await stop.evaluate(
      (was, grids) =>
        was !== document.activeElement && was.closest(grids)?.contains(document.activeElement) === true,
      GRIDS,
    )
    if (!moved)
      faults.push(
        `las flechas no llevan a ninguna parte en ${(await grid.getAttribute('aria-label')) ?? 'una rejilla'}`,
      )
  }
  return faults
}

/** Grids that share one stop of the Tab key. */
const GRIDS = '[role=group]:has(> [role=grid])'

/** State of a walk, stored in its page. */
interface Marks {
  walk?: {
    readonly reached: Set<Element>
    readonly present: ReadonlySet<Element>
    first: Element | null
    again: boolean
  }
  listening?: AbortController
}

interface Walk {
  readonly faults: readonly string[]
  readonly missed: readonly { readonly name: string; readonly cameMeanwhile: boolean }[]
}

async function walkByKeyboard(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    const marks = globalThis as Marks
    marks.listening?.abort()
    const walk = {
      reached: new Set<Element>(),
      present: new Set(
        [...document.querySelectorAll(':not(:disabled, [inert] *)')].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        ),
      ),
      first: null as Element | null,
      again: false,
    }
    marks.walk = walk
    marks.listening = new AbortController()
    // listens instead of checking after each key: a PDF frame handles keys asynchronously and can pass several
    // on at once
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element)) return
        // only the first stop closes the circle: a PDF that finishes loading takes the focus back from a later one
        if (walk.first === target) walk.again = true
        walk.first ??= target
        walk.reached.add(target)
      },
      { signal: marks.listening.signal },
    )
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  const faults: string[] = []
  const order: string[] = []
  for (let step = 0; step < AT_MOST; step += 1) {
    await page.keyboard.press('Tab')
    const again = await page.evaluate(() => {
      const { walk } = globalThis as Marks
      // a frame gets the focus without an event
      if (document.activeElement instanceof HTMLIFrameElement) walk?.reached.add(document.activeElement)
      return walk?.again === true
    })
    if (again) break
    const at = await focused(page)
    if (at !== null && !at.seen) faults.push(`el foco no se ve: ${at.name}`)
    order.push(at?.name ?? '')
    if (step === AT_MOST - 1) faults.push(`el teclado no sale de ${order.slice(-3).join(', ')}`)
  }
  if (order.length < 2) faults.push(`el teclado solo llega a ${order.join(', ') || 'nada'}`)
  const missed = await page.evaluate((grids) => {
    const { walk } = globalThis as Marks
    const reached = walk?.reached ?? new Set<Element>()
    const named = (radio: HTMLInputElement): boolean =>
      [...reached].some(
        (one) => one instanceof HTMLInputElement && one.type === 'radio' && one.name === radio.name,
      )
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((one) => {
        if (reached.has(one) || !one.checkVisibility({ visibilityProperty: true })) return false
        if (one.matches(':disabled, [inert] *')) return false
        // a group is one stop; the arrows reach its parts
        if (one instanceof HTMLInputElement && one.type === 'radio') return !named(one)
        const part = one.closest(
          `[role=tablist], [role=menu], [role=toolbar], [role=listbox], [role=radiogroup], ${grids}`,
        )
        if (part !== null && [...reached].some((other) => part.contains(other))) return false
        return true
      })
      .map((one) => ({
        name: `${one.tagName} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 50)}`,
        cameMeanwhile: walk?.present.has(one) === false,
      }))
  }, GRIDS)
  return { faults, missed }
}
