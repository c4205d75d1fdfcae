import type { FieldDef, FormDef } from '../definition.ts'

/** Words that Spanish always writes with an accent (or ñ), spelled without it. */
const ENDING_IN_O_OR_A =
  'tecnic juridic electronic economic hidric hidraulic agricol domestic organic quimic fisic geografic cientific atmosferic geologic hidrogeologic topografic biologic especific basic energetic mecanic historic ecologic termic toxic electric metalic plastic unic ultim maxim minim'
const WHOLE =
  'area areas numero numeros codigo codigos titulo titulos telefono cedula cedulas dia dias ano anos via vias asi ademas tambien segun despues aqui metodo metodos analisis diametro perimetro caracteristica caracteristicas vehiculo vehiculos energia mineria tuberia tuberias categoria compania garantia cartografia geologia topografia hidrologia poligono poligonos arbol arboles rio rios especimenes volumenes traves estan sera podra debera pais raiz credito deposito depositos hectarea hectareas acuifero acuiferos parametro parametros articulo paragrafo catalogo'
const choice = (words: string): string => words.split(' ').join('|')
const UNACCENTED = new RegExp(
  `(?<!\\p{L})(?:\\p{L}+[cgnst]ion|(?:${choice(ENDING_IN_O_OR_A)})[ao]s?|${choice(WHOLE)})(?!\\p{L})`,
  'iu',
)

function texts(field: FieldDef): string[] {
  return [
    field.label,
    field.help ?? '',
    ...(field.options ?? []).map((option) => option.label),
    ...(field.columns ?? []).flatMap(texts),
  ]
}

/** Texts of a form written without accents. */
export function textFaults(def: FormDef): string[] {
  const faults: string[] = []
  const judge = (where: string, text: string): void => {
    const word = UNACCENTED.exec(text)?.[0]
    if (word !== undefined) faults.push(`${where}: «${word}» está escrita sin su tilde`)
  }
  for (const section of def.sections) {
    judge(`la sección ${section.key}`, `${section.title} ${section.help ?? ''}`)
    for (const field of section.fields) for (const text of texts(field)) judge(field.key, text)
  }
  for (const check of def.checks) judge(`la regla ${check.id}`, check.message)
  return faults
}
