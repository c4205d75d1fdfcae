import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { CallError, request } from '../../client/network/http.ts'
import { useLoad } from '../../client/use-load.ts'
import { Loading } from '../../ui/states/loading.tsx'

const PARTS = {
  database: 'Base de datos',
  storage: 'Archivos',
  queue: 'Tareas en segundo plano',
  seal: 'Sello de los documentos',
} as const

type Health = Readonly<Record<string, unknown>>

async function readHealth(signal: AbortSignal): Promise<Health> {
  try {
    // an object, whose parts are judged one by one
    return (await request({ method: 'GET', path: '/api/v1/health' }, { signal })).body as Health
  } catch (error) {
    // 503 has the same body: the service reports what is down
    if (error instanceof CallError && typeof error.body === 'object' && error.body !== null)
      return error.body as Health // an object, as above
    return { status: 'down' }
  }
}

const works = (value: unknown): boolean => value === 'ok' || value === true || value === undefined

export default function StatusScreen() {
  const [round, setRound] = useState(0)
  const health = useLoad(`estado ${round}`, readHealth)
  const fine = health.data !== undefined && health.data['status'] === 'ok'
  return (
    <div className="v-wrap v-stack" data-gap="5" data-top data-narrow>
      <h1>Estado del servicio</h1>
      {health.data === undefined ? (
        <Loading />
      ) : (
        <>
          <div className="v-note" data-tone={fine ? 'ok' : 'bad'} role="status">
            {fine ? (
              <IconCircleCheck aria-hidden className="v-icon" />
            ) : (
              <IconAlertTriangle aria-hidden className="v-icon" />
            )}
            <div>
              <strong>
                {fine ? 'El portal funciona con normalidad.' : 'El portal tiene problemas en este momento.'}
              </strong>
              {!fine && <p>Lo que usted tenga guardado no se pierde. Intente de nuevo en unos minutos.</p>}
            </div>
          </div>
          {health.data['status'] !== 'down' && (
            <ul className="v-card">
              {Object.entries(PARTS).map(([key, label]) => (
                <li key={key} className="v-row v-pad" data-spread data-ruled>
                  <span>{label}</span>
                  <span className="v-chip" data-tone={works(health.data?.[key]) ? 'ok' : 'bad'}>
                    {works(health.data?.[key]) ? 'En servicio' : 'Con fallas'}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {typeof health.data['version'] === 'string' && (
            <p className="v-small v-muted">Versión {health.data['version']}</p>
          )}
        </>
      )}
      <div>
        <button type="button" className="v-btn" data-kind="default" onClick={() => setRound(round + 1)}>
          Comprobar de nuevo
        </button>
      </div>
    </div>
  )
}
