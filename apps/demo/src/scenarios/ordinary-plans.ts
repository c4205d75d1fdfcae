import { does, type Plan } from './scenario.ts'

/** The ordinary path of a granted request. */
export const ORDINARY: Readonly<Record<string, Plan>> = {
  'PG-02': does('completa', { 'ventanilla.competencia': true }),
  'PG-03': does('si'),
  'PG-05': does('liquidada'),
  'LIQ-01': does('calculada'),
  'LIQ-02': does('aprobada'),
  'LIQ-03': does('emitido'),
  'LIQ-04': does('pagado'),
  'LIQ-05': does('verificado'),
  'PG-06': does('creado'),
  'PG-09': does('asignado'),
  'PG-07': does('revisar'),
  'FIR-01': does('creado'),
  'FIR-02': does('a_revision'),
  'FIR-03': does('aprobado'),
  'FIR-04': does('firmado'),
  'PG-08': does('publicado'),
  'PG-10': does('realizada', { 'visita.hay_oposicion': false }),
  'PG-10A': does('adjunta'),
  'PG-11': does('no'),
  'PG-12': does('proyectado'),
  'PG-13': does('proyectada', { 'decision.sentido': 'otorga' }),
  'PG-14': does('notificada'),
  'NOT-01': (visit) => (visit % 2 === 1 ? does('nueva') : does('nueva')),
  'NOT-02': does('si'),
  // an addressee without consent to electronic notification is summoned and appears
  'NOT-04': does('comparece', { 'notificacion.comparece': true }),
  'NOT-06': does('constancia'),
  'PG-15': does('en_firme'),
  'PG-16': does('seguimiento'),
}
