import type { Fault } from '../../plant.ts'

/** Faults in legal texts, their acceptance, and messages. */
export const TEXTS_FAULTS: readonly Fault[] = [
  {
    id: 'code-left-out',
    harm: 'a mail with a code could be published without the code, and nobody could log in',
    file: 'packages/domain/src/cases/messages/check-words.ts',
    find: "['body', mail, inMail, names((demanded) => demanded === 'always' || demanded === 'mail')]",
    replace: "['body', mail, inMail, []]",
    test: {
      file: 'packages/domain/src/cases/messages/check-words.test.ts',
      title: 'are refused: ',
    },
  },
  {
    id: 'unseen-signs-deep',
    harm: 'a text inside a definition could carry signs that nobody sees',
    file: 'packages/domain/src/configuration/texts/unseen.ts',
    find: 'unseenTexts(value, [...path, name])',
    replace: 'unseenTexts(name, [...path, name])',
    test: {
      file: 'packages/domain/src/configuration/texts/unseen.test.ts',
      title: 'are found in every text of a content, with its place',
    },
  },
  {
    id: 'works-without-accepting',
    harm: 'a text that the law makes a condition of going on would be asked and never demanded',
    file: 'apps/api/src/http/routes.ts',
    find: 'if (session.owesAcceptance && endpoint.whileOwing !== true)',
    replace: 'if (session.owesAcceptance && endpoint.whileOwing === false)',
    test: {
      file: 'apps/api/src/modules/accounts/own/accept-texts.test.ts',
      title: ', where the law demands it, comes before everything else',
    },
  },
  {
    id: 'old-acceptance-serves',
    harm: 'who accepted the text of years ago would never be asked for the one that changed',
    file: 'packages/domain/src/configuration/texts/acceptance.ts',
    find: 'one.text === id && !versionBefore(one.version, since)',
    replace: 'one.text === id',
    test: {
      file: 'packages/domain/src/configuration/texts/acceptance.test.ts',
      title: ' when 2026-2 is the oldest that serves: ',
    },
  },
  {
    id: 'help-of-officials-to-everybody',
    harm: 'applicants would read what is written for officials alone',
    file: 'packages/domain/src/configuration/texts/help.ts',
    find: '  audience === null ||\n',
    replace: '  audience !== undefined ||\n',
    test: {
      file: 'apps/api/src/modules/help/help.test.ts',
      title: 'keeps what is for officials from applicants, and gives officials both',
    },
  },
]
