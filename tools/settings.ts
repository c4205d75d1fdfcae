// Prints every setting with the effective value: `npm start -- --settings` and `node tools/launcher.mjs
// settings`.
import { describeSettings, readSettings } from '../apps/api/src/settings.ts'
import { settingNotices, settingWarnings } from '../apps/api/src/settings/warnings.ts'

const rows = describeSettings()
const width = Math.max(...rows.map((row) => row.variable.length))
for (const row of rows) {
  const value = row.value === '' ? '(vacía)' : row.value
  console.log(`${row.variable.padEnd(width)}  ${value}${row.given ? '' : '  · por defecto'}`)
  console.log(`${' '.repeat(width)}  ${row.about}`)
}
try {
  const settings = readSettings()
  for (const sentence of [...settingWarnings(settings), ...settingNotices(settings)])
    console.log(`Aviso: ${sentence}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
