import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { INTERNAL, NO_PAUSE } from '../../beside.ts'
import { NEEDS_NO_CONSENT } from './parts.ts'

export const decision: readonly WrittenStep[] = [
  {
    id: 'REV-06',
    family: 'revocatoria',
    title: 'Resolución de revocatoria',
    kind: 'prepare',
    screen: '/solicitudes/resolucion/:id',
    roles: ['CLI_JURIDICO_RECURSOS'],
    term: { amount: 10, unit: 'habiles', norm: INTERNAL },
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [
      {
        key: 'revocatoria.decision',
        kind: 'choice',
        label: 'Decisión',
        required: true,
        options: [
          { value: 'revoca', label: 'Revocar el acto' },
          { value: 'revoca_parcial', label: 'Revocar una parte' },
          { value: 'niega', label: 'Negar la revocatoria' },
        ],
      },
      {
        key: 'revocatoria.texto_decision',
        kind: 'longText',
        label: 'Lo que se revoca',
        required: true,
        maxLength: 3000,
        condition: { '==': [{ var: 'revocatoria.decision' }, 'revoca_parcial'] },
      },
      {
        key: 'revocatoria.consideraciones',
        kind: 'longText',
        label: 'Consideraciones',
        required: true,
        maxLength: 4000,
      },
    ],
    produces: ['RES_REVOCATORIA'],
    outcomes: [
      {
        code: 'firmar',
        label: 'Pasa a firma',
        to: 'FIR-01',
        returnTo: 'REV-07',
        by: 'staff',
        guard: {
          or: [
            { '==': [{ var: 'dato.revocatoria.decision' }, 'niega'] },
            { '==': [{ var: 'hecho.revocatoria.consentimiento' }, 'otorga'] },
            {
              and: [{ '==': [{ var: 'hecho.revocatoria.consentimiento' }, 'no_requiere'] }, NEEDS_NO_CONSENT],
            },
          ],
        },
        guardReason:
          'Sin el consentimiento del titular no se puede revocar: niegue la revocatoria y estudie demandar el acto (artículo 97 de la Ley 1437 de 2011).',
      },
    ],
  },
  {
    id: 'REV-07',
    family: 'revocatoria',
    title: 'Notificación y cierre',
    kind: 'notify',
    screen: '/solicitudes/revision-notificacion/:id',
    roles: ['CLI_SECRETARIA_JURIDICA'],
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [],
    produces: [],
    outcomes: [{ code: 'notificada', label: 'Notificada', to: 'NOT-01', returnTo: 'REV-08', by: 'staff' }],
  },
  {
    id: 'REV-08',
    family: 'revocatoria',
    title: 'Cierre',
    kind: 'form',
    screen: '/revision-expediente-workflow/:id',
    roles: ['CLI_JURIDICO_RECURSOS'],
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [],
    produces: [],
    outcomes: [
      {
        code: 'cerrada',
        label: 'Cerrada: el acto se mantiene, en todo o en parte',
        to: 'FIN',
        by: 'staff',
        guard: { '!=': [{ var: 'hecho.revocatoria.decision' }, 'revoca'] },
        guardReason: 'El acto se revocó.',
        status: 'revocatoria_negada',
      },
      {
        code: 'cerrada_revocado',
        label: 'Cerrada: el acto se revocó',
        to: 'FIN',
        by: 'staff',
        guard: { '==': [{ var: 'hecho.revocatoria.decision' }, 'revoca'] },
        guardReason: 'El acto se mantiene, en todo o en parte.',
        status: 'revocatoria_concedida',
        onParent: [{ do: 'end', status: 'revocada' }],
      },
    ],
  },
]
