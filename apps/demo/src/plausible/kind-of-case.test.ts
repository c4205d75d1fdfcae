import { FOLDERS, type ProcedureFolder } from '@ventanilla/catalog/procedures/procedures'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import type { Trait } from '@ventanilla/domain/procedures/traits'
import { describe, expect, it } from 'vitest'
import { type Kind, kindOfCase, kindOfProcedure } from './kind-of-case.ts'

/** Types of the seed with words of their kind; from 1000 on a type is an authority's own. */
const WORDED: Readonly<Partial<Record<ProcedureFolder, Kind>>> = {
  'surface-water': 'agua',
  'groundwater-concession': 'agua',
  'isolated-trees': 'arbol',
  'single-felling': 'forestal',
  'persistent-felling': 'forestal',
  'domestic-felling': 'forestal',
  'protective-plantation': 'forestal',
  'permit-change': 'posterior',
}
const SEED = keysIn(FOLDERS).filter((folder) => FOLDERS[folder].ttId < 1000)

describe('the kind of a case', () => {
  it.each(SEED)('of the seed’s %s is the one that its texts are written for', (folder) => {
    expect(kindOfCase({ 'tramite.tipo': FOLDERS[folder].ttId })).toBe(WORDED[folder] ?? 'otro')
  })

  it('of a complaint is its own, whatever its type', () => {
    expect(kindOfCase({ 'tramite.tipo': FOLDERS.complaint.ttId, 'queja.anonima': false })).toBe('queja')
  })

  it('of a case without a procedure has no words of its own', () => {
    expect(kindOfCase({ 'tramite.tipo': 0 })).toBe('otro')
  })

  it('of a further procedure follows from its family or its traits', () => {
    const kind = (family: string, ...traits: Trait[]): Kind =>
      kindOfProcedure({ workflow: { family }, traits })
    expect(kind('forestal')).toBe('forestal')
    expect(kind('registro_simple', 'arbolado')).toBe('forestal')
    expect(kind('arbol_riesgo', 'arbolado')).toBe('arbol')
    expect(kind('permiso_general', 'uso_del_agua')).toBe('agua')
    expect(kind('permiso_general')).toBe('otro')
  })
})
