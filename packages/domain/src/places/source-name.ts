/** Words before the name of a water source that people write, shorten or leave out. */
const BEFORE_NAME: ReadonlySet<string> = new Set([
  ...['rio', 'r', 'quebrada', 'quebradita', 'qda', 'qbda', 'q', 'arroyo', 'cano', 'canada', 'acequia'],
  ...['nacimiento', 'nacedero', 'manantial', 'naciente', 'laguna', 'humedal', 'afluente', 'drenaje'],
  ...['el', 'la', 'los', 'las', 'de', 'del', 'lo'],
])

/** Marks that stand over a letter once it is taken apart. */
const MARKS = /\p{M}/gu

/**
 * The name of a water source as it is compared: «Quebrada La Cristalina», «Q. La Cristalina» and «la CRISTALINA» are one. ''
 * for no name. Two streams can have one name: who compares by it says that the order was not verified.
 */
export function sourceName(written: string): string {
  const words = written
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const own = words.findIndex((word) => !BEFORE_NAME.has(word))
  return (own < 0 ? words : words.slice(own)).join(' ')
}

/** Whether two names of a water source are the same one. */
export function sameSource(a: string, b: string): boolean {
  const [one, other] = [sourceName(a), sourceName(b)]
  return one !== '' && one === other
}
