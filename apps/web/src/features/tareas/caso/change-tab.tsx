import { useQuery } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { documentWords } from '@ventanilla/domain/identity/documents'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { call, CallError, failureText } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../task.module.css'

const readChange = async (id: string, signal: AbortSignal) => {
  const { body } = await call(changes.open, { params: { id } }, { signal })
  if (body.status !== 200) throw new CallError(body.status, body.message)
  return body.data
}

/** A change of applicant: transferor, transferee, reason, and corrections requested. */
export default function ChangeTab({ id }: { readonly id: string }) {
  const read = useQuery({
    queryKey: ['cambio-solicitante', id],
    queryFn: ({ signal }) => readChange(id, signal),
  })
  const change = read.data
  if (change === undefined)
    return read.error === null ? (
      <SkeletonRows rows={8} />
    ) : (
      <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
    )
  const parent = href('/solicitudes/expediente/:id', { id: change.cs_id_solicitud })
  return (
    <div className={styles.padded}>
      <h2>Cambio de solicitante</h2>
      <FactList
        dense
        facts={[
          { label: 'Estado', value: change.estadoNombre },
          { label: 'Radicado', value: `${change.radicado} · ${formatInstant(change.radicadaEl)}` },
          { label: 'Trámite que cambia', value: <a href={parent}>{change.radicadoTramite}</a> },
          { label: 'Clase de trámite', value: change.tramite },
          { label: 'Expediente', value: change.expediente ?? 'Sin abrir' },
          { label: 'Se recibió', value: change.enVentanilla ? 'En la ventanilla' : 'En el portal' },
        ]}
      />
      <h2>Quien cede</h2>
      <FactList
        dense
        facts={[
          { label: 'Nombre', value: change.solicitante.nombre },
          { label: 'Documento', value: change.solicitante.documento },
        ]}
      />
      <h2>Quien recibe</h2>
      <FactList
        dense
        facts={[
          { label: 'Nombre', value: change.cs_nombre_o_razon_social },
          { label: 'Documento', value: documentWords(change.cs_id_tipo_documento, change.cs_nro_doc) },
          { label: 'Celular', value: change.cs_telefonos === '' ? null : shownPhone(change.cs_telefonos) },
          { label: 'Correo', value: change.cs_email },
          {
            label: 'Cuenta en el portal',
            value:
              change.cs_new_usr_id === null ? 'Todavía no se ha vinculado' : 'Vinculada a esta solicitud',
          },
        ]}
      />
      <h2>Motivo</h2>
      <p>{change.motivoNombre}</p>
      {change.explicacion !== '' && <p>{change.explicacion}</p>}
      {change.correcciones.length > 0 && (
        <>
          <h2>Correcciones pedidas</h2>
          <ol>
            {change.correcciones.map((one) => (
              <li key={one.fecha}>
                {one.texto}
                <span className="v-hint">
                  {' '}
                  {one.por}, {formatInstant(one.fecha)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
