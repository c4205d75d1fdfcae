import { plain } from '../../acts/formats.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
/** Trees assessed in the record, with the recommended treatment. */
export function treesAtRisk(facts: Readonly<Record<string, unknown>>): { id: string; text: string }[] {
  const treatment = TREATMENTS[String(facts['arbol.recomendacion'])] ?? 'Intervención'
  const trees = Array.isArray(facts['arbol.individuos']) ? facts['arbol.individuos'] : []
  return trees.flatMap((tree: Readonly<Record<string, unknown>>, index) => {
    const species = textOf(tree['especie'])
    const size = `DAP de ${plain(tree['dap'])} cm y altura de ${plain(tree['altura'])} m`
    return species === '' ? [] : [{ id: `arbol-${index + 1}`, text: `${treatment} de ${species}, ${size}.` }]
  })
}

const TREATMENTS: Readonly<Record<string, string>> = {
  tala: 'Tala',
  poda: 'Poda',
  seguimiento: 'Seguimiento',
}
