// Prints every breach of this repository's house rules; exit code 1 when there is one. Warnings do not fail.
import { resolve } from 'node:path'
import { checkHouse } from './check.ts'

const findings = checkHouse(resolve(import.meta.dirname, '..', '..'))
for (const { severity, rule, path, line, message } of findings) {
  console.log(`${path}:${line}: ${severity} ${rule}: ${message}`)
}
const errors = findings.filter((finding) => finding.severity === 'error').length
console.log(`house: ${errors} errors, ${findings.length - errors} warnings`)
if (errors > 0) process.exitCode = 1
