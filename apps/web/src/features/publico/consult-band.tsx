import { IconFileSearch, IconNews, IconShieldCheck } from '@tabler/icons-react'
import { caseFields } from '@ventanilla/contract/generated/fields/consult'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { hasScreen, href } from '../../client/address/links.ts'
import { navigate } from '../../client/address/navigation.ts'
import styles from './landing-screen.module.css'

/** Services without an account: case status, authenticity of an act, and publications. */
export function ConsultBand() {
  const [radicado, setRadicado] = useState('')
  const consult = hasScreen('/consulta')
  const verify = hasScreen('/verificar/:codigo?')
  const bulletin = hasScreen('/boletin')
  if (!consult && !verify && !bulletin) return null
  const search = (event: FormEvent): void => {
    event.preventDefault()
    navigate(href('/consulta', {}, { radicado: radicado.trim() }))
  }
  return (
    <div className={`v-wrap ${styles.over ?? ''}`}>
      <div className={`v-card ${styles.two ?? ''}`} data-raised>
        {consult && (
          <div className="v-pad">
            <h2>
              <IconFileSearch aria-hidden /> Consulte su solicitud
            </h2>
            <p className="v-muted">Con el radicado y su documento, sin crear cuenta.</p>
            <form className={styles.ask} action={href('/consulta')} onSubmit={search}>
              <input
                className="v-input v-num"
                name="radicado"
                aria-label="Radicado"
                placeholder="Radicado, ej. 2026E0004127"
                maxLength={caseFields.radicado.maxLength}
                value={radicado}
                onChange={(event) => setRadicado(event.currentTarget.value)}
              />
              <button type="submit" className="v-btn" data-kind="default">
                Consultar
              </button>
            </form>
          </div>
        )}
        {verify && (
          <div className="v-pad">
            <h2>
              <IconShieldCheck aria-hidden /> Verifique un acto
            </h2>
            <p className="v-muted">Compruebe que un documento es auténtico.</p>
            <a className="v-btn" data-kind="default" href={href('/verificar/:codigo?', {})}>
              Escribir el código
            </a>
          </div>
        )}
        {bulletin && (
          <div className="v-pad">
            <h2>
              <IconNews aria-hidden /> Boletín
            </h2>
            <p className="v-muted">Decisiones publicadas y avisos fijados hoy.</p>
            <a className="v-btn" data-kind="default" href={href('/boletin')}>
              Ver el boletín
            </a>
          </div>
        )}
      </div>
    </div>
  )
}
