import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { words, line, count } from '../shared/grant-fields.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    { name: 'permiso_anterior', field: line('Acto y expediente del permiso') },
    {
      name: 'cambios',
      field: words('Lo que se modifica, prorroga o cede', 'Artículos que cambian y cómo quedan.'),
      concept: 'Cambio evaluado',
    },
    {
      name: 'nuevo_titular',
      field: line('Nuevo titular, con su documento'),
      when: { '==': [{ var: 'modificacion.clase' }, 'cesion'] },
    },
    {
      name: 'plazo_prorroga',
      validity: true,
      compared: { noun: 'Prórroga', asked: 'meses_prorroga', times: 1 / 12 },
      concept: 'Prórroga recomendada',
      field: { ...count('Prórroga', 'años', 1, 50), help: 'Dentro del máximo del permiso que se prorroga.' },
      when: { '==': [{ var: 'modificacion.clase' }, 'prorroga'] },
    },
  ],
  studies: [],
  law: LAW,
}
