import { spokenSeconds } from './countdown.ts'
import { text } from './cuenta.text.ts'

/** Wait until another code, counted for the eye and announced at intervals. */
export function CodeWait({ left }: { readonly left: number }) {
  if (left <= 0) return null
  return (
    <>
      <p className="v-small v-muted" aria-hidden>
        {text.code.waitMail(left)}
      </p>
      <p className="v-sr" role="status">
        {text.code.waitMail(spokenSeconds(left))}
      </p>
    </>
  )
}
