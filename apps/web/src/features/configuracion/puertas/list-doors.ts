import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { door, listed, NEW_LISTED } from './listed.ts'

/** Short lists: words and fields of where procedures stand, types of communications, and names of roles. */

const image = {
  as: 'line',
  label: 'Imagen',
  help: 'Archivo con que se ilustra.',
  maxLength: LONGEST.name,
} as const

export const CATEGORY_DOOR = door<'categoria'>({
  title: 'Categorías de trámites',
  one: 'Categoría de trámites',
  subtitle: 'Lo que se ofrece en la portada de servicios, en su orden.',
  says: 'Aquí se mantienen las categorías en que están los trámites. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/parametrizacion-tramites/categorias',
  parent: '/parametrizacion-tramites',
  item: { path: '/parametrizacion-tramites/categorias', query: 'id' },
  create: { path: '/parametrizacion-tramites/categorias', query: 'nueva', label: 'Nueva categoría' },
  fields: {
    ...listed('Así se lee en las listas de trámites.'),
    active: { as: 'yesNo', label: 'Se puede elegir', yes: 'Sí', no: 'No' },
    image,
  },
  begin: { ...NEW_LISTED, image: '' },
})

export const SUBCATEGORY_DOOR = door<'subcategoria'>({
  title: 'Subcategorías de trámites',
  one: 'Subcategoría de trámites',
  subtitle: 'Temas con que se filtran los trámites, en su orden.',
  says: 'Aquí se mantienen las subcategorías en que están los trámites. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/parametrizacion-tramites/subcategorias',
  parent: '/parametrizacion-tramites',
  item: { path: '/parametrizacion-tramites/subcategorias', query: 'id' },
  create: { path: '/parametrizacion-tramites/subcategorias', query: 'nueva', label: 'Nueva subcategoría' },
  fields: {
    ...listed('Así se lee en las listas de trámites y en la página de cada uno.'),
    active: {
      as: 'yesNo',
      label: 'Se ofrece como filtro',
      yes: 'Sí',
      no: 'No',
      help: 'Los trámites que la tienen la conservan.',
    },
    category: { as: 'oneOf', label: 'Categoría' },
    image,
  },
  begin: { ...NEW_LISTED, category: '', image: '' },
})

export const COMMUNICATION_DOOR = door<'comunicacion'>({
  title: 'Tipos de comunicación',
  one: 'Tipo de comunicación',
  subtitle: 'La lista que se entrega a otros programas de la autoridad.',
  says: 'Aquí se mantienen los tipos de comunicación. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/configuracion/tipos-comunicacion',
  parent: '/configuracion',
  item: { path: '/configuracion/tipos-comunicacion', query: 'id' },
  create: { path: '/configuracion/tipos-comunicacion', query: 'nuevo', label: 'Nuevo tipo' },
  fields: listed('Así se nombra la comunicación.'),
  begin: NEW_LISTED,
})

export const ROLE_DOOR = door<'rol'>({
  title: 'Nombres de los roles',
  one: 'Nombre de un rol',
  subtitle: 'Cómo se lee cada rol en el portal y bajo una firma. Lo que puede hacer no cambia aquí.',
  says: 'Aquí se mantienen los nombres de los roles. Lo hace quien administra el portal.',
  list: '/configuracion/roles',
  parent: '/configuracion',
  item: { path: '/configuracion/roles', query: 'rol' },
  create: null,
  fields: {
    name: {
      as: 'line',
      label: 'Nombre',
      help: 'Los actos ya firmados conservan el que tenían.',
      maxLength: LONGEST.roleName,
    },
  },
  begin: { name: '' },
})
