import { ROLES } from '@ventanilla/catalog/roles/roles'
import { DEPARTMENTS } from '@ventanilla/catalog/territory/departments'
import { linksIn } from '@ventanilla/domain/configuration/links'
import { type Contents, listIn } from '@ventanilla/domain/configuration/readings'
import { DOCUMENT_TYPES } from '@ventanilla/domain/identity/documents'
import type { Territory } from '@ventanilla/domain/identity/territory'

/** Lists of section 7, in section 3's shapes. */

/** The subcategories that are offered, in their order. */
export const subcategoryRows = (contents: Contents) =>
  listIn(contents, 'subcategoria').flatMap(([key, { name, image, active }]) =>
    active ? [{ tcs_id: Number(key), tcs_nombre: name, tcs_imagen: image }] : [],
  )

/** All categories, with which can be chosen (tc_estado). */
export const categoryRows = (contents: Contents) =>
  listIn(contents, 'categoria').map(([key, { name, image, active }]) => ({
    id: Number(key),
    tc_nombre: name,
    tc_imagen: image,
    tc_estado: active ? (1 as const) : (0 as const),
  }))

export const staffRoleRows = (names: Readonly<Record<string, string>>) =>
  ROLES.filter((role) => role.selectable).map((role) => ({
    rl_id: role.id,
    rl_rol: role.code,
    rol_cliente: { rc_nombre: names[role.code] ?? role.name },
  }))

export const departmentRows = DEPARTMENTS.map((d) => ({ st_id: d.id, st_name: d.name }))

export const documentTypeRows = DOCUMENT_TYPES.map((t) => ({
  id: t.id,
  sigla: t.short,
  nombre: t.name,
}))

export const officeRows = ({ offices }: Territory) =>
  offices.map((o) => ({
    id: o.id,
    codigo: o.code,
    nombre: o.name,
    sede: o.seat,
    direccion: o.address,
    estado: o.active ? 1 : 0,
  }))

export function cityRows({ offices, municipalities }: Territory) {
  const officeId = new Map(offices.map((o) => [o.code, o.id]))
  return municipalities
    .map((m) => ({
      id: m.id,
      nombre: m.name,
      codigo_dane: m.dane,
      st_id: m.departmentId,
      territorial_id: officeId.get(m.office) ?? 0,
    }))
    .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
}

export const communicationTypeRows = (contents: Contents) =>
  listIn(contents, 'comunicacion').flatMap(([key, { name, active }]) =>
    active ? [{ id: Number(key), nombre: name }] : [],
  )

/** Links to norms that the authority offers, in section 7's shape. */
export const normLinkRows = (contents: Contents) =>
  linksIn(contents).map(({ id, name, address }) => ({ id, nombre: name, link: address }))
