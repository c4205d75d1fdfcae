import { canonical } from '@ventanilla/domain/configuration/canonical'
import { writtenIn } from '@ventanilla/domain/configuration/definitions-in'
import { compose } from '@ventanilla/domain/definitions/compose/compose'
import { applicationsOf } from './applications.ts'
import { termsOf } from './terms.ts'
import { trialOf } from './trial.ts'

const APPLICATIONS = {
  judges: 'Las últimas 500 solicitudes radicadas, revisadas con el formulario y los documentos del borrador',
  nothing: 'Todavía no se ha radicado ninguna solicitud con lo que cambia.',
}

/** Documents, form and terms of a procedure. */
export const PROCEDURES = trialOf<'tramite', 'solicitudes' | 'terminos'>(
  {
    solicitudes: APPLICATIONS,
    terminos: {
      judges: 'Los casos del último año, contados de nuevo con los términos del borrador',
      nothing: 'En el último año no terminó ningún paso de este trámite.',
    },
  },
  ({ key, catalogue, next, now }) => {
    const draft = compose(writtenIn(next))
    const type = Number(key)
    return {
      solicitudes: applicationsOf([type], draft.applications, catalogue, now),
      terminos: termsOf(type, draft, catalogue, now),
    }
  },
)

/** A section that forms share: the applications of every procedure whose form it changes. */
export const SECTIONS = trialOf<'seccion', 'solicitudes'>(
  { solicitudes: APPLICATIONS },
  ({ catalogue, next, now }) => {
    const { applications } = compose(writtenIn(next))
    const types = [...catalogue.newest.forms].flatMap(([type, form]) => {
      const would = applications.get(type)
      return would !== undefined && canonical(would) === canonical(form) ? [] : [type]
    })
    return { solicitudes: applicationsOf(types, applications, catalogue, now) }
  },
)
