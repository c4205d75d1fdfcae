import { expect, it } from 'vitest'
import { wordsOf } from './command-line.ts'

const given = { words: 1, options: ['--reemplazar'] }

it('takes folders and options in any order', () => {
  const expected = { words: ['copia'], options: ['--reemplazar'] }
  expect(wordsOf(['copia', '--reemplazar'], given)).toEqual(expected)
  expect(wordsOf(['--reemplazar', 'copia'], given)).toEqual(expected)
  expect(wordsOf([], given)).toEqual({ words: [], options: [] })
})

it('refuses what it does not know', () => {
  expect(() => wordsOf(['copia', '--remplazar'], given)).toThrow('«--remplazar» no se entiende')
  expect(() => wordsOf(['copia', 'otra'], given)).toThrow('«otra» no se entiende')
  expect(() => wordsOf(['-r'], { words: 0 })).toThrow('«-r» no se entiende')
})
