import { acts } from '@ventanilla/contract/generated/acts'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, CallError, failureText } from '../../../client/http.ts'
import type { ActDetail, ActProblem } from './act-data.ts'

export interface ActSaving {
  readonly state: 'guardado' | 'guardando' | 'sin_conexion' | 'conflicto' | 'rechazado'
  readonly savedAt: string | null
  readonly version: number
  readonly problems: readonly ActProblem[]
  /** what somebody else saved meanwhile; what was typed here stays in the editor */
  readonly theirs: { readonly doc: EditorNode; readonly version: number } | null
  readonly message: string | null
  readonly changed: (doc: EditorNode) => void
  /** resolves when the server has the text as it stands */
  readonly flush: (label?: string) => Promise<boolean>
  readonly keepMine: () => void
  readonly takeTheirs: () => EditorNode | null
}

const PAUSE_MS = 1000
const RETRY_MS = 5000

interface Current {
  readonly docVersion?: number
  readonly doc?: EditorNode
}

/** Saves the text of an act as it is written, one save at a time, on the version it was read at. */
export function useActSaving(act: ActDetail): ActSaving {
  const [state, setState] = useState<ActSaving['state']>('guardado')
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly ActProblem[]>(act.problems)
  const [theirs, setTheirs] = useState<ActSaving['theirs']>(null)
  const [message, setMessage] = useState<string | null>(null)
  const version = useRef(act.docVersion)
  const waiting = useRef<EditorNode | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const running = useRef<Promise<boolean> | null>(null)

  const send = useCallback(
    async (label?: string): Promise<boolean> => {
      clearTimeout(timer.current)
      if (running.current !== null) await running.current
      const doc = waiting.current
      if (doc === null) return true
      const work = (async (): Promise<boolean> => {
        setState('guardando')
        try {
          const { body } = await call(acts.save, {
            params: { id: act.id },
            body: { doc, version: version.current, ...(label !== undefined && { label }) },
          })
          version.current = body.docVersion
          if (waiting.current === doc) waiting.current = null
          setProblems(body.problems)
          setSavedAt(body.savedAt)
          setMessage(null)
          setState(waiting.current === null ? 'guardado' : 'guardando')
          return true
        } catch (error) {
          const current = error instanceof CallError ? (error.current as Current | undefined) : undefined
          setMessage(failureText(error))
          if (error instanceof CallError && error.status === 409 && current?.doc !== undefined) {
            setTheirs({ doc: current.doc, version: current.docVersion ?? version.current })
            setState('conflicto')
          } else if (error instanceof CallError && error.status >= 400 && error.status < 500)
            setState('rechazado')
          else {
            setState('sin_conexion')
            timer.current = setTimeout(() => void send(), RETRY_MS)
          }
          return false
        }
      })()
      running.current = work
      const kept = await work
      running.current = null
      if (kept && waiting.current !== null) timer.current = setTimeout(() => void send(), PAUSE_MS)
      return kept
    },
    [act.id],
  )
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (waiting.current !== null) event.preventDefault()
    }
    addEventListener('beforeunload', leave)
    return () => {
      removeEventListener('beforeunload', leave)
      clearTimeout(timer.current)
      if (waiting.current !== null) void send()
    }
  }, [send])

  return {
    state,
    savedAt,
    version: version.current,
    problems,
    theirs,
    message,
    changed(doc) {
      waiting.current = doc
      if (theirs !== null) return
      setState('guardando')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), PAUSE_MS)
    },
    flush: (label) => (theirs === null ? send(label) : Promise.resolve(false)),
    keepMine() {
      if (theirs === null) return
      version.current = theirs.version
      setTheirs(null)
      void send('Mi texto, sobre otro guardado')
    },
    takeTheirs() {
      if (theirs === null) return null
      version.current = theirs.version
      waiting.current = null
      setTheirs(null)
      setState('guardado')
      return theirs.doc
    },
  }
}
