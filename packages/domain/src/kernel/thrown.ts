/** The code of something thrown: 'ENOENT' of the system, '40001' of the database; undefined without one. */
export function codeOf(thrown: unknown): string | undefined {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** The message of something thrown; anything can be, not errors only. */
export const messageOf = (thrown: unknown): string =>
  String(typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown)
