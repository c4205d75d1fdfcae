// Writes the passwords that nobody may choose from the list of `@zxcvbn-ts/language-common` (MIT); `--check` says whether
// the file is that of the pinned version. The product reads the file: it carries neither the package nor what its rules
// refuse anyway.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordFault } from '@ventanilla/domain/identity/password'

/** Words to which people add a year or a run of digits; shorter ones with digits are in the list themselves. */
const WORD = /^\p{L}{4,}$/u

const target = join(import.meta.dirname, '..', 'apps', 'api', 'src', 'http', 'common-passwords.txt')
const listed = dictionary['passwords-common']
const wanted = `${listed.filter((one) => passwordFault(one) === null || WORD.test(one)).join('\n')}\n`

if (!process.argv.includes('--check')) {
  writeFileSync(target, wanted)
  console.log(`${wanted.split('\n').length - 1} contraseñas y palabras`)
} else if (readFileSync(target, 'utf8') !== wanted) {
  console.log(
    'apps/api/src/http/common-passwords.txt no es de la versión instalada: node tools/common-passwords.ts',
  )
  process.exitCode = 1
}
