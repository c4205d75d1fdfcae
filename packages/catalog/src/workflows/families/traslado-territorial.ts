import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { INTERNAL, isRequest, isRunning, NO_PAUSE } from '../beside.ts'

/** The specification's group `traslatesol` without the superadministrator (decision 35). */
const MAY_TRANSFER = ['CLI_JEFE_TERRITORIAL', 'CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL', 'CLI_ADMIN']

export const trasladoTerritorial: WrittenFamily = {
  id: 'traslado_territorial',
  name: 'Traslado territorial',
  norm: 'CPACA art. 21; división territorial interna',
  isSubprocess: true,
  initialStep: 'TRA-01',
  startedBy: 'invocado',
  entryPoint: {
    label: 'Trasladar a otra territorial',
    explains:
      'Un auto ordena el traslado y la oficina de destino lo recibe. El radicado, lo actuado y los términos se conservan.',
    beside: 'always',
    among: isRequest,
    when: isRunning,
    whyNot: 'Solo se traslada una solicitud radicada que sigue abierta.',
  },
  steps: [
    {
      id: 'TRA-01',
      family: 'traslado_territorial',
      title: 'Solicitud de traslado',
      kind: 'form',
      screen: '/trasladar-tramite/:id',
      listedOn: '/trasladar-tramite',
      roles: MAY_TRANSFER,
      term: { amount: 2, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        { key: 'traslado.destino', kind: 'office', label: 'Territorial de destino', required: true },
        {
          key: 'traslado.motivo',
          kind: 'longText',
          label: 'Motivo del traslado',
          help: 'Por ejemplo, el municipio en que queda el proyecto según sus coordenadas.',
          required: true,
          maxLength: 3000,
        },
      ],
      checks: [
        {
          id: 'misma_territorial',
          field: 'traslado.destino',
          ok: { '!=': [{ var: 'traslado.destino' }, { var: '$territorial' }] },
          message: 'El trámite ya está en esa territorial. Elija la de destino.',
          severity: 'error',
        },
      ],
      produces: [],
      outcomes: [
        {
          code: 'solicitado',
          label: 'Solicitado',
          to: 'TRA-02',
          by: 'staff',
          sets: [{ fact: 'traslado.de', value: { var: 'caso.territorial' } }],
        },
      ],
      status: 'en_traslado',
    },
    {
      id: 'TRA-02',
      family: 'traslado_territorial',
      title: 'Auto de traslado en origen',
      kind: 'prepare',
      screen: '/auto-traslado-territorial/:id/proyectar',
      listedOn: '/trasladar-tramite',
      roles: ['CLI_JEFE_TERRITORIAL', 'CLI_JURIDICO'],
      term: { amount: 3, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'traslado.motivo',
          kind: 'longText',
          label: 'Motivo del traslado',
          required: true,
          maxLength: 3000,
        },
      ],
      produces: ['AUTO_TRASLADO'],
      outcomes: [
        { code: 'firmado', label: 'Pasa a firma', to: 'FIR-01', returnTo: 'TRA-03', by: 'staff' },
        {
          code: 'devuelto',
          label: 'Devuelto al origen',
          to: 'TRA-01',
          by: 'staff',
          needs: [],
          reason: true,
        },
      ],
    },
    {
      id: 'TRA-03',
      family: 'traslado_territorial',
      title: 'Recepción en destino',
      kind: 'form',
      screen: '/auto-traslado-territorial-destino/:id/recibir',
      listedOn: '/trasladar-tramite',
      roles: ['CLI_JEFE_OFICINAS_TERRITORIALES', 'CLI_JEFE_TERRITORIAL'],
      office: { fact: 'traslado.destino' },
      term: { amount: 2, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'traslado.recepcion',
          kind: 'longText',
          label: 'Observaciones de la recepción',
          required: false,
          maxLength: 2000,
        },
      ],
      produces: [],
      outcomes: [
        { code: 'aceptado', label: 'Aceptado', to: 'TRA-04', by: 'staff' },
        { code: 'rechazado', label: 'Rechazado', to: 'TRA-01', by: 'staff', reason: true },
      ],
    },
    {
      id: 'TRA-04',
      family: 'traslado_territorial',
      title: 'Actualización del caso',
      kind: 'form',
      screen: '/asignacion-territorial',
      listedOn: '/asignacion-territorial',
      roles: ['CLI_JEFE_OFICINAS_TERRITORIALES', 'CLI_ADMIN'],
      term: { amount: 1, unit: 'habiles', norm: INTERNAL },
      ...NO_PAUSE,
      turn: 'corporacion',
      capture: [
        {
          key: 'traslado.territorial',
          kind: 'office',
          label: 'Territorial que atiende el caso desde ahora',
          required: true,
        },
      ],
      produces: [],
      outcomes: [
        {
          code: 'actualizado',
          label: 'Actualizado',
          to: 'RETORNO',
          by: 'staff',
          guard: { '==': [{ var: 'dato.traslado.territorial' }, { var: 'hecho.traslado.destino' }] },
          guardReason: 'Debe ser la territorial que recibió el traslado.',
          status: 'traslado_cumplido',
          onParent: [{ do: 'moveOffice', fact: 'traslado.destino' }],
        },
      ],
    },
  ],
}
