/**
 * The complaints in what checks print, each with all that belongs to it: a line and the indented ones that continue
 * it, or the failed tests of Vitest that share a message, and that message.
 */
export function complaintsOf(output: string): readonly string[] {
  const found: string[] = []
  /** inside of a failed test: its names, then its message up to the rule below it */
  let inside: 'names' | 'message' | null = null
  for (const line of output.split('\n')) {
    const names = /^ *FAIL /.test(line)
    const ends = /^ *⎯{3,}/.test(line)
    const begins = names ? inside !== 'names' : ends || (inside === null && /^\S/.test(line))
    if (begins || found.length === 0) found.push(line)
    else found.push(`${found.pop() ?? ''}\n${line}`)
    if (names) inside = 'names'
    else if (ends) inside = null
    else if (inside === 'names') inside = 'message'
  }
  return found
}

/** Whether one complaint of an output speaks of a file, and says a word of it. */
export const complains = (output: string, file: string, word: string): boolean =>
  complaintsOf(output).some((complaint) => complaint.includes(file) && complaint.includes(word))
