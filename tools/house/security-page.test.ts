import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LEVEL_2 } from './asvs.ts'
import { faultsOfSecurityPage } from './security-page.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string | null => {
  const file = join(root, path)
  return existsSync(file) ? (statSync(file).isDirectory() ? '' : readFileSync(file, 'utf8')) : null
}

it('the page of the security standard has a row for each requirement and names only what is there', () => {
  expect(faultsOfSecurityPage(read('docs/security.md') ?? '', read)).toEqual([])
})

describe('a page of the security standard', () => {
  const files: Record<string, string> = {
    'a.ts': 'export {}',
    'a.test.ts': `it('is refused', () => {})\n// is not a title`,
    'docs/operacion.md': '## TLS\n\nwords of the text',
  }
  const row = (
    id: string,
    state = 'held',
    how = 'what holds it, in words',
    defence = '`a.ts`',
    shown = '`a.test.ts` «is refused»',
  ): string => `| ${id} | ${state} | ${how} | ${defence} | ${shown} |`
  const faults = (changed: string, id = 'V1.2.4'): string[] => {
    const rows = LEVEL_2.map((each) => (each === id ? changed : row(each)))
    return faultsOfSecurityPage(rows.join('\n'), (path) => files[path] ?? null).filter(
      (fault) => !fault.startsWith('the page does not say'),
    )
  }

  it('knows the 253 requirements of the two levels', () => {
    expect(LEVEL_2).toHaveLength(253)
    expect(new Set(LEVEL_2).size).toBe(253)
    expect(faults(row('V1.2.4'))).toEqual([])
  })

  it.each([
    ['a requirement without a row', '', 'V1.2.4 has no row'],
    ['two rows of one', `${row('V1.2.4')}\n${row('V1.2.4')}`, 'has two rows'],
    ['a number that the level does not have', `${row('V1.2.4')}\n${row('V99.1.1')}`, 'is no requirement'],
    ['a state of its own', row('V1.2.4', 'mostly'), 'stands as «mostly»'],
    ['no words', row('V1.2.4', 'held', 'yes'), 'does not say how'],
    ['no defence', row('V1.2.4', 'held', undefined, '—'), 'names no file'],
    ['no test, silently', row('V1.2.4', 'held', undefined, undefined, '—'), 'names no test'],
    ['a file that is gone', row('V1.2.4', 'held', undefined, '`b.ts`'), 'b.ts, which does not exist'],
    [
      'a renamed test',
      row('V1.2.4', 'held', undefined, undefined, '`a.test.ts` «is not a title»'),
      '«is not a title», which is not in a.test.ts',
    ],
    [
      'the second of two titles renamed',
      row('V1.2.4', 'held', undefined, undefined, '`a.test.ts` «is refused», «is taken»'),
      '«is taken», which is not in a.test.ts',
    ],
    ['a source called a test', row('V1.2.4', 'held', undefined, undefined, '`a.ts`'), 'calls a.ts a test'],
    ['an operator left alone', row('V1.2.4', 'operator'), 'does not say where docs/operacion.md'],
    [
      'an operator sent to words that are no heading',
      row('V1.2.4', 'operator', undefined, '`docs/operacion.md` «words of the text»', '—'),
      'which is not in docs/operacion.md',
    ],
  ])('is refused with %s', (_what, changed, fault) => {
    expect(faults(changed).join('\n')).toContain(fault)
  })

  it('is taken where it says that there is no test, that it is the operator’s, or that it does not apply', () => {
    expect(faults(row('V1.2.4', 'partly', undefined, undefined, 'no test'))).toEqual([])
    expect(faults(row('V1.2.4', 'operator', undefined, '`docs/operacion.md` «TLS»', '—'))).toEqual([])
    expect(faults(row('V1.2.4', 'does not apply', undefined, '—', '—'))).toEqual([])
  })

  it('is refused when its sum is not that of its rows', () => {
    const page = `${LEVEL_2.map((id) => row(id)).join('\n')}\n`
    const sum = '**253 requirements: 253 held, 0 partly, 0 not held, 0 operator, 0 does not apply.**'
    const judge = (text: string): string[] => faultsOfSecurityPage(text, (path) => files[path] ?? null)
    expect(judge(`${page}${sum}`)).toEqual([])
    expect(judge(`${page}${sum.replace('253 held', '252 held')}`)).toHaveLength(1)
  })
})
