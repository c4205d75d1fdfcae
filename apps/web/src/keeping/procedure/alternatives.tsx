import type { Alternatives as Ways } from '@ventanilla/domain/cases/search-texts'
import { config } from '../../client/config.ts'
import { Note } from '../../ui/states/note.tsx'
import { OfficeFacts } from '../../ui/lists/office-facts.tsx'
import styles from './procedure.module.css'

/**
 * Hints next to search results: reporting a harm needs no procedure, some matters belong to another authority,
 * and without results the office helps.
 */
export function Alternatives({
  ways: { complains, elsewhere: other },
  nothing,
}: {
  readonly ways: Ways
  readonly nothing: boolean
}) {
  if (!complains && !nothing && other === null) return null
  const { address, hours, phone, email } = config.authority
  return (
    <div className="v-stack" data-gap="3">
      {other !== null && <Note title="Esto no lo autoriza la Corporación">{other}</Note>}
      {(complains || nothing) && (
        <Note
          title={
            complains ? 'Para una queja o una denuncia no necesita un trámite' : '¿No encuentra lo que busca?'
          }
        >
          <p>
            {complains
              ? 'Cuente qué pasa y dónde, por teléfono, por correo o en la oficina. Puede hacerlo sin cuenta y sin decir su nombre.'
              : 'Pregunte en la oficina. Si quiere denunciar un daño ambiental o presentar una queja, también allí la reciben, sin cuenta y sin trámite.'}
          </p>
          <OfficeFacts address={address} hours={hours} phone={phone} />
          <p>
            <a
              className={styles.write}
              href={`mailto:${email}?subject=${encodeURIComponent('Queja o denuncia ambiental')}`}
            >
              Escribir una queja o denuncia a {email}
            </a>
          </p>
        </Note>
      )}
    </div>
  )
}
