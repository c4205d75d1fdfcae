import type { CrossCheck, SectionDef } from '@ventanilla/domain/forms/definition'
import { is } from '../conditions.ts'

/** Communities, archaeology and protected forest of a licensed project: the same in 1 and 9. */
export const participation: SectionDef = {
  key: 'participacion',
  title: 'Participación, comunidades y arqueología',
  fields: [
    {
      key: 'comunidades_etnicas',
      kind: 'yesNo',
      label: '¿Presencia de comunidades étnicas certificada?',
      required: true,
    },
    {
      key: 'acto_dancp',
      kind: 'text',
      label: 'Acto de la DANCP',
      help: 'Número y año del acto de la Dirección de la Autoridad Nacional de Consulta Previa.',
      required: true,
      maxLength: 60,
      source: 'DUR 2.2.2.3.6.2 num. 7',
    },
    {
      key: 'consulta_protocolizada',
      kind: 'yesNo',
      label: '¿Consulta previa protocolizada?',
      required: true,
      condition: is('comunidades_etnicas', true),
    },
    {
      key: 'radicado_icanh',
      kind: 'text',
      label: 'Radicado ante el ICANH',
      help: 'El del programa de arqueología preventiva ante el Instituto Colombiano de Antropología e Historia.',
      required: true,
      maxLength: 60,
      source: 'DUR 2.2.2.3.6.2 num. 8',
    },
    {
      key: 'socializacion',
      kind: 'longText',
      label: 'Socialización con las comunidades',
      required: true,
      maxLength: 3000,
    },
    {
      key: 'reserva_forestal',
      kind: 'yesNo',
      label: '¿Requiere sustracción de reserva forestal?',
      required: true,
    },
    {
      key: 'acto_sustraccion',
      kind: 'text',
      label: 'Acto de sustracción o radicado',
      required: true,
      condition: is('reserva_forestal', true),
      maxLength: 60,
    },
    { key: 'especies_veda', kind: 'yesNo', label: '¿Requiere medidas por especies en veda?', required: true },
  ],
}

export const participationChecks: readonly CrossCheck[] = [
  {
    id: 'consulta_pendiente',
    field: 'consulta_protocolizada',
    ok: is('consulta_protocolizada', true),
    message: 'Sin la consulta previa protocolizada no se puede decidir la licencia.',
    severity: 'warning',
    source: 'DUR 2.2.2.3.6.2 num. 7',
  },
]
