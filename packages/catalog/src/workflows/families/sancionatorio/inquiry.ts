import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { to, words, yesNo } from '../../step-shapes.ts'
import { byLawyer, lapsing, LAWYER, STAGE, step, TECHNICIAN } from './parts.ts'

export const inquiry: readonly WrittenStep[] = [
  step(
    'draft',
    ['SAN-05', 'Indagación preliminar', '/creacion-documentos', LAWYER],
    [
      to('vence', 'Concluyó la indagación', 'SAN-05B'),
      // art. 17: at most six months; the decision uses the findings until then
      to('vencida', 'Vencieron los seis meses', 'SAN-05B', { by: 'system', automatic: 'expiry' }),
    ],
    {
      listedOn: '/creacion-documentos',
      ...byLawyer,
      term: { amount: 6, unit: 'meses', norm: 'Ley 1333/2009 art. 17' },
      termFrom: { act: 'AUTO_INDAGACION' },
      capture: [
        words('indagacion.motivo', 'Qué falta por establecer', true, 4000),
        words('indagacion.diligencias', 'Diligencias por practicar', true, 4000, {
          help: 'Una por renglón.',
        }),
      ],
      produces: ['AUTO_INDAGACION'],
      note: 'La indagación dura máximo seis meses desde el auto que la ordena.',
    },
  ),
  step(
    'concept',
    ['SAN-05B', 'Decisión tras la indagación', STAGE, ['CLI_JURIDICO_SANCIONATORIO', ...TECHNICIAN]],
    lapsing(yesNo('SAN-06', 'SAN-20')),
    {
      capture: [
        words('informe.hallazgos', 'Resultado de las diligencias', true, 4000),
        words('informe.recursos', 'Recursos afectados y cómo', true, 4000),
        {
          key: 'informe.fotografias',
          kind: 'photos',
          label: 'Fotografías con posición',
          required: false,
        },
      ],
      produces: ['INFORME_INFRACCION'],
      question: { text: '¿Se verificó una conducta que amerite iniciar el procedimiento?' },
    },
  ),
]
