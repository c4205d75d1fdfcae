import { CULPABILITY, SANCTIONS } from '@ventanilla/domain/cases/words/sanction-words'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { appeals } from '../../beside.ts'
import { fineFields } from '../../fine-fields.ts'
import { businessDays, choice, only, to, words } from '../../step-shapes.ts'
import {
  appeal,
  byTechnician,
  DRAFTING,
  drafts,
  extension,
  inTime,
  lasting,
  LAWYERS,
  LETTERS,
  NOTIFIER,
  notifies,
  step,
  TECHNICIAN,
} from './parts.ts'

export const liability: readonly WrittenStep[] = [
  step(
    'concept',
    ['SAN-12', 'Concepto técnico de tasación', '/seguimiento/concepto-tecnico/:id', TECHNICIAN],
    [
      to('elaborado', 'Tasación elaborada', 'SAN-13'),
      to('fallecimiento', 'El investigado falleció', 'SAN-18', { needs: [], acts: [], reason: true }),
    ],
    {
      ...byTechnician,
      term: businessDays(15),
      capture: [
        words('informe.hallazgos', 'Conducta que se comprobó', true, 4000),
        words('informe.recursos', 'Recursos afectados y cómo', true, 4000),
        ...fineFields,
        words('multa.sustento', 'Sustento de los valores', true, 4000),
        {
          key: 'informe.fotografias',
          kind: 'photos',
          label: 'Fotografías con posición',
          required: false,
        },
      ],
      produces: ['INFORME_INFRACCION'],
      note: 'El portal calcula la multa con la metodología de la Resolución 2086 de 2010 y muestra cada operación.',
    },
  ),
  drafts(
    ['SAN-13', 'Resolución que determina responsabilidad', DRAFTING, LAWYERS],
    'RES_SANCION',
    { code: 'firmada', label: 'Pasa a firma del Director General', at: 'SAN-14', ...inTime },
    {
      term: businessDays(80, 'Ley 1333/2009 art. 27, modificado por la Ley 2387/2024 art. 9'),
      status: 'responsabilidad_decidida',
      capture: [
        choice('sancion.responsable', 'Decisión', [
          { value: 'si', label: 'Declarar responsable al investigado' },
          { value: 'no', label: 'Exonerarlo' },
        ]),
        words('sancion.descargos', 'Respuesta a los descargos y alegatos', true, 4000),
        words('sancion.analisis', 'Análisis de cada cargo', true, 4000),
        choice('sancion.culpabilidad', 'Culpa o dolo', CULPABILITY),
        {
          key: 'sancion.tipo',
          kind: 'multi',
          label: 'Sanciones (Ley 1333 de 2009, art. 40)',
          required: true,
          options: SANCTIONS,
          condition: { '==': [{ var: 'sancion.responsable' }, 'si'] },
        },
        words('sancion.detalle', 'Alcance de las sanciones distintas de la multa', false, 4000, {
          condition: { '==': [{ var: 'sancion.responsable' }, 'si'] },
        }),
        words('sancion.correccion', 'Corrección y compensación', false, 4000, {
          help: 'Una medida por renglón, con su plazo.',
          condition: { '==': [{ var: 'sancion.responsable' }, 'si'] },
        }),
        choice('sancion.medida_preventiva', 'Medida preventiva', [
          { value: 'no_hay', label: 'No se impuso' },
          { value: 'levanta', label: 'Se levanta' },
          { value: 'mantiene', label: 'Se mantiene hasta que se cumpla' },
        ]),
        extension,
      ],
      others: lasting('SAN-13'),
    },
  ),
  notifies(['SAN-14', 'Notificación de la decisión', LETTERS, NOTIFIER], 'SAN-15', 'notificada'),
  step(
    'firmness',
    [
      'SAN-15',
      'Recursos',
      '/revision-expediente-workflow-espera-recurso/:id',
      ['CLI_JURIDICO_SANCIONATORIO', 'CLI_SECRETARIA_JURIDICA'],
    ],
    [
      to(
        'sin_recurso',
        'Venció el término sin recurso',
        'SAN-16',
        only({ var: 'termino.vencido' }, 'Todavía corre el término para recurrir.'),
      ),
      appeal('SAN-16'),
      appeals(['apelacion', 'Presentar recurso de apelación'], 'RWF-02', 'SAN-16'),
    ],
    {
      term: businessDays(10, 'Ley 1333/2009 art. 30; CPACA art. 76'),
      termFrom: 'notificacion',
      note: 'Contra las decisiones del Director General solo procede reposición.',
    },
  ),
]
