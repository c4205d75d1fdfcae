import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { door, listed, NEW_LISTED } from './listed.ts'

/** Of its kind: words and fields. */
export const LINK_DOOR = door<'enlace'>({
  title: 'Normativa PUEAA',
  one: 'Enlace normativo',
  subtitle: 'Normas y guías en otros sitios, y los trámites que las muestran.',
  says: 'Aquí se mantienen los enlaces a normas. Lo hacen las oficinas jurídica y de recursos y quien administra el portal.',
  list: '/link-normativa-pueaa',
  item: { path: '/normativa-pueaa-editar/:id', param: 'id' },
  create: { path: '/registrar/link', label: 'Nuevo enlace' },
  fields: {
    ...listed('Así se lee el enlace.'),
    active: { as: 'yesNo', label: 'Se muestra', yes: 'Sí', no: 'No' },
    address: {
      as: 'line',
      label: 'Dirección',
      help: 'Completa, con https. El portal mira una vez al día si responde.',
      maxLength: LONGEST.address,
      rows: 2,
    },
    note: { as: 'line', label: 'Nota', help: 'Se lee debajo del enlace.', maxLength: LONGEST.name },
    procedures: {
      as: 'several',
      label: 'Trámites que lo muestran',
      one: 'trámite',
      help: 'En su página y en su formulario.',
    },
  },
  begin: { ...NEW_LISTED, address: '', note: '', procedures: [] },
})
