import { EVIDENCE } from '@ventanilla/domain/cases/words/sanction-words'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { businessDays, choice, only, remarks, to, words } from '../../step-shapes.ts'
import {
  answers,
  appeal,
  byLawyer,
  DRAFTING,
  drafts,
  LAWYER,
  LETTERS,
  NOTIFIER,
  notifies,
  OFFENDER_ANSWERS,
  step,
  waitsForFirmness,
} from './parts.ts'

export const evidence: readonly WrittenStep[] = [
  drafts(
    ['SAN-11', 'Auto de pruebas', DRAFTING, LAWYER],
    'AUTO_PRUEBAS',
    {
      code: 'firmar',
      label: 'Pasa a firma',
      at: 'SAN-11A',
    },
    {
      ...byLawyer,
      term: businessDays(10),
      capture: [
        {
          key: 'pruebas.lista',
          kind: 'table',
          label: 'Pruebas pedidas y de oficio',
          required: true,
          minRows: 1,
          maxRows: 30,
          columns: [
            words('prueba', 'Prueba', true, 1000),
            choice('decision', 'Decisión', EVIDENCE),
            words('motivo', 'Conducencia, pertinencia y necesidad', true, 2000),
          ],
        },
        {
          key: 'pruebas.niega',
          kind: 'yesNo',
          label: '¿Se niega alguna de las que pidió el investigado?',
          required: true,
          help: 'Contra la negativa procede reposición.',
        },
        {
          key: 'pruebas.dias',
          kind: 'integer',
          label: 'Término para practicarlas',
          required: true,
          unit: 'días',
          min: 1,
          max: 30,
          initial: 30,
        },
      ],
      others: [
        to('sin_pruebas', 'No hay pruebas por practicar', 'SAN-12', {
          needs: [],
          reason: true,
          // an auto orders or rejects the requested evidence; the rejection can be appealed (art. 26)
          ...only(
            { '!': [{ var: 'hecho.descargos.pruebas' }] },
            'El investigado pidió pruebas: decrételas o niéguelas en el auto, contra el que procede reposición (Ley 1333 de 2009, art. 26).',
          ),
        }),
      ],
      note: 'Contra la negativa de pruebas procede reposición (art. 26).',
    },
  ),
  waitsForFirmness(
    ['SAN-11A', 'Notificación del auto de pruebas', LETTERS, NOTIFIER],
    { notified: 'notificado', final: 'en_firme', at: 'SAN-11B' },
    {
      others: [
        appeal('SAN-11B', { '==': [{ var: 'hecho.pruebas.niega' }, true] }),
        to('practica', 'Practicar las pruebas', 'SAN-11B', {
          ...only(
            {
              and: [{ var: 'termino.corre' }, { '!=': [{ var: 'hecho.pruebas.niega' }, true] }],
            },
            'Se practican cuando el auto está notificado; si negó alguna prueba, cuando esté en firme.',
          ),
        }),
      ],
    },
  ),
  step(
    'form',
    [
      'SAN-11B',
      'Práctica de pruebas',
      '/informacion-adicional-revision-workflow/:id',
      ['CLI_TECNICO_SANCIONATORIO', 'CLI_JURIDICO_SANCIONATORIO'],
    ],
    [
      to('practicadas', 'Pruebas practicadas', 'SAN-11C'),
      to('prorroga', 'Prorrogar por una sola vez', 'SAN-11B', {
        needs: [],
        reason: true,
        ...only(
          { and: [{ '<': [{ var: 'caso.vueltas.SAN-11B' }, 2] }, { '!': [{ var: 'termino.vencido' }] }] },
          'La prórroga se concede una sola vez y antes de que venza el término.',
        ),
      }),
    ],
    {
      term: {
        amount: 30,
        unit: 'calendario',
        norm: 'Ley 1333/2009 art. 26 (prorrogable una vez, hasta 60 días en total)',
      },
      capture: [
        words('pruebas.resultado', 'Resultado de las pruebas', true, 4000),
        {
          key: 'pruebas.anexos',
          kind: 'document',
          label: 'Soportes',
          required: false,
          accept: ['pdf', 'docx', 'xlsx', 'png', 'jpeg'],
          maxMegabytes: 20,
          maxFiles: 10,
        },
      ],
    },
  ),
  drafts(
    ['SAN-11C', 'Traslado para alegatos', DRAFTING, LAWYER],
    'AUTO_ALEGATOS',
    { code: 'firmar', label: 'Pasa a firma', at: 'SAN-11D' },
    {
      ...byLawyer,
      term: businessDays(5),
      capture: [remarks],
      note: 'Solo cuando se practicaron pruebas (Ley 2387 de 2024, art. 8).',
    },
  ),
  notifies(['SAN-11D', 'Notificación del traslado', LETTERS, NOTIFIER], 'SAN-11E'),
  answers(
    ['SAN-11E', 'Alegatos de conclusión', OFFENDER_ANSWERS],
    { code: 'presenta', label: 'Presentar alegatos', at: 'SAN-12' },
    { label: 'Vence el término sin alegatos', to: 'SAN-12' },
    {
      message: 'alegatos',
      asks: {
        you: 'Puede presentar alegatos de conclusión',
        action: 'Presentar alegatos',
        others: 'Espera a que el presunto infractor presente alegatos.',
        free: true,
      },
      term: businessDays(10, 'CPACA art. 48, por remisión de la Ley 2387/2024 art. 8'),
      capture: [
        words('alegatos.texto', 'Alegatos', true, 4000),
        {
          key: 'alegatos.anexos',
          kind: 'document',
          label: 'Anexos',
          required: false,
          accept: ['pdf', 'docx', 'png', 'jpeg'],
          maxMegabytes: 20,
          maxFiles: 5,
        },
      ],
    },
  ),
]
