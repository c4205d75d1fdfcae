import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import type { CopyingDoorFor } from './door.ts'
import { door } from './listed.ts'

/** Procedures and the documents that they ask for: words and fields. */

export const PROCEDURE_DOOR: CopyingDoorFor<ContentOf<'tramite'>> = {
  title: 'Parametrización de trámites',
  one: 'Trámite',
  subtitle: 'Lo que se lee de cada trámite, sus documentos, sus términos y su tarifa.',
  says: 'Aquí se mantiene cada trámite y se copia uno a otro nuevo. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/parametrizacion-tramites',
  item: { path: '/edit-parametrizacion/:id', param: 'id' },
  create: { path: '/crear/parametro', label: 'Copiar a un trámite nuevo' },
  fields: {
    order: { as: 'place', label: 'Puesto en la lista' },
    definition: { as: 'definition', label: 'Trámite' },
  },
  begin: null,
  procedures: true,
}

export const DOCUMENT_DOOR = door<'documento'>({
  title: 'Anexos por trámite',
  one: 'Tipo de documento',
  subtitle: 'La lista común de documentos, y qué trámites piden cada uno.',
  says: 'Aquí se mantiene la lista común de documentos que piden los trámites. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/asignacion-anexos-tramite',
  item: { path: '/asignacion-anexos-tramite', query: 'id' },
  create: { path: '/asignacion-anexos-tramite', query: 'nuevo', label: 'Nuevo documento' },
  fields: {
    title: { as: 'line', label: 'Nombre', help: 'Así se pide en el formulario.', maxLength: LONGEST.name },
    description: {
      as: 'line',
      label: 'Ayuda',
      help: 'Qué es, quién lo expide y cómo debe venir.',
      maxLength: LONGEST.description,
      rows: 4,
    },
    example: {
      as: 'line',
      label: 'Ejemplo',
      help: 'Cómo se ve uno bueno. Se lee después de la ayuda.',
      maxLength: LONGEST.description,
      rows: 2,
    },
    format: {
      as: 'line',
      label: 'Dirección del formato para descargar',
      help: 'Completa, con https. Un trámite que enlaza el suyo muestra ese.',
      maxLength: LONGEST.address,
    },
    reserved: {
      as: 'choice',
      label: 'Reserva',
      empty: 'Ninguna: lo leen los terceros reconocidos',
      options: {
        identidad: 'Identifica a una persona',
        'vida-privada': 'Revela hechos de la vida privada',
        comercial: 'Es secreto empresarial',
      },
    },
  },
  begin: { title: '', description: '', reserved: null, example: '', format: '' },
  askedBy: true,
})
