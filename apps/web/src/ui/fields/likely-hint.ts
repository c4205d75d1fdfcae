type Hint = (typed: string) => string | undefined

let rule: Hint = () => undefined

/** Installs the rule of the application: these controls know nothing of the domain. */
export function askOfAddresses(hint: Hint): void {
  rule = hint
}

/** The question under every field for an address, for one that looks mistyped; undefined without one. */
export const likelyHint: Hint = (typed) => rule(typed)
