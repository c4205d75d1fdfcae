import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import type { EntryPoint } from '@ventanilla/domain/workflow/definition/linking'
import { activities } from './activities.ts'
import { assignment } from './assignment.ts'
import { corrections } from './corrections.ts'
import { beforeDecision, isRequest } from '../../beside.ts'
import { FAMILY, OFFENDER_FACTS } from './parts.ts'
import { people } from './people.ts'
import { placeConcept } from './place-concept.ts'

/** Entry point beside an open case; several at a time, because each is a separate matter. */
const beside = (label: string, explains: string, more: Partial<EntryPoint> = {}): EntryPoint => ({
  label,
  explains,
  beside: 'always',
  many: true,
  when: { var: 'caso.abierto' },
  whyNot: 'El trámite ya terminó.',
  ...more,
})

/**
 * Management of a case: its officials, its stage, and the data of its application. Each matter is a case of its
 * own beside the managed one, so that request, approval and reason stay on record.
 */
export const gestionAdministrativa: WrittenFamily = {
  id: FAMILY,
  name: 'Gestión administrativa del caso',
  norm: 'CPACA art. 3; manual interno',
  isSubprocess: false,
  initialStep: 'ADM-00',
  startedBy: 'invocado',
  entries: [
    {
      step: 'ADM-01',
      entryPoint: beside(
        'Reasignar el profesional',
        'Propone que otra persona siga con la tarea abierta. Se aplica cuando alguien distinto lo aprueba.',
        {
          when: { and: [{ var: 'caso.abierto' }, { '==': [{ var: 'caso.turno' }, 'corporacion'] }] },
          whyNot: 'No hay una tarea de la Corporación que reasignar.',
        },
      ),
    },
    {
      step: 'ADM-02',
      entryPoint: beside(
        'Devolver a un paso anterior',
        'Propone volver a una etapa ya cumplida. Lo actuado se conserva; se aplica cuando alguien distinto lo aprueba.',
      ),
    },
    {
      step: 'ADM-04',
      entryPoint: beside(
        'Actualizar los predios',
        'Corrige la matrícula y la cédula catastral de los predios. La fecha de radicación no cambia.',
        { answers: ['predios'] },
      ),
    },
    {
      step: 'ADM-05',
      entryPoint: beside(
        'Corregir datos de la radicación',
        'Corrige los datos de contacto con que se radicó. La fecha de radicación no cambia.',
        { answers: ['direccion_correspondencia', 'telefono', 'correo'] },
      ),
    },
    {
      step: 'ADM-06',
      entryPoint: beside(
        'Actualizar los costos',
        'Registra el nuevo valor del proyecto y vuelve a liquidar el servicio.',
        { answers: ['valor_proyecto'] },
      ),
    },
    {
      step: 'ADM-07',
      entryPoint: beside(
        'Crear una actividad adicional',
        'Encarga una actividad a un funcionario, con su fecha. El encargado recibe un aviso.',
      ),
    },
    {
      step: 'ADM-08',
      entryPoint: beside(
        'Anotar un paso del flujo',
        'Deja constancia de una actuación que ningún otro paso prevé.',
      ),
    },
    {
      step: 'ADM-09',
      entryPoint: beside(
        'Revisar los documentos del apoderado',
        'Comprueba el poder y la tarjeta profesional. Si se rechazan, el apoderado deja de actuar.',
        {
          when: { and: [{ var: 'caso.abierto' }, { in: ['apoderado', { var: 'caso.partes' }] }] },
          whyNot: 'En este trámite no actúa un apoderado.',
        },
      ),
    },
    {
      step: 'ADM-13',
      entryPoint: beside(
        'Actualizar los datos del infractor',
        'Corrige la identificación, la dirección y la capacidad socioeconómica del presunto infractor.',
        {
          among: { '==': [{ var: 'caso.familia' }, 'sancionatorio'] },
          whyNot: 'Solo en un procedimiento sancionatorio en curso.',
          facts: [...OFFENDER_FACTS, 'infractor.tipo_documento'],
        },
      ),
    },
    {
      step: 'ADM-14',
      entryPoint: beside(
        'Pedir un concepto a planeación',
        'Planeación dice si lo que se pide cabe en ese lugar. El concepto técnico no se firma mientras falte.',
        {
          among: isRequest,
          when: beforeDecision,
          whyNot: 'Se pide mientras la solicitud está en estudio.',
        },
      ),
    },
  ],
  steps: [...assignment, ...corrections, ...activities, ...people, ...placeConcept],
}
