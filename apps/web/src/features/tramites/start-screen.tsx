import { drafts } from '@ventanilla/contract/generated/drafts'
import { useEffect, useRef, useState } from 'react'
import { call, CallError } from '../../client/network/http.ts'
import { fillPath } from '../../client/address/links.ts'
import { navigate, useParam } from '../../client/address/navigation.ts'
import { showMessage } from '../../client/messages.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'

/**
 * Creates a draft of the type, or reopens the user's own, and opens its form. A type without a form creates
 * nothing.
 */
export default function StartScreen() {
  const tramite = useParam('tramite')
  const asked = useRef('')
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const mark = `${tramite} ${attempt}`
    if (asked.current === mark) return
    asked.current = mark
    setFailure(null)
    const ttId = Number(tramite)
    if (!Number.isInteger(ttId) || ttId < 1) {
      navigate('/404', { replace: true })
      return
    }
    call(drafts.create, { body: { ttId } }).then(
      ({ body }) => {
        if (!body.created) showMessage('Abrimos el borrador que ya tenía de este trámite', 'info')
        navigate(fillPath('/tramites-ambientales/:n/:solId', { n: body.ttId, solId: body.id }), {
          replace: true,
        })
      },
      (error: unknown) => {
        if (error instanceof CallError && error.code === 'sin_formulario')
          navigate(fillPath('/tramites-ambientales-deshabilitado/tramite/:solId', { solId: ttId }), {
            replace: true,
          })
        else setFailure(error)
      },
    )
  }, [tramite, attempt])
  if (failure !== null)
    return (
      <FailedRead
        title="Iniciar el trámite"
        missing="Ese trámite no existe"
        error={failure}
        retry={() => setAttempt((n) => n + 1)}
      />
    )
  return <Loading />
}
