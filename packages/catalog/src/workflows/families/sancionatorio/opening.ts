import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { exampleNumber } from '../../../series.ts'
import { offender, whatHappened } from '../../sancionatorio-fields.ts'
import { businessDays, choice, only, to, words, yesNo } from '../../step-shapes.ts'
import { lapsing, LAWYER, step, TECHNICIAN } from './parts.ts'

export const opening: readonly WrittenStep[] = [
  step(
    'form',
    [
      'SAN-01',
      'Apertura del caso',
      '/workflow-sancionatorio',
      ['CLI_COORDINADOR_JURIDICO_SANCIONATORIO', 'CLI_COORDINADOR_CONTROL_VIGILANCIA'],
    ],
    lapsing([
      to('reparto', 'Repartir a abogado y técnico', 'SAN-02', { does: ['infractor.identificado'] }),
      to('flagrancia', 'Hay flagrancia o medida preventiva', 'SAN-03', {
        does: ['infractor.identificado'],
      }),
    ]),
    {
      listedOn: '/workflow-sancionatorio',
      term: businessDays(5),
      status: 'caso_abierto',
      capture: [
        choice('caso.origen', 'De dónde viene el caso', [
          { value: 'oficio', label: 'De oficio' },
          { value: 'flagrancia', label: 'Flagrancia' },
          { value: 'queja', label: 'Queja o denuncia' },
          { value: 'seguimiento', label: 'Control y seguimiento' },
        ]),
        words('caso.referencia', 'Expediente o queja de origen', false, 120, {
          help: `Número del expediente, como ${exampleNumber('EXPEDIENTE')}, o radicado de la queja, como ${exampleNumber('RADICADO')}.`,
        }),
        {
          key: 'territorial.asignada',
          kind: 'office',
          label: 'Territorial que atiende el caso',
          required: true,
        },
        ...offender(false),
        ...whatHappened,
        words('infraccion.norma', 'Norma que se habría infringido', true, 2000),
      ],
      note: 'Los datos del infractor se pueden corregir después, en «Actualización de datos del infractor».',
    },
  ),
  step(
    'assign',
    [
      'SAN-02',
      'Asignación del profesional',
      '/asignar-profesional-workflow/:id/reparto',
      ['CLI_COORDINADOR_JURIDICO_SANCIONATORIO'],
    ],
    lapsing(
      yesNo('SAN-06', 'SAN-05', {
        yes: only(
          { '==': [{ var: 'hecho.infractor.conocido' }, true] },
          'Todavía no se sabe quién es el presunto infractor: corresponde la indagación preliminar.',
        ),
      }),
    ),
    {
      term: businessDays(2),
      capture: [
        {
          key: 'sancion.abogado',
          kind: 'staff',
          label: 'Abogado que lleva el caso',
          required: true,
          roles: LAWYER,
        },
        {
          key: 'sancion.tecnico',
          kind: 'staff',
          label: 'Profesional técnico',
          required: true,
          roles: TECHNICIAN,
        },
      ],
      question: {
        text: '¿Hay certeza suficiente del hecho y del presunto infractor para iniciar el procedimiento?',
      },
    },
  ),
]
