import { stepsListedOn, trayAddresses } from '@ventanilla/domain/workflow/linked/tray'
import { expect, it } from 'vitest'
import { workflow } from './loaded.ts'

/** Written by hand: the steps whose tasks wait in each list, in the order in which the list shows them. */
const LISTED_BY_HAND: Readonly<Record<string, readonly string[]>> = {
  '/notificaciones': ['NOT-01'],
  '/creacion-documentos': ['FIR-01', 'SAN-03', 'SAN-05', 'SAN-20'],
  '/liquidacion': ['LIQ-01', 'LIQ-02', 'LIQ-05'],
  '/trasladar-tramite': ['TRA-01', 'TRA-02', 'TRA-03'],
  '/asignacion-territorial': ['TRA-04'],
  '/reagendamiento-visitas': ['RVI-01'],
  '/multitramite-acumulacion': ['MUL-01'],
  '/workflow-paralelos': ['MUL-02'],
  '/revocatoria-directa-menu': ['REV-01'],
  '/recurso-reposicion': ['RWF-05'],
  '/reasignacion-profesional': ['ADM-01'],
  '/devolver-tramite': ['ADM-02', 'REG-03'],
  '/actualizar-predios': ['ADM-04'],
  '/actualizar-paso-uno': ['ADM-05'],
  '/actualizar-costos': ['ADM-06'],
  '/actividades-adicionales': ['ADM-07'],
  '/actualizar-datos-infractor': ['ADM-13'],
  '/asignacion-tramites-migracion': ['MIG-01'],
  '/upload-files-ventanilla': ['MIG-02'],
  '/revisar-documento-expediente': ['MIG-03'],
  '/mis-expedientes/nuevo': ['MIG-05'],
  '/workflow-sancionatorio': ['SAN-01'],
  '/creacion-queja/:id': ['QUE-01'],
  '/actualizar-multas': ['SAN-17'],
  '/workflow-seguimiento': ['SEG-01'],
  '/liquidacion-masiva': ['SEG-12'],
}

it.each(Object.entries(LISTED_BY_HAND))('the list %s has its steps in order', (address, ids) => {
  expect(stepsListedOn(workflow, address).map(({ id }) => id)).toEqual(ids)
})

it('no other list has steps', () => {
  expect(trayAddresses(workflow).filter((address) => !(address in LISTED_BY_HAND))).toEqual([])
})
