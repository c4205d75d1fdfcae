import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { door, NEW_LISTED } from './listed.ts'

/** Of its kind: words and fields. */
export const OFFICE_DOOR = door<'sede'>({
  title: 'Sedes territoriales',
  one: 'Sede',
  subtitle: 'Dónde atiende la autoridad, y qué municipios atiende cada sede.',
  says: 'Aquí se mantienen las sedes, su horario y los municipios que atiende cada una. Lo hace quien administra el portal.',
  list: '/territorial',
  beside: { path: '/territorial/competencia', label: 'Competencia para firmar' },
  item: { path: '/edit/:id', param: 'id' },
  create: { path: '/crear/territorio', label: 'Nueva sede' },
  key: {
    label: 'Código',
    help: 'Minúsculas sin tilde, cifras y guion bajo, como alto_magdalena. No cambia nunca.',
  },
  fields: {
    name: {
      as: 'line',
      label: 'Nombre',
      help: 'Así la leen el público, los actos y las cartas.',
      maxLength: LONGEST.name,
    },
    active: {
      as: 'yesNo',
      label: 'Está abierta',
      yes: 'Sí',
      no: 'No, cerrada',
      help: 'Cerrada no se muestra ni recibe trámites. Al publicar su cierre se elige qué sede recibe lo que tiene. Si después se abre otra vez, lo que pasó a la otra se queda allí.',
    },
    number: {
      as: 'whole',
      label: 'Número',
      unit: '',
      help: 'Con él la nombran los programas que consultan el portal. No se repite.',
    },
    seat: { as: 'line', label: 'Municipio en que queda', maxLength: LONGEST.seat },
    address: { as: 'line', label: 'Dirección', maxLength: LONGEST.place },
    hours: {
      as: 'line',
      label: 'Horario',
      help: 'Vacío: el de la autoridad.',
      maxLength: LONGEST.hours,
    },
    telephone: {
      as: 'line',
      label: 'Teléfono',
      help: 'Vacío: el de la autoridad.',
      maxLength: LONGEST.telephone,
    },
    municipalities: {
      as: 'several',
      label: 'Municipios que atiende',
      one: 'municipio',
      holder: { path: '/edit/:id', param: 'id' },
      help: 'Cada municipio va en una sola sede abierta. Para pasar uno, quítelo de la otra y publique los dos borradores juntos en la lista de sedes.',
    },
    order: { as: 'place', label: 'Puesto en la lista' },
  },
  begin: {
    ...NEW_LISTED,
    number: 0,
    seat: '',
    address: '',
    hours: '',
    telephone: '',
    municipalities: [],
  },
})
