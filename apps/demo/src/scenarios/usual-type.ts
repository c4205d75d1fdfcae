import { FOLDERS } from '@ventanilla/catalog/procedures/procedures'

/** Type of a case of the demonstration that names no other: the surface water concession. */
export const USUAL_TYPE = FOLDERS['surface-water'].ttId
