import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { door, NEW_LISTED } from './listed.ts'

/** Of its kind: words and fields. */
export const HOLIDAY_LAW_DOOR = door<'ley_festivos'>({
  title: 'Festivos de ley',
  one: 'Ley de festivos',
  subtitle:
    'Los días que no son hábiles en todo el país, por la ley que los da. Los plazos abiertos se cuentan de nuevo.',
  says: 'Aquí se mantienen los festivos de ley con que se cuentan los plazos. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/calendario-personalizado/leyes',
  parent: '/calendario-personalizado',
  item: { path: '/calendario-personalizado/leyes/:id', param: 'id' },
  create: { path: '/calendario-personalizado/leyes', query: 'nueva', label: 'Nueva ley de festivos' },
  key: {
    label: 'Clave',
    help: 'Letras minúsculas, cifras y guion bajo, como ley_2578_2026. No cambia después.',
  },
  fields: {
    name: { as: 'line', label: 'Ley', help: 'Con su número y año, como se cita.', maxLength: LONGEST.name },
    from: { as: 'date', label: 'Rige desde', help: 'Vacío: desde siempre.' },
    until: {
      as: 'date',
      label: 'Último día en que rige',
      help: 'De una ley derogada o anulada. Así se acaba un festivo sin cambiar los que ya pasaron. Vacío: sigue rigiendo.',
    },
    days: {
      as: 'records',
      label: 'Festivos',
      help: 'Cada uno cae de una de tres maneras, y las otras dos quedan vacías: siempre el mismo día, o el lunes desde un día (mes y día, como 12-25), o contado desde el Domingo de Pascua (-2 es el Viernes Santo).',
      one: 'festivo',
      many: 'festivos',
      columns: {
        name: { as: 'line', label: 'Nombre', maxLength: LONGEST.holiday },
        on: {
          as: 'line',
          label: 'Siempre el mismo día',
          maxLength: LONGEST.monthDay,
          empties: true,
        },
        mondayFrom: {
          as: 'line',
          label: 'Pasa al lunes, desde este día',
          maxLength: LONGEST.monthDay,
          empties: true,
        },
        easter: {
          as: 'whole',
          label: 'Contado desde el Domingo de Pascua',
          unit: 'días',
          signed: true,
        },
      },
      begin: { name: '', on: null, mondayFrom: null, easter: null },
    },
    active: {
      as: 'yesNo',
      label: 'Se cuenta',
      yes: 'Sí',
      no: 'No',
      help: 'Sin ella, tampoco fueron festivos los días que ya pasaron. Si la ley se acabó, escriba su último día.',
    },
    order: { as: 'place', label: 'Puesto en la lista' },
  },
  begin: {
    ...NEW_LISTED,
    from: null,
    until: null,
    days: [{ name: '', on: null, mondayFrom: null, easter: null }],
  },
  movesTerms: true,
  live: async () => (await import('./holiday-law-live.ts')).HOLIDAY_LAW_LIVE,
})
