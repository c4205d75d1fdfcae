import type { FiledAppeal } from '../../workflow/state/state.ts'
import type { ActContext } from './act-context.ts'
import { appealName, changeText, lines } from './act-words.ts'
import { partyLabel } from '../words/party-words.ts'

const row = (c: ActContext) => (one: FiledAppeal) => ({
  nombre: one.name,
  calidad: partyLabel(one.role, c.applicantIs),
  clase: appealName(one.kind) ?? '',
  fecha: one.on,
})
const grounds = (one: FiledAppeal): { texto: string }[] => lines(one.data['recurso.motivos'])

/** Act variables of an appeal, or of several appeals decided together: each appellant with their grounds. */
export function appealValues(c: ActContext): Record<string, unknown> {
  const { facts, flow } = c.state
  const said = {
    'recurso.clase': appealName(facts['recurso.clase']) ?? facts['recurso.clase'] ?? '',
    'recurso.subsidiario': facts['recurso.clase'] === 'reposicion_apelacion',
    'recurso.motivos': lines(facts['recurso.motivos']),
    'recurso.analisis_rechazo': facts['recurso.estudio'] ?? '',
    'recurso.pruebas': lines(facts['recurso.pruebas_decretadas']),
    'recurso.pruebas_decretadas': lines(facts['recurso.pruebas_decretadas']),
    'recurso.texto_decision': facts['recurso.texto_decision'] ?? changeText(facts, c.terms('recurso.nuevo_')),
    'recurso.recurrentes': [],
    'recurso.inadmitidos': [],
  }
  const together = (flow.appeals ?? []).filter(
    (one) => one.actId === facts['recurso.acto'] && (one.state === 'estudio' || one.state === 'rechazado'),
  )
  if (together.length < 2) return said
  const chosen = facts['recurso.inadmitidos']
  const out = new Set(Array.isArray(chosen) ? chosen.map(String) : [])
  const stay = together.filter((one) => !out.has(one.personId))
  const [only] = stay
  return {
    ...said,
    'recurso.inadmitidos': together.filter((one) => out.has(one.personId)).map(row(c)),
    ...(stay.length > 1
      ? {
          'recurso.recurrentes': stay.map(row(c)),
          'recurso.motivos': stay.flatMap((one) =>
            grounds(one).map(({ texto }) => ({ texto: `${one.name}: ${texto}` })),
          ),
        }
      : only !== undefined && {
          'recurso.clase': appealName(only.kind) ?? '',
          'recurso.fecha': only.on,
          'recurso.tercero': only.role === 'tercero' ? only.name : '',
          'recurso.motivos': grounds(only),
        }),
  }
}
