import { FOLLOW_UP } from '@ventanilla/domain/cases/words/sanction-words'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { businessDays, choice, only, remarks, to, words, yesNo } from '../../step-shapes.ts'
import { step, TECHNICIAN } from './parts.ts'

export const visit: readonly WrittenStep[] = [
  step(
    'concept',
    ['SEG-04', 'Visita y concepto técnico de seguimiento', '/seguimiento/concepto-tecnico/:id', TECHNICIAN],
    [
      // the supervisor's decision must agree with the concept's findings
      to('elaborado', 'Concepto elaborado', 'SEG-05', {
        sets: [{ fact: 'seguimiento.incumplidas', value: { var: 'conteo.seguimiento_cumplimiento' } }],
      }),
      to('no_visita', 'No fue posible visitar', 'RVI-01', { returnTo: 'SEG-04', needs: [], acts: [] }),
    ],
    {
      term: businessDays(20),
      assignTo: { fact: 'seguimiento.profesional' },
      capture: [
        { key: 'visita.asistentes', kind: 'attendees', label: 'Personas que asistieron', required: true },
        { key: 'visita.coordenada', kind: 'point', label: 'Coordenada del punto visitado', required: true },
        words('visita.observaciones', 'Lo observado', true, 4000),
        {
          key: 'caudal.aforado',
          kind: 'flow',
          label: 'Caudal medido',
          required: false,
          unit: 'l/s',
          min: 0,
          decimals: 3,
        },
        choice(
          'visita.metodo_aforo',
          'Método de aforo',
          [
            { value: 'volumetrico', label: 'Volumétrico' },
            { value: 'molinete', label: 'Molinete' },
            { value: 'flotador', label: 'Flotador' },
            { value: 'vertedero', label: 'Vertedero' },
          ],
          { required: false },
        ),
        {
          key: 'visita.fotografias',
          kind: 'photos',
          label: 'Fotografías con posición',
          required: false,
        },
        {
          key: 'seguimiento.cumplimiento',
          kind: 'answers',
          label: 'Cumplimiento de cada obligación',
          required: true,
          optionsFrom: 'permiso.obligaciones',
        },
        choice('seguimiento.recomendacion', 'Recomendación', FOLLOW_UP),
        words('seguimiento.analisis', 'Análisis', true, 4000),
      ],
      produces: ['ACTA_VISITA', 'CONCEPTO_SEG'],
    },
  ),
  step(
    'form',
    [
      'SEG-05',
      'Revisión del supervisor',
      '/seguimiento/revision-supervisor/:id',
      ['CLI_SUPERVISOR_SEGUIMIENTO'],
    ],
    [
      ...yesNo('SEG-11', 'SEG-06', {
        yes: only(
          { '==': [{ var: 'hecho.seguimiento.incumplidas' }, 0] },
          'El concepto señala obligaciones incumplidas: requiera al titular o devuelva el concepto.',
        ),
        no: only(
          { '>': [{ var: 'hecho.seguimiento.incumplidas' }, 0] },
          'El concepto no señala obligaciones incumplidas: cierre el período o devuelva el concepto.',
        ),
      }),
      to('devuelto', 'Devolver el concepto', 'SEG-04', { needs: [], reason: true }),
    ],
    {
      term: businessDays(5),
      capture: [remarks],
      question: { text: '¿El titular cumple sus obligaciones?' },
    },
  ),
]
