import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { closing, notifiedAndFirm } from '../../decision-steps.ts'
import { fileFields, internal, obligations, toSign } from '../../step-parts.ts'
import { family, step } from './parts.ts'

export const legalisation: readonly WrittenStep[] = [
  step({
    id: 'RSG-05',
    redone: true,
    title: 'Resolución de legalización y compensación',
    kind: 'prepare',
    screen: '/solicitudes/resolucion/:id',
    roles: ['CLI_JURIDICO'],
    term: internal(15),
    capture: [
      ...fileFields('150.41 Árboles aislados'),
      {
        key: 'decision.sentido',
        kind: 'choice',
        label: 'Sentido de la decisión',
        required: true,
        options: [{ value: 'otorga', label: 'Legalizar y fijar la compensación' }],
        initial: 'otorga',
      },
      {
        key: 'decision.legaliza',
        kind: 'declaration',
        label: 'La intervención se autorizó de inmediato por el riesgo y ya se ejecutó.',
        required: true,
      },
      { brings: 'decision' },
      obligations('decision.obligaciones'),
    ],
    produces: ['RES_OTORGA'],
    outcomes: [toSign('firmar', 'Pasa a firma', 'RSG-05A')],
    status: 'en_decision',
    note: 'Cierra el expediente y fija la compensación.',
  }),
  notifiedAndFirm({
    family,
    id: 'RSG-05A',
    title: 'Notificación',
    notified: 'notificada',
    appeal: 'recurso',
    next: 'RSG-06',
  }),
  closing({
    family,
    id: 'RSG-06',
    title: 'Cierre',
    roles: ['CLI_APOYO_ADMINISTRATIVO_2'],
    archive: { code: 'cerrado', label: 'Cerrado' },
  }),
]
