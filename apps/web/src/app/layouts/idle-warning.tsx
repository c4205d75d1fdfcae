import { useEffect, useState, useSyncExternalStore } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { idleWarning, noteUse } from '../../client/session/idle.ts'
import { endSession } from '../../client/session/session.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** Warning two minutes before inactivity ends the session. Any activity, here or in another tab, closes it. */
export function IdleWarning() {
  const end = useSyncExternalStore(idleWarning.subscribe, idleWarning.get)
  const [now, setNow] = useState(deviceNow)
  useEffect(() => {
    if (end === null) return
    const timer = setInterval(() => setNow(deviceNow()), 1000)
    return () => clearInterval(timer)
  }, [end])
  const seconds = end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000))
  // screen readers announce minutes, not every second
  const spoken = seconds > 60 ? 'dos minutos' : 'un minuto'
  return (
    <Dialog
      open={end !== null}
      title="¿Sigue ahí?"
      closable={false}
      onClose={noteUse}
      actions={
        <>
          <button type="button" className="v-btn" data-kind="default" onClick={() => endSession()}>
            Cerrar sesión
          </button>
          <button type="button" className="v-btn" data-kind="primary" onClick={noteUse}>
            Seguir trabajando
          </button>
        </>
      }
    >
      <p aria-hidden>
        Por seguridad cerraremos su sesión en {Math.floor(seconds / 60)}:
        {String(seconds % 60).padStart(2, '0')} minutos. Lo que escribió queda guardado.
      </p>
      <p className="v-sr" role="alert">
        Por seguridad cerraremos su sesión en menos de {spoken}. Lo que escribió queda guardado.
      </p>
    </Dialog>
  )
}
