import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { CHARGED_APART, choice, each, only, to, words } from '../../step-shapes.ts'
import { step } from './parts.ts'

export const enforcement: readonly WrittenStep[] = [
  step(
    'form',
    [
      'SAN-16',
      'Ejecutoria, registro de infractores y cobro',
      '/solicitudes/avisos-y-constancias/:id',
      ['CLI_SECRETARIA_JURIDICA', 'CLI_SECRETARIA_JURIDICA_SAF'],
    ],
    each(CHARGED_APART, [
      to('cobro', 'Liquidar y cobrar la multa', 'LIQ-01', {
        returnTo: 'SAN-17',
        ...only(
          {
            and: [
              { '==': [{ var: 'hecho.sancion.responsable' }, 'si'] },
              { in: ['multa', { var: 'hecho.sancion.tipo' }] },
            ],
          },
          'La resolución no impuso multa.',
        ),
      }),
      to('cumple', 'Pasa a cumplimiento, sin multa', 'SAN-17', {
        ...only(
          {
            or: [
              { '!=': [{ var: 'hecho.sancion.responsable' }, 'si'] },
              { '!': [{ in: ['multa', { var: 'hecho.sancion.tipo' }] }] },
            ],
          },
          'La resolución impuso una multa: primero se cobra.',
        ),
      }),
    ]),
    {
      capture: [
        choice('firmeza.causal', 'Causal de firmeza (CPACA art. 87)', [
          { value: 'sin_recurso', label: 'Venció el término sin recurso' },
          { value: 'recurso_resuelto', label: 'Se notificó la decisión del recurso' },
        ]),
        {
          key: 'sancion.multa_firme',
          kind: 'money',
          label: 'Multa que queda en firme',
          required: true,
          unit: 'COP',
          min: 0,
          help: 'La que fijó la resolución o, si el recurso la modificó, la que resultó.',
          condition: {
            and: [
              { '==': [{ var: 'sancion.responsable' }, 'si'] },
              { in: ['multa', { var: 'sancion.tipo' }] },
            ],
          },
        },
        {
          key: 'ruia.fecha',
          kind: 'date',
          label: 'Fecha del reporte al Registro Único de Infractores Ambientales',
          required: false,
          help: 'Se reporta a quien fue declarado responsable (arts. 57 a 59).',
        },
        words('ruia.referencia', 'Número del reporte', false, 60),
      ],
      produces: ['CONST_EJECUTORIA'],
    },
  ),
  step(
    'form',
    ['SAN-17', 'Cumplimiento y cierre', '/actualizar-multas', ['CLI_COBRO_COACTIVO', 'CLI_FINANCIERO']],
    [
      to('pagada', 'Pagada o cumplida', 'SAN-19'),
      to('coactivo', 'Pasa a cobro coactivo', 'SAN-19', { reason: true }),
    ],
    {
      listedOn: '/actualizar-multas',
      capture: [
        words('cumplimiento.verificacion', 'Qué se verificó', true, 2000),
        {
          key: 'cumplimiento.soporte',
          kind: 'document',
          label: 'Soporte',
          required: false,
          accept: ['pdf', 'png', 'jpeg'],
          maxMegabytes: 20,
        },
      ],
    },
  ),
]
