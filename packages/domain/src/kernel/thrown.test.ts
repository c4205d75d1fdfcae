import { describe, expect, it } from 'vitest'
import { codeOf, messageOf } from './thrown.ts'

describe('what was thrown', () => {
  it.each<[string, unknown, string | undefined, string]>([
    ['an error of the system', Object.assign(new Error('gone'), { code: 'ENOENT' }), 'ENOENT', 'gone'],
    ['an error without a code', new Error('wrong'), undefined, 'wrong'],
    ['an error whose code is a number', Object.assign(new Error('wrong'), { code: 8 }), undefined, 'wrong'],
    ['an object that is no error', { code: '40001', message: 'retry' }, '40001', 'retry'],
    ['words', 'wrong', undefined, 'wrong'],
    ['nothing', undefined, undefined, 'undefined'],
    ['null', null, undefined, 'null'],
  ])('%s has a code or none, and always a message', (_what, thrown, code, message) => {
    expect([codeOf(thrown), messageOf(thrown)]).toEqual([code, message])
  })
})
