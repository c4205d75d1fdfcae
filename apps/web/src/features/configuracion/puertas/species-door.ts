import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { TIMBER_GROUPS } from '@ventanilla/domain/fees/timber-groups'
import { door, listed, NEW_LISTED } from './listed.ts'

/** Of its kind: words and fields. */
export const SPECIES_DOOR = door<'especie'>({
  title: 'Árboles',
  one: 'Especie',
  subtitle: 'Las especies que ofrecen los formularios de madera y las actas de riesgo, con su veda.',
  says: 'Aquí se mantienen las especies de árboles que ofrecen los formularios. Lo hace la oficina de recursos naturales y quien administra el portal.',
  list: '/arboles',
  item: { path: '/arboles', query: 'id' },
  create: { path: '/arboles', query: 'nueva', label: 'Nueva especie' },
  fields: {
    ...listed('Así la lee quien escoge de la lista.'),
    name: {
      as: 'line',
      label: 'Nombre común',
      help: 'Los formularios la ofrecen con este nombre y con el científico.',
      maxLength: LONGEST.name,
    },
    scientificName: {
      as: 'line',
      label: 'Nombre científico',
      help: 'Género y especie, por ejemplo Cedrela odorata.',
      maxLength: LONGEST.scientificName,
    },
    family: { as: 'line', label: 'Familia', maxLength: LONGEST.family },
    checkBan: {
      as: 'yesNo',
      label: 'Puede estar en veda',
      yes: 'Sí, se revisa antes de decidir',
      no: 'No',
    },
    banNorm: {
      as: 'line',
      label: 'Norma de la veda',
      help: 'Quien escoja la especie la ve, con sus fechas. Vacía: no hay veda.',
      maxLength: LONGEST.norm,
    },
    banFrom: { as: 'date', label: 'Veda desde' },
    banUntil: { as: 'date', label: 'Veda hasta', help: 'Último día. Vacío: sin término.' },
    timberGroup: {
      as: 'choice',
      label: 'Grupo de la tarifa de madera',
      options: TIMBER_GROUPS,
      empty: 'Sin grupo',
    },
    minimumDiameter: {
      as: 'whole',
      label: 'Diámetro mínimo de corta',
      unit: 'cm',
      help: 'A 1,30 m del suelo.',
    },
  },
  begin: {
    ...NEW_LISTED,
    scientificName: '',
    family: '',
    checkBan: false,
    banNorm: '',
    banFrom: null,
    banUntil: null,
    timberGroup: null,
    minimumDiameter: null,
  },
  paste: {
    query: 'pegar',
    many: 'especies',
    by: 'scientificName',
    columns: [
      'name',
      'scientificName',
      'family',
      'banNorm',
      'banFrom',
      'banUntil',
      'timberGroup',
      'minimumDiameter',
    ],
  },
})
