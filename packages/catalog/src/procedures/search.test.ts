import { COMPLAINT_WORDS, EVERYDAY_WORDS } from '@ventanilla/domain/cases/everyday-words'
import { indexTexts, alternativesFor, searchTexts } from '@ventanilla/domain/cases/search-texts'
import { describe, expect, it } from 'vitest'
import { PROCEDURES } from './procedures.ts'

const index = indexTexts(
  PROCEDURES.filter((procedure) => procedure.listed).map((procedure) => ({
    ttId: procedure.ttId,
    name: procedure.name,
    description: procedure.description,
    subcategory: procedure.subcategory.name,
    summary: procedure.summary,
  })),
)
const find = (query: string): number[] => searchTexts(index, query).map((procedure) => procedure.ttId)

describe('what people type finds the right procedure among the first three', () => {
  it.each([
    ['agua pozo', 4],
    ['perforar un pozo', 2],
    ['aljibe', 4],
    ['tomar agua de la quebrada', 3],
    ['agua para riego', 3],
    ['motobomba', 3],
    ['acueducto veredal', 3],
    ['cortar árbol', 12],
    ['cortar un arbol caido', 12],
    ['tumbar palo', 12],
    ['talar bosque', 7],
    ['poda', 12],
    ['madera para la casa', 11],
    ['aguas negras', 5],
    ['pozo séptico', 5],
    ['vertimiento', 5],
    ['bertimientos', 5],
    ['alcantarillado del municipio', 14],
    ['puente sobre el río', 6],
    ['muro en la quebrada', 6],
    ['humo chimenea', 13],
    ['emisiones', 13],
    ['mina', 1],
    ['licencia', 1],
    ['cambiar la licencia', 9],
    ['desechos tóxicos', 20],
    ['respel', 20],
    ['transportar madera', 22],
    ['zalboconducto', 22],
    ['derrame de gasolina', 23],
    ['carpintería', 24],
    ['sembrar árboles', 25],
    ['criar iguanas', 18],
    ['galpón', 5],
    ['galpon de pollos', 5],
    ['marranera', 5],
    ['cochera de cerdos', 5],
    ['estanque de truchas', 3],
    ['pesca', 3],
    ['zoocria', 18],
    ['tesis universidad', 16],
    ['carros y motos', 19],
    ['cda', 19],
    ['ahorrar agua', 15],
    ['pueaa', 15],
    ['renovar permiso', 29],
    ['prorroga', 29],
    ['rua', 21],
    ['informe de cumplimiento', 26],
  ])('«%s» → %i', (query, ttId) => {
    expect(find(query).slice(0, 3)).toContain(ttId)
  })

  it('nothing is found for what the authority does not do', () => {
    expect(find('pasaporte')).toEqual([])
  })

  it('the internal complaint is never found', () => {
    expect(find('queja')).not.toContain(27)
  })
})

describe('nobody who writes an everyday word is left with nothing', () => {
  it.each(EVERYDAY_WORDS.flatMap(({ said }) => said))('«%s» finds a procedure', (word) => {
    expect(find(word)).not.toEqual([])
  })

  it.each([...COMPLAINT_WORDS, 'quiero denunciar a mi vecino', 'QUEJAS'])(
    '«%s» is led to the complaint',
    (word) => {
      expect(alternativesFor(word).complains).toBe(true)
    },
  )

  it('sends to another authority only who asks for what that one gives', () => {
    expect(alternativesFor('permiso de pesca').elsewhere).toContain('AUNAP')
    for (const ours of ['aguas superficiales', 'talar un árbol', 'vertimientos'])
      expect(alternativesFor(ours)).toEqual({ complains: false, elsewhere: null })
  })
})
