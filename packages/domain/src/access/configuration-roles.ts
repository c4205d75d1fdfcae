/**
 * Groups of roles that decide about parts of the configuration: each kind names those that edit and those that
 * publish it. The menu of the specification leaves its entries open (gaps 17): administrators have all of it, and
 * each office what it answers for (decision 65 names the two subdirectors as publishers).
 */
export const CONFIGURATION_GROUPS = {
  administrators: ['CLI_ADMIN', 'SUPERADMIN'],
  legalOffice: ['CLI_COORDINADOR_JURIDICO', 'CLI_SUBDIRECTOR_JURIDICO'],
  legalHead: ['CLI_SUBDIRECTOR_JURIDICO'],
  feeOffice: ['CLI_LIQUIDADOR', 'CLI_COORDINADOR_ADMINISTRATIVO', 'CLI_SUBDIRECTOR_ADMINISTRATIVO'],
  feeHead: ['CLI_SUBDIRECTOR_ADMINISTRATIVO'],
  resourceOffice: ['CLI_COORDINADOR_RECURSOS', 'CLI_SUBDIRECTOR_RECURSOS'],
  resourceHead: ['CLI_SUBDIRECTOR_RECURSOS'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ConfigurationGroup = keyof typeof CONFIGURATION_GROUPS

const GROUPS_THAT_PUBLISH = ['administrators', 'legalHead', 'feeHead', 'resourceHead'] as const

/** Roles of these groups, each once. */
export const rolesOfGroups = (groups: readonly ConfigurationGroup[]): readonly string[] => [
  ...new Set(groups.flatMap((group): readonly string[] => CONFIGURATION_GROUPS[group])),
]

/** Groups that write the portal's texts, and the roles in them. */
export const TEXT_GROUPS = ['administrators', 'legalOffice'] as const satisfies readonly ConfigurationGroup[]
export const TEXT_EDITORS = rolesOfGroups(TEXT_GROUPS)

/** Roles that edit, and that publish, something of the configuration; a test compares them with the kinds. */
export const CONFIGURATION_EDITORS = [...new Set(Object.values(CONFIGURATION_GROUPS).flat())]
export const CONFIGURATION_PUBLISHERS = rolesOfGroups(GROUPS_THAT_PUBLISH)
