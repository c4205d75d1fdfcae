import type { Outcome, WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { businessDays, only, remarks, to } from '../../step-shapes.ts'
import { answers, step, TECHNICIAN } from './parts.ts'

/** The follow-up continues with its next period; a case of its own judges non-compliance (decision 33). */
const sanctions = (code: string, label: string, more: Partial<Outcome> = {}): Outcome =>
  to(code, label, 'SEG-11', {
    opens: {
      family: 'sancionatorio',
      facts: ['permiso.resolucion', 'permiso.obligaciones', 'requerimiento.items', 'seguimiento.periodo'],
    },
    ...more,
  })

export const requirement: readonly WrittenStep[] = [
  step(
    'draft',
    [
      'SEG-06',
      'Auto de requerimiento de seguimiento',
      '/seguimiento/auto-requerimiento/:id',
      ['CLI_JURIDICO_SEGUIMIENTO'],
    ],
    [
      to('revisar', 'Pasa a evaluación', 'SEG-07', { move: 'submit', acts: [] }),
      sanctions('sancionatorio', 'Hay mérito para sancionatorio', { needs: [], acts: [], reason: true }),
    ],
    {
      actPart: 'draft',
      term: businessDays(10),
      capture: [
        {
          key: 'requerimiento.items',
          kind: 'requirements',
          label: 'Lo que el titular debe cumplir',
          required: true,
          help: 'Si una obligación tiene un plazo propio, dígalo en su renglón.',
        },
        {
          key: 'seguimiento.dias',
          kind: 'integer',
          label: 'Plazo para responder',
          required: true,
          unit: 'días calendario',
          min: 5,
          max: 180,
          initial: 30,
        },
      ],
      produces: ['AUTO_REQ_SEG'],
    },
  ),
  step(
    'review',
    [
      'SEG-07',
      'Evaluación del auto',
      '/seguimiento/auto-requerimiento-evaluacion/:id',
      ['CLI_COORDINADOR_JURIDICO_SEGUIMIENTO'],
    ],
    [
      to('aprobado', 'Aprobar', 'SEG-08', { move: 'approve' }),
      to('devuelto', 'Devolver con observaciones', 'SEG-06', { move: 'return', reason: true }),
    ],
    { actPart: 'review', term: businessDays(3) },
  ),
  step(
    'sign',
    [
      'SEG-08',
      'Firma del auto',
      '/seguimiento/auto-requerimiento-firma/:id',
      ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JEFE_TERRITORIAL', 'CLI_SUBDIRECTOR_RECURSOS'],
    ],
    [
      to('firmado', 'Firmar y notificar', 'NOT-01', { move: 'sign', returnTo: 'SEG-09' }),
      to('devuelto', 'Devolver a evaluación', 'SEG-07', { move: 'return', reason: true }),
    ],
    { actPart: 'sign', term: businessDays(3) },
  ),
  answers(
    ['SEG-09', 'Respuesta del titular', '/informacion-adicional-workflow/:id'],
    { code: 'responde', label: 'Enviar la respuesta', at: 'SEG-10' },
    sanctions('vence', 'No respondió dentro del plazo'),
    {
      message: 'obligaciones',
      asks: {
        you: 'Responda el requerimiento sobre las obligaciones de su permiso',
        action: 'Responder',
        others: 'Espera a que el titular responda el requerimiento.',
      },
      term: { amount: 30, unit: 'calendario', norm: 'Plazo fijado en el auto' },
      termParameter: 'seguimiento.dias',
      capture: [
        {
          key: 'requerimiento.respuestas',
          kind: 'answers',
          label: 'Respuesta a cada punto',
          required: true,
          optionsFrom: 'requerimiento.items',
          answeredBy: 'solicitante',
        },
      ],
    },
  ),
  step(
    'checklist',
    ['SEG-10', 'Revisión de la respuesta', '/informacion-adicional-revision-workflow/:id', TECHNICIAN],
    [
      to('si', 'Sí', 'SEG-11', {
        move: 'yes',
        ...only({ '==': [{ var: 'conteo.requerimiento_revision' }, 0] }, 'Hay puntos que no cumplen.'),
      }),
      sanctions('no', 'No', {
        move: 'no',
        ...only({ '>': [{ var: 'conteo.requerimiento_revision' }, 0] }, 'Todos los puntos cumplen.'),
      }),
    ],
    {
      term: businessDays(10),
      resumesTerm: true,
      capture: [
        {
          key: 'requerimiento.revision',
          kind: 'answers',
          label: 'Revisión de la respuesta',
          required: true,
          optionsFrom: 'requerimiento.items',
        },
        remarks,
      ],
      question: { text: '¿La respuesta demuestra el cumplimiento?' },
    },
  ),
]
