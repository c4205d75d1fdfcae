import { act, createElement, type ReactElement } from 'react'
import { vi } from 'vitest'

/** A hook rendered without a browser: React only needs an empty fake page. */
export interface Stage<P, R> {
  /** last return value of the hook */
  readonly now: () => R
  readonly draw: (props: P) => Promise<void>
  /** runs a change and waits until all its effects are done */
  readonly change: (work: () => void) => Promise<void>
  /** draws until the expectation holds; throws its error when it never does */
  readonly until: (expectation: () => void) => Promise<void>
  readonly leave: () => Promise<void>
}

interface Place {
  readonly nodeType: number
  readonly nodeName: string
  readonly [more: string]: unknown
}

/** Turns of the event loop after which an expectation has failed. */
const MOST_TURNS = 1_000

function emptyPlace(): Place {
  function nothing(): void {
    // no listeners
  }
  const page: Record<string, unknown> = {
    nodeType: 9,
    nodeName: '#document',
    addEventListener: nothing,
    removeEventListener: nothing,
    activeElement: null,
  }
  page['defaultView'] = { HTMLIFrameElement: nothing }
  return {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: page,
    addEventListener: nothing,
    removeEventListener: nothing,
    textContent: '',
  }
}

/** `around`: context the hook needs above it. A component is staged as a hook that returns its elements. */
export async function stageHook<P, R>(
  hook: (props: P) => R,
  first: P,
  around: (drawn: ReactElement) => ReactElement = (drawn) => drawn,
): Promise<Stage<P, R>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  if (!('window' in globalThis)) vi.stubGlobal('window', globalThis)
  const { createRoot } = await import('react-dom/client')
  const place = emptyPlace()
  const root = createRoot(place as unknown as Element)
  let answer: { readonly value: R } | null = null
  const Drawn = ({ props }: { readonly props: P }): null => {
    answer = { value: hook(props) }
    return null
  }
  const draw = (props: P): Promise<void> =>
    act(async () => {
      root.render(around(createElement(Drawn, { props })))
    })
  await draw(first)
  return {
    now: () => {
      if (answer === null) throw new Error('Nothing was drawn')
      return answer.value
    },
    draw,
    change: (work) =>
      act(async () => {
        work()
        // device storage takes a few microtasks
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      }),
    until: async (expectation) => {
      for (let turn = 0; ; turn += 1) {
        // the query client notifies in timers of zero milliseconds
        await act(() => new Promise<void>((done) => setTimeout(done)))
        try {
          return expectation()
        } catch (error) {
          if (turn === MOST_TURNS) throw error
        }
      }
    },
    leave: () => act(async () => root.unmount()),
  }
}
