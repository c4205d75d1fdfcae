import type { Settings } from '../../apps/api/src/settings.ts'

export type BackupSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 'seal' | 'backupKey'> &
  Partial<Pick<Settings, 'databaseMigrationUrl'>>
