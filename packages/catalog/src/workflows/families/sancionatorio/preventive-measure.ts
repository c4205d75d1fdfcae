import { LIFTING } from '@ventanilla/domain/cases/words/sanction-words'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { measure } from '../../sancionatorio-fields.ts'
import { businessDays, choice, only, to, words, yesNo } from '../../step-shapes.ts'
import { byLawyer, DRAFTING, drafts, lapsing, LAWYER, step, told, untold } from './parts.ts'

export const preventiveMeasure: readonly WrittenStep[] = [
  drafts(
    [
      'SAN-03',
      'Imposición de medida preventiva',
      '/creacion-documentos',
      ['CLI_JURIDICO_SANCIONATORIO', 'CLI_COORDINADOR_CONTROL_VIGILANCIA', 'CLI_JEFE_TERRITORIAL'],
    ],
    'RES_MEDIDA_PREV',
    { code: 'firmada', label: 'Imponer o legalizar la medida', at: 'SAN-04' },
    {
      listedOn: '/creacion-documentos',
      produces: ['RES_MEDIDA_PREV', 'ACTA_MEDIDA_FLAGRANCIA'],
      term: businessDays(3, 'Ley 1333/2009 arts. 13, 15 y 32: en flagrancia se legaliza en tres días'),
      capture: measure,
      others: [
        to('acta', 'Levantar el acta de flagrancia', 'FIR-01', {
          returnTo: 'SAN-03',
          drafts: 'ACTA_MEDIDA_FLAGRANCIA',
          ...only({ '!': [{ var: 'firmado.ACTA_MEDIDA_FLAGRANCIA' }] }, 'El acta ya se levantó.'),
        }),
      ],
      note: 'Contra la medida preventiva no procede recurso y se ejecuta de inmediato (art. 32). La que se toma en flagrancia consta en un acta y se legaliza con la resolución.',
    },
  ),
  step(
    'form',
    [
      'SAN-04',
      'Evaluación del mérito tras la medida',
      '/revision-expediente-workflow/:id',
      ['CLI_JURIDICO_SANCIONATORIO', 'CLI_TECNICO_SANCIONATORIO'],
    ],
    lapsing([
      ...yesNo('SAN-06', 'SAN-04B', {
        yes: only(told('RES_MEDIDA_PREV'), 'Notifique primero la medida preventiva.'),
        no: only(told('RES_MEDIDA_PREV'), 'Notifique primero la medida preventiva.'),
      }),
      to('notificar', 'Notificar la medida', 'NOT-01', {
        returnTo: 'SAN-04',
        needs: [],
        ...only(untold('RES_MEDIDA_PREV'), 'La medida ya se notificó.'),
      }),
    ]),
    {
      term: businessDays(10, 'Ley 1333/2009 art. 16'),
      capture: [words('merito.evaluacion', 'Evaluación del mérito', true, 4000)],
      question: { text: '¿Existe mérito para iniciar el procedimiento sancionatorio?' },
    },
  ),
  drafts(
    ['SAN-04B', 'Levantamiento de la medida', DRAFTING, LAWYER],
    'AUTO_LEVANTA_MEDIDA',
    { code: 'firmado', label: 'Levantar la medida', at: 'SAN-20' },
    {
      ...byLawyer,
      capture: [
        choice('medida.causal_levantamiento', 'Por qué se levanta', LIFTING),
        words('medida.verificacion', 'Verificación técnica', true, 4000),
        words('medida.devolucion', 'Devolución de bienes o reapertura', true, 2000),
        words('medida.costos_pagados', 'Pago de los costos', false, 1000),
      ],
      note: 'Los costos de la medida se pagan antes de devolver los bienes (art. 34).',
    },
  ),
]
