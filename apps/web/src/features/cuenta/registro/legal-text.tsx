import { accounts } from '@ventanilla/contract/generated/accounts'
import { call } from '../../../client/network/http.ts'
import { useLoad } from '../../../client/use-load.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { text } from '../cuenta.text.ts'

export type LegalId = 'politica-de-datos' | 'terminos' | 'notificacion-electronica'

/** A legal text in force on the server, with the version that an acceptance refers to. */
export function LegalText({ id }: { readonly id: LegalId }) {
  const loaded = useLoad(`legal ${id}`, async (signal) => {
    return (await call(accounts.readLegalText, { params: { id } }, { signal })).body
  })
  return (
    <>
      {loaded.failure !== null && <ErrorState onRetry={loaded.retry}>{loaded.failure}</ErrorState>}
      {loaded.loading && <SkeletonRows rows={6} height={24} />}
      {loaded.data !== undefined && (
        <div className="v-stack">
          <p className="v-muted v-small">{text.legal.version(loaded.data.version)}</p>
          {loaded.data.sections.map((section, index) => (
            <section key={section.heading ?? index} className="v-stack" data-gap="2">
              {section.heading !== null && <h3>{section.heading}</h3>}
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.items.length > 0 && (
                <ul data-bullets data-indent>
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      )}
    </>
  )
}
