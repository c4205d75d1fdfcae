import { openCatalogue } from '../../../catalogue.ts'
import { shippedConfiguration } from '../../../testing/servers/shipped-configuration.ts'

/** The figures that the product ships. */
export const PUBLISHED = openCatalogue(shippedConfiguration()).feeFigures
