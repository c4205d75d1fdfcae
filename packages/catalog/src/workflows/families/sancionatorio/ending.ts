import { CESSATION } from '@ventanilla/domain/cases/words/sanction-words'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { appeals, whileAppealing } from '../../beside.ts'
import { businessDays, choice, INTERNAL, only, remarks, to, words } from '../../step-shapes.ts'
import {
  appeal,
  byLawyer,
  DAYS_OVER,
  DRAFTING,
  drafts,
  LAWYER,
  LETTERS,
  NOTIFIER,
  step,
  told,
  untold,
  waitsForFirmness,
} from './parts.ts'

export const ending: readonly WrittenStep[] = [
  drafts(
    ['SAN-18', 'Cesación del procedimiento', DRAFTING, LAWYER],
    'AUTO_CESACION',
    { code: 'firmar', label: 'Pasa a firma', at: 'SAN-18A' },
    {
      ...byLawyer,
      capture: [
        choice('cesacion.causal', 'Causal (Ley 1333 de 2009, art. 9)', CESSATION),
        words('cesacion.prueba', 'Prueba de la causal', true, 4000),
        words('cesacion.otros', 'Frente a quiénes continúa el procedimiento', false, 1000),
        words('cesacion.medidas', 'Medidas preventivas', false, 1000),
      ],
      note: 'Contra la cesación procede reposición (art. 23).',
    },
  ),
  waitsForFirmness(
    ['SAN-18A', 'Notificación de la cesación', LETTERS, NOTIFIER],
    { notified: 'notificada', final: 'en_firme', at: 'SAN-19' },
    { others: [appeal('SAN-19')] },
  ),
  step(
    'file',
    ['SAN-19', 'Archivo del expediente', '/solicitudes/expediente/:id', ['CLI_GESTION_DOCUMENTAL']],
    [to('archivado', 'Archivar', 'FIN')],
    { status: 'archivado', capture: [remarks] },
  ),
  drafts(
    ['SAN-20', 'Archivo por falta de mérito', '/creacion-documentos', LAWYER],
    'AUTO_ARCHIVO',
    {
      code: 'firmar',
      label: 'Pasa a firma',
      at: 'SAN-20A',
      ...only(
        { and: [told('AUTO_LEVANTA_MEDIDA'), DAYS_OVER] },
        'Notifique primero el levantamiento de la medida y espere el término para recurrirlo.',
      ),
    },
    {
      listedOn: '/creacion-documentos',
      ...byLawyer,
      // the days to appeal against the lifting of a measure, once notified
      term: businessDays(10, 'CPACA art. 76'),
      termFrom: 'notificacion',
      capture: [words('archivo.motivo', 'Motivo del archivo', true, 4000)],
      others: [
        to('notificar', 'Notificar el levantamiento de la medida', 'NOT-01', {
          returnTo: 'SAN-20',
          needs: [],
          ...only(untold('AUTO_LEVANTA_MEDIDA'), 'No hay un levantamiento por notificar.'),
        }),
        appeals(
          ['reposicion', 'Presentar recurso de reposición'],
          'RWF-01',
          'SAN-20',
          whileAppealing,
          'SAN-04B',
        ),
      ],
    },
  ),
  step(
    'draft',
    ['SAN-20A', 'Comunicación del archivo', '/comunicacion/:id', ['CLI_SECRETARIA_JURIDICA']],
    [to('comunicado', 'Comunicado', 'SAN-19')],
    {
      term: businessDays(5, INTERNAL),
      capture: [
        words('oficio.asunto', 'Asunto', true, 200),
        words('oficio.cuerpo', 'Lo que se comunica', true, 4000),
      ],
      produces: ['COMUNICACION'],
    },
  ),
]
