/** Names in braces in a text of the authority, which the program fills: «{codigo}». */

const PLACEHOLDER = /\{([^{}\n]*)\}/g
const NAME = /^[A-Za-z][A-Za-z_]*$/

/** Names that a text gives in braces, each once, in their order. */
export const placeholdersOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
]

/**
 * What is wrong with the names in braces of a text, as Spanish sentences. @param known names that the program fills
 * @param required those without which the text does not serve
 */
export function placeholderProblems(
  text: string,
  known: readonly string[],
  required: readonly string[] = [],
): readonly string[] {
  const named = placeholdersOf(text)
  const unknown = named.filter((name) => !known.includes(name))
  const missing = required.filter((name) => !named.includes(name))
  const [first] = known
  return [
    ...unknown.map((name) =>
      NAME.test(name)
        ? `No existe {${name}}. ${first === undefined ? 'Aquí no hay variables' : `Puede usar ${known.map((one) => `{${one}}`).join(', ')}`}`
        : `«{${name}}» no es una variable: van entre llaves, sin espacios`,
    ),
    ...missing.map((name) => `Falta {${name}}: sin ella no sirve`),
    ...(/[{}]/.test(text.replace(PLACEHOLDER, '')) ? ['Hay una llave «{» o «}» sin su pareja'] : []),
  ]
}

/** A text with the values in the places of its names; `values` has one for each name that its kind allows. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
