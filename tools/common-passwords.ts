// Writes the forbidden passwords from the list of `@zxcvbn-ts/language-common` (MIT); `--check` verifies that
// the file matches the pinned version. The product reads the file: it includes neither the package nor
// passwords that its rules reject anyway.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordFault } from '@ventanilla/domain/identity/password'

/** Base words, to which users append a year or digits; shorter ones with digits are in the list themselves. */
const WORD = /^\p{L}{4,}$/u

const target = join(import.meta.dirname, '..', 'apps', 'api', 'src', 'http', 'guards', 'common-passwords.txt')
const listed = dictionary['passwords-common']
const wanted = `${listed.filter((one) => passwordFault(one) === null || WORD.test(one)).join('\n')}\n`

if (!process.argv.includes('--check')) {
  writeFileSync(target, wanted)
  console.log(`${wanted.split('\n').length - 1} contraseñas y palabras`)
} else if (readFileSync(target, 'utf8') !== wanted) {
  console.log(
    'apps/api/src/http/guards/common-passwords.txt no es de la versión instalada: node tools/common-passwords.ts',
  )
  process.exitCode = 1
}
