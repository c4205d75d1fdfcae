/** A reply with status 200, typed as that status. */
export const ok = <B>(body: B): { readonly status: 200; readonly body: B } => ({ status: 200, body })
