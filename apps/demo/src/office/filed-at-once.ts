import type { OpenTask } from '@ventanilla/domain/workflow/state/state'
import type { Call } from '../teller/caller.ts'

/** Requests an applicant files in one call from the step that waits for them. */
export const FILED_AT_ONCE: Readonly<
  Record<string, { readonly path: string; readonly data: Readonly<Record<string, unknown>> }>
> = {
  'REC-01': {
    path: 'recurso',
    data: {
      'recurso.clase': 'reposicion',
      'recurso.motivos':
        'El caudal otorgado no alcanza para el riego de la finca en verano.\nEl plazo de dos meses para instalar el medidor es muy corto.',
    },
  },
  'PRO-01': {
    path: 'prorroga',
    data: {
      'prorroga.justificacion':
        'El certificado de tradición tarda más de lo previsto en la oficina de registro.',
      'prorroga.dias_pedidos': 10,
    },
  },
  'REN-01': {
    path: 'renuncia',
    data: {
      'renuncia.motivo':
        'Estoy conforme con lo decidido y necesito que quede en firme para empezar las obras.',
      'renuncia.declaracion': true,
    },
  },
  // against an act of a sancionatorio
  'RWF-01': {
    path: 'recurso',
    data: {
      'recurso.clase': 'reposicion',
      'recurso.motivos':
        'La prueba decretada no demuestra que la tala sea mía.\nEl predio lo tenía otra persona en la fecha de los hechos.',
    },
  },
}

/** Files it in the name of a party, as the party's screen does. */
export async function applicantFiles(
  call: Call,
  token: string,
  caseId: string,
  version: number,
  task: OpenTask,
  { path, data }: { readonly path: string; readonly data: Readonly<Record<string, unknown>> },
): Promise<void> {
  const url = `/api/v1/solicitudes/${caseId}/${path}`
  const reply = await call('POST', url, { version, taskId: task.id, data }, token)
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status} ${JSON.stringify(reply.body)}`)
}
