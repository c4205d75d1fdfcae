import type { Fault } from '../plant.ts'

/** Faults in the server's responses to strangers, and in its log. */
export const EXPOSURE_FAULTS: readonly Fault[] = [
  {
    id: 'short-tokens',
    harm: 'links of mails could be guessed',
    file: 'apps/api/src/http/guards/secrets.ts',
    find: 'randomBytes(32).toString',
    replace: 'randomBytes(6).toString',
    test: {
      file: 'apps/api/src/http/guards/secrets.test.ts',
      title: 'a token of a link has 256 bits, and each its own',
    },
  },
  {
    id: 'storage-left-behind',
    harm: 'who sits down next would find the key of the device and what was typed',
    file: 'apps/web/src/client/session/session.ts',
    find: 'sessionStorage.clear()',
    replace: 'sessionStorage.removeItem(TOKEN_KEY)',
    test: { file: 'apps/web/src/client/session/session.test.ts', title: 'whichever screen wrote there' },
  },
  {
    id: 'unreadable-address-unprotected',
    harm: 'an answer to an address that cannot be read would come without the headers that protect all others',
    file: 'apps/api/src/app.ts',
    find: 'void reply.headers(headers).code(status)',
    replace: 'void reply.code(status)',
    test: {
      file: 'apps/api/src/testing/reliability/exposed.test.ts',
      title: 'what it is, and lets nobody guess, frame or leak it',
    },
  },
  {
    id: 'row-in-the-log',
    harm: 'the log would hold the e-mail or document of whoever a broken rule of the database was about',
    file: 'apps/api/src/app.ts',
    find: 'serializers: { err: (error) => loggedError(error) },',
    replace: '',
    test: {
      file: 'apps/api/src/testing/reliability/front-door-attacks.test.ts',
      title: 'a rule of the database that broke stands in the log by its name, and nobody’s data with it',
    },
  },
  {
    id: 'fonts-of-anybody',
    harm: 'a foreign host would learn who reads which page, by a font',
    file: 'apps/api/src/http/guards/security-headers.ts',
    find: 'fontSrc: ["\'self\'"],',
    replace: '',
    test: {
      file: 'apps/api/src/http/guards/security-headers.test.ts',
      title: 'in the policy of pages',
    },
  },
  {
    id: 'styles-of-anybody',
    harm: 'a style slipped into a page could send what stands in it away, letter by letter',
    file: 'apps/api/src/http/guards/security-headers.ts',
    find: 'styleSrc: ["\'self\'"],',
    replace: 'styleSrc: ["\'self\'", "\'unsafe-inline\'"],',
    test: {
      file: 'apps/api/src/http/guards/security-headers.test.ts',
      title: 'in the policy of pages',
    },
  },
  {
    id: 'microphone-for-pages',
    harm: 'whatever comes to run in a page could listen with the leave of the portal',
    file: 'apps/api/src/http/guards/security-headers.ts',
    find: "  'microphone',\n",
    replace: '',
    test: {
      file: 'apps/api/src/http/guards/security-headers.test.ts',
      title: 'gives pages of a device what the portal uses, and nothing else',
    },
  },
  {
    id: 'time-stamp-from-elsewhere',
    harm: 'whoever answers for the time-stamping authority could send the server to any address of its network',
    file: 'apps/api/src/adapters/signer/timestamp.ts',
    find: "        redirect: 'error',\n",
    replace: '',
    test: {
      file: 'apps/api/src/adapters/signer/timestamp.test.ts',
      title: 'a time stamp is asked for nowhere else, whatever that address says, and later again',
    },
  },
  {
    id: 'session-without-end',
    harm: 'a stolen session that is renewed in time would serve for ever',
    file: 'apps/api/src/db/people/sessions.ts',
    find: 'created_at + make_interval(days => ${mostDays}::int))\n    where id',
    replace: 'created_at + make_interval(days => ${mostDays}::int * 99))\n    where id',
    test: {
      file: 'apps/api/src/modules/sessions/week.test.ts',
      title: 'a session that is renewed again and again ends a week after it began',
    },
  },
  {
    id: 'mail-in-the-clear',
    harm: 'somebody on the way would leave out the offer of TLS and read codes, links and the password of the relay',
    file: 'apps/api/src/adapters/mail/smtp.ts',
    find: 'requireTLS: secure !== true,',
    replace: '',
    test: {
      file: 'apps/api/src/adapters/mail/smtp.test.ts',
      title: 'is kept from a relay that offers no TLS',
    },
  },
  {
    id: 'mail-to-an-impostor',
    harm: 'mail would go to whoever answers in the place of the relay',
    file: 'apps/api/src/adapters/mail/smtp.ts',
    find: 'rejectUnauthorized: true,',
    replace: '...tls,',
    test: {
      file: 'apps/api/src/adapters/mail/smtp.test.ts',
      title: 'is kept from a relay whose certificate nobody vouches for',
    },
  },
  {
    id: 'production-mail-as-offered',
    harm: 'production would send mail in the clear without anybody having said so',
    file: 'apps/api/src/settings.ts',
    find: "production && !v.SMTP_PLAIN ? 'required' : 'offered'",
    replace: "production && !v.SMTP_PLAIN && v.PORT < 0 ? 'required' : 'offered'",
    test: {
      file: 'apps/api/src/settings.test.ts',
      title: 'in production send mail encrypted or not at all, unless told by name',
    },
  },
]
