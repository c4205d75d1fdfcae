import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { entries } from './settings-table.ts'
import { describeSettings, readSettings, SettingsError } from './settings.ts'
import { settingNotices, settingWarnings } from './settings/warnings.ts'

const SECRET = 'a-secret-of-more-than-32-characters!'

describe('the settings', () => {
  it('take one background of the maps, our own or a foreign one', () => {
    const own = { MAP_TILES_ARCHIVE: 'mapas/fondo.pmtiles' }
    expect(readSettings(own)).toMatchObject({ mapTilesArchive: 'mapas/fondo.pmtiles', mapTilesUrl: null })
    expect(() => readSettings({ ...own, MAP_TILES_URL: 'https://teselas.example/{z}/{x}/{y}.png' })).toThrow(
      /MAP_TILES_ARCHIVE y MAP_TILES_URL/,
    )
  })

  it('have a default for everything outside production', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      production: false,
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      databaseMigrationUrl: null,
      productSlug: 'ventanilla',
      staffApproval: true,
      demo: true,
      devMailbox: true,
      uploadLimit: 50 * 1024 * 1024,
    })
    expect(settings.authority).toMatchObject({ city: 'Ibagué, Tolima', fictional: true })
    expect(settings.mapTilesUrl).toBeNull()
    expect(settings.dataDir).toMatch(/^\/.*data$/)
  })

  it('take the environment over the default and drop the final slash of the public address', () => {
    const settings = readSettings({
      PORT: '8080',
      PUBLIC_URL: 'https://tramites.example/',
      DEMO: 'off',
      MAP_TILES_URL: 'https://teselas.example/{z}/{x}/{y}.png',
      AUTHORITY_NAME: 'Corporación de Prueba',
    })
    expect(settings).toMatchObject({
      port: 8080,
      publicUrl: 'https://tramites.example',
      demo: false,
      mapTilesUrl: 'https://teselas.example/{z}/{x}/{y}.png',
    })
    expect(settings.authority.fictional).toBe(false)
  })

  it.each([
    ['PORT', 'ochenta'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'tramites.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['STORAGE_URL', '/tmp'],
    ['SMTP_URL', 'http://correo'],
    ['CLAMAV_URL', 'localhost:3310'],
    ['MAP_TILES_URL', 'https://teselas.example/'],
    ['MAP_TILES_ARCHIVE', '../fondo.pmtiles'],
    ['MAP_TILES_ARCHIVE', 'mapas/fondo.mbtiles'],
    ['PRODUCT_SLUG', 'Mi Ventanilla'],
    ['STAFF_APPROVAL', 'quizás'],
    ['LINK_CHECKS', 'quizás'],
    ['STAFF_PASSKEY', 'quizás'],
    ['DEMO', 'sí'],
    ['SECRET', 'corto'],
    ['UPLOAD_MAX_MB', '0'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '3000'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,,'],
    ['AUTHORITY_NAME', 'Corporación\nde prueba'],
    ['AUTHORITY_SHORT_NAME', 'x'.repeat(301)],
    ['AUTHORITY_NIT', '900.000.000-0'],
    ['AUTHORITY_NIT', '900.000.000'],
    ['AUTHORITY_NIT', '90.000.000-5'],
    ['AUTHORITY_NIT', '890.704.536-6'],
    ['AUTHORITY_GLN', '7709998000017'],
    ['AUTHORITY_GLN', '770999800001'],
    ['AUTHORITY_ADDRESS', 'x'.repeat(301)],
    ['AUTHORITY_CITY', 'Ibagué\u0000'],
    ['AUTHORITY_HOURS', 'de 8:00\ta 12:00'],
    ['AUTHORITY_PHONE', 'no tiene'],
    ['AUTHORITY_EMAIL', 'nadie'],
    ['AUTHORITY_LOGO', 'logo.gif'],
    ['AUTHORITY_ACCENT', '#12345'],
    ['AUTHORITY_COLOR', 'verde'],
  ])('stop the start with one sentence that names %s when it is "%s"', (variable, value) => {
    const read = (): unknown => readSettings({ [variable]: value })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(new RegExp(`^${variable} debe ser [^\\n]+\\.$`))
  })

  it('take the authority’s NIT with dots or without, and write it as acts do', () => {
    expect(readSettings({}).authority.nit).toBe('900.000.000-5')
    expect(readSettings({ AUTHORITY_NIT: '890704536-7' }).authority.nit).toBe('890.704.536-7')
  })

  it('name the payee of receipts: the authority’s own, the demonstration’s for the fictional one alone', () => {
    const payee = (env: Readonly<Record<string, string>>) => readSettings(env).authority.gln
    const real = { AUTHORITY_NAME: 'Corporación de Prueba' }
    expect(payee({})).toBe('7709998000018')
    expect(payee(real)).toBeNull()
    expect(payee({ ...real, AUTHORITY_GLN: '7701234000011' })).toBe('7701234000011')
    const warned = (env: Readonly<Record<string, string>>) =>
      settingWarnings(readSettings(env)).some((one) => one.startsWith('Sin AUTHORITY_GLN'))
    expect([warned({}), warned(real), warned({ ...real, AUTHORITY_GLN: '7701234000011' })]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('warn in production of files that no antivirus looks at, and only there', () => {
    const sentence =
      'Sin CLAMAV_URL los archivos recibidos no se revisan con antivirus: un virus llega tal cual a quien los abre.'
    const production = { NODE_ENV: 'production', SECRET }
    expect(settingWarnings(readSettings(production))).toContain(sentence)
    expect(settingWarnings(readSettings({ ...production, CLAMAV_URL: 'tcp://clamav:3310' }))).not.toContain(
      sentence,
    )
    expect(settingWarnings(readSettings({}))).not.toContain(sentence)
  })

  it('in production send mail encrypted or not at all, unless told by name', () => {
    const production = { NODE_ENV: 'production', SECRET, SMTP_URL: 'smtp://relay.example:587' }
    const sentence = /^SMTP_PLAIN está en on/
    const warned = (env: Readonly<Record<string, string>>): boolean =>
      settingWarnings(readSettings(env)).some((one) => sentence.test(one))
    expect(readSettings(production).smtpTls).toBe('required')
    expect(warned(production)).toBe(false)
    expect(readSettings({ ...production, SMTP_PLAIN: 'on' }).smtpTls).toBe('offered')
    expect(warned({ ...production, SMTP_PLAIN: 'on' })).toBe(true)
    expect(readSettings({ SMTP_URL: production.SMTP_URL }).smtpTls).toBe('offered')
    for (const option of [
      'ignoreTLS=true',
      'tls.rejectUnauthorized=false',
      'secured=true',
      'opportunisticTLS=1',
    ]) {
      const asking = { ...production, SMTP_URL: `smtps://u:clave@relay.example/?${option}` }
      expect(() => readSettings(asking)).toThrow(/^SMTP_URL trae «(?!.*clave).*SMTP_PLAIN=on/)
      expect(() => readSettings({ ...asking, SMTP_PLAIN: 'on' })).not.toThrow()
    }
    const named = 'smtp://relay.example/?tls.servername=mail.example&name=portal.example'
    expect(readSettings({ ...production, SMTP_URL: named }).smtpTls).toBe('required')
  })

  it('let a day hold at least one file of the largest size', () => {
    expect(() => readSettings({ UPLOAD_DAY_MB: '10', UPLOAD_MAX_MB: '11' })).toThrow(/^UPLOAD_DAY_MB /)
    expect(readSettings({ UPLOAD_DAY_MB: '10', UPLOAD_MAX_MB: '10' }).uploadsPerDay).toEqual({
      files: 1000,
      bytes: 10_485_760,
    })
  })

  it('never repeat a wrong secret in the sentence', () => {
    expect(() => readSettings({ SECRET: 'corto-pero-mio' })).not.toThrow(/corto-pero-mio/)
    expect(() => readSettings({ DATABASE_URL: 'x://u:mi-clave@s/b' })).not.toThrow(/mi-clave/)
  })

  it('in production want a secret, refuse the demonstration and have no development mailbox', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/SECRET/)
    expect(() => readSettings({ NODE_ENV: 'production', SECRET, DEMO: 'on' })).toThrow(/DEMO/)
    const settings = readSettings({ NODE_ENV: 'production', SECRET })
    expect(settings).toMatchObject({ production: true, demo: false, devMailbox: false, secret: SECRET })
    expect(settingWarnings(settings).join(' ')).toMatch(/SMTP_URL.*SMS_URL.*CLAMAV_URL/)
  })

  it.each([
    ['SMS_URL', 'http://clave@sms.example/envio', 'https://clave@sms.example/envio', /^SMS_URL no es https/],
    ['PUBLIC_URL', 'http://tramites.example', 'https://tramites.example', /^PUBLIC_URL no es https/],
  ])('warn in production of what would travel in the clear: %s', (name, clear, sealed, sentence) => {
    const says = (env: Record<string, string>): boolean =>
      settingWarnings(readSettings(env)).some((one) => sentence.test(one))
    const production = { NODE_ENV: 'production', SECRET, STAFF_PASSKEY: 'off' }
    expect(says({ ...production, [name]: clear })).toBe(true)
    expect(says({ ...production, [name]: sealed })).toBe(false)
    expect(says({ [name]: clear })).toBe(false)
  })

  it('warn in production when everybody would count as the balancer', () => {
    const given = { NODE_ENV: 'production', SECRET, PUBLIC_URL: 'https://tramites.example' }
    expect(settingWarnings(readSettings(given)).join(' ')).toContain('TRUST_PROXY')
    expect(settingWarnings(readSettings({ ...given, TRUST_PROXY: '1' })).join(' ')).not.toContain(
      'TRUST_PROXY',
    )
  })

  it('ask officials for passkeys in production, and say how to turn that off', () => {
    const given = { NODE_ENV: 'production', SECRET, PUBLIC_URL: 'https://tramites.example' }
    const [asked, not] = [readSettings(given), readSettings({ ...given, STAFF_PASSKEY: 'off' })]
    expect([asked.staffPasskey, not.staffPasskey, readSettings({}).staffPasskey]).toEqual([
      true,
      false,
      false,
    ])
    expect(readSettings({ STAFF_PASSKEY: 'on' }).staffPasskey).toBe(true)
    expect(settingNotices(asked).join(' ')).toContain('STAFF_PASSKEY=off')
    expect(settingWarnings(not).join(' ')).toContain('basta una contraseña')
    expect(settingNotices(not)).toEqual([])
  })

  it('that are as they should be in production leave nothing to mend', () => {
    const whole = {
      NODE_ENV: 'production',
      SECRET,
      PUBLIC_URL: 'https://tramites.example',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://relay.example',
      SMS_URL: 'https://clave@sms.example/envio',
      CLAMAV_URL: 'tcp://clamav:3310',
    }
    expect(settingWarnings(readSettings(whole))).toEqual([])
  })

  it.each([
    ['http://tramites.example', false],
    ['https://203.0.113.7', false],
    ['https://[2001:db8::7]:8443', false],
    ['https://tramites.example', true],
    ['http://localhost:3000', true],
  ])('in production ask for no passkey that browsers cannot make: %s', (PUBLIC_URL, starts) => {
    const given = { NODE_ENV: 'production', SECRET, PUBLIC_URL }
    if (starts) expect(readSettings(given).staffPasskey).toBe(true)
    else expect(() => readSettings(given)).toThrow(/no la crean: .*https.*STAFF_PASSKEY=off/)
    expect(readSettings({ ...given, STAFF_PASSKEY: 'off' }).staffPasskey).toBe(false)
    expect(() => readSettings({ PUBLIC_URL, STAFF_PASSKEY: 'on' })).not.toThrow()
  })

  it('warn when the demonstration listens on the whole network', () => {
    expect(settingWarnings(readSettings({ HOST: '0.0.0.0' }))).toHaveLength(1)
    expect(settingWarnings(readSettings({}))).toEqual([])
  })

  it('are all described, with secrets hidden', () => {
    const rows = describeSettings({ SECRET, DATABASE_URL: 'postgres://u:clave@s/b', PORT: '81' })
    expect(rows.map((row) => row.variable)).toEqual(Object.keys(entries))
    expect(rows.every((row) => row.about.length > 3)).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('clave@')
    expect(JSON.stringify(rows)).not.toContain(SECRET)
    expect(rows.find((row) => row.variable === 'PORT')).toMatchObject({ value: '81', given: true })
  })

  it('all stand in the manual with their default', async () => {
    const manual = await readFile(new URL('../../../docs/operacion.md', import.meta.url), 'utf8')
    for (const { variable, value, about } of describeSettings({})) {
      expect(manual).toContain(`| \`${variable}\` | ${value === '' ? '' : `\`${value}\``} | ${about} |`)
    }
  })
})
