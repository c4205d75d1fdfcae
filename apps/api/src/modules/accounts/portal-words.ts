import { TERRITORY } from '@ventanilla/catalog/territory/territory'
import { plainLetters } from '../../http/guards/common-passwords.ts'
import type { AccountDeps } from './account-deps.ts'

/** Words of any such portal, without accents. */
const OF_ANY_PORTAL = [
  ...['ventanilla', 'portal', 'tramite', 'tramites', 'solicitud', 'solicitudes', 'radicado', 'expediente'],
  ...['corporacion', 'autoridad', 'ambiental', 'ambiente', 'recurso', 'recursos', 'concesion', 'permiso'],
  ...['licencia', 'funcionario', 'funcionaria', 'ciudadano', 'ciudadana', 'solicitante', 'administrador'],
  ...['administradora', 'director', 'directora', 'subdirector', 'subdirectora', 'juridico', 'juridica'],
  ...['tecnico', 'tecnica', 'secretaria', 'notificador', 'coordinador', 'coordinadora'],
]
/** Shorter words appear in too many unrelated passwords. */
const LEAST = 5

/**
 * Words an attacker would try first here: of the trade, the authority and its places. Rejected alone or with
 * the digits that a rule requires («Expediente2026»), like the commonest passwords.
 */
export function portalWords(
  settings: Pick<AccountDeps['settings'], 'productSlug' | 'authority'>,
): ReadonlySet<string> {
  const { authority, productSlug } = settings
  const named = [productSlug, authority.name, authority.shortName, authority.city, authority.email]
  const places = TERRITORY.municipalities.map(({ name }) => name)
  const texts = [...OF_ANY_PORTAL, ...named, ...places].map(plainLetters)
  return new Set(
    [
      ...texts.flatMap((text) => text.split(/[^\p{L}]+/u)),
      ...texts.map((text) => text.replace(/\P{L}/gu, '')),
    ].filter((word) => word.length >= LEAST),
  )
}
