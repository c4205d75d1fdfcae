import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { door, listed } from './listed.ts'

const { name, order } = listed('Así se reconoce en esta lista. Los actos no lo dicen.')

/** Of its kind: words and fields. */
export const COMPETENCE_DOOR = door<'competencia'>({
  title: 'Competencia para firmar',
  one: 'Competencia para firmar',
  subtitle:
    'Qué cargo firma qué actos, por qué acto y en qué días. De ella salen las palabras de la firma y los recursos.',
  says: 'Aquí se mantiene quién puede firmar cada clase de acto. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/territorial/competencia',
  parent: '/territorial',
  item: { path: '/territorial/competencia', query: 'competencia' },
  create: { path: '/territorial/competencia', query: 'nueva', label: 'Nueva competencia' },
  fields: {
    name,
    role: { as: 'oneOf', label: 'Cargo que firma' },
    office: { as: 'office', label: 'Para los trámites de', all: 'Todas las sedes' },
    kind: {
      as: 'choice',
      label: 'Fundamento',
      options: {
        propia: 'Competencia propia del cargo',
        delegacion: 'Delegación (Ley 489 de 1998, artículos 9 a 12)',
        desconcentracion: 'Desconcentración (Ley 489 de 1998, artículo 8)',
      },
      help: 'Lo propio se apela ante el superior, si lo hay. Lo delegado se recurre como lo de quien delega. Contra lo desconcentrado solo procede la reposición.',
    },
    authority: {
      as: 'oneOf',
      label: 'Superior, o quien delega',
      empty: 'Nadie',
      help: 'De lo propio, el superior ante quien se apela; nadie si no lo tiene. De lo delegado, quien delega. De lo desconcentrado, nadie.',
    },
    authorityWords: {
      as: 'line',
      label: 'Cómo lo nombran los actos',
      help: 'Con su artículo, como «el Director General».',
      maxLength: LONGEST.name,
    },
    classes: {
      as: 'several',
      label: 'Clases de actos que firma',
      one: 'clase',
      help: 'Un acto lo firma el cargo que su plantilla nombra, si además tiene aquí su clase.',
    },
    title: {
      as: 'line',
      label: 'Acto que la da',
      help: 'Con su artículo, como «la Resolución» o «el Acuerdo».',
      maxLength: LONGEST.grantTitle,
    },
    of: {
      as: 'line',
      label: 'De quién es ese acto',
      help: 'Como «del Consejo Directivo». Vacío si no hace falta.',
      maxLength: LONGEST.name,
    },
    number: { as: 'line', label: 'Número del acto', maxLength: LONGEST.prefix },
    date: { as: 'date', label: 'Fecha del acto' },
    holder: {
      as: 'choice',
      label: 'Quién ocupa el cargo',
      options: { titular: 'El titular', encargado: 'Un encargado: firma con (E)' },
    },
    from: { as: 'date', label: 'Desde', help: 'Primer día en que firma con ella.' },
    until: {
      as: 'date',
      label: 'Hasta',
      help: 'Último día en que firma con ella. Vacío: hasta que se le ponga fin.',
    },
    order,
  },
  begin: {
    order: 0,
    name: '',
    role: '',
    office: null,
    kind: 'delegacion',
    authority: '',
    authorityWords: '',
    classes: [],
    title: 'la Resolución',
    of: '',
    number: '',
    date: '',
    holder: 'titular',
    from: '',
    until: null,
  },
})
