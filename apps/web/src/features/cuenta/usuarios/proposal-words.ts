import type { ProposalRow } from '@ventanilla/contract/account-proposals.contract'

export const KIND_WORDS: Readonly<Record<ProposalRow['kind'], string>> = {
  crear: 'Cuenta nueva',
  roles: 'Cambio de roles',
  llave: 'Llave perdida',
}

const WEIGHTS: Readonly<Record<ProposalRow['gives'][number]['weights'][number], string>> = {
  administra: 'administra el portal',
  publica: 'publica',
  firma: 'firma autos y resoluciones',
}

const listed = new Intl.ListFormat('es-CO', { type: 'conjunction' })

/** «Director General, Territorial Norte» */
export const heldWords = ({ roleNames, officeName }: NonNullable<ProposalRow['after']>): string =>
  `${listed.format(roleNames)}${officeName === null ? '' : ` (${officeName})`}`

/** Why the change needs two administrators: the powers each role grants. */
export const givesWords = (gives: ProposalRow['gives']): string =>
  gives.map(({ name, weights }) => `${name}: ${listed.format(weights.map((one) => WEIGHTS[one]))}.`).join(' ')
