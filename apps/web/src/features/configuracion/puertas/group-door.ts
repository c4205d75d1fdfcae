import { door, listed, NEW_LISTED } from './listed.ts'

/** Of its kind: words and fields. */
export const GROUP_DOOR = door<'grupo'>({
  title: 'Grupos y ajustes',
  one: 'Grupo de personas',
  subtitle:
    'Personas y roles que la autoridad nombra juntos. Un grupo no da a nadie un permiso que no tenga.',
  says: 'Aquí se mantienen los grupos de personas de cada sede. Lo hace quien administra el portal.',
  list: '/parametrizacion-grupos',
  item: { path: '/edit-parametrizacion-grupo/:id', param: 'id' },
  create: { path: '/crear/parametro-grupo', label: 'Nuevo grupo' },
  beside: { path: '/ausencias', label: 'Ausencias y reemplazos' },
  fields: {
    ...listed('Así se lee al asignar tareas.'),
    active: {
      as: 'yesNo',
      label: 'Se ofrece',
      yes: 'Sí',
      no: 'No',
      help: 'Lo que ya se asignó queda asignado, aunque deje de ofrecerse.',
    },
    office: { as: 'office', label: 'Para los trámites de', all: 'Todas las sedes' },
    people: {
      as: 'several',
      label: 'Personas',
      one: 'persona',
      countsIn: 'office',
      help: 'Quien está ausente sigue en el grupo: al asignar se dice hasta cuándo y quién lo reemplaza.',
    },
    roles: {
      as: 'several',
      label: 'Roles',
      one: 'rol',
      help: 'Cuenta quien tenga alguno de ellos; si el grupo es de una sede, solo quien trabaje en ella.',
    },
    alerts: {
      as: 'several',
      label: 'Avisos que recibe',
      one: 'aviso',
      help: 'En lugar de quienes suelen recibirlos. Llegan a quien del grupo tenga el permiso que el aviso pide; si no hay nadie, a los de siempre.',
    },
    acts: {
      as: 'several',
      label: 'Actos de que recibe copia',
      one: 'acto',
      help: 'La reciben las personas del grupo que pueden ver el trámite, cuando el acto ya puede leerse.',
    },
  },
  begin: { ...NEW_LISTED, office: null, people: [], roles: [], alerts: [], acts: [] },
})
