/** Statements of the catalogue that the legal office must confirm before production, by procedure type. */
export const TO_CONFIRM: Readonly<Record<number, readonly string[]>> = {
  '1': [
    '2.2.2.3.8.6 (verificar)',
    'DUR 2.2.2.3.4.2 (verificar)',
    'La vida útil del proyecto; pierde vigencia si no se inicia en cinco (5) años (DUR 2.2.2.3.8.7, verificar).',
  ],
  '2': [
    'DUR 2.2.3.2.16.8 y 2.2.3.2.9.8 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
    'Máximo un (1) año (DUR 2.2.3.2.16.7, verificar numeral).',
  ],
  '3': [
    '2.2.3.2.8.1 a 2.2.3.2.8.11 (verificar extremos)',
    'DUR 2.2.3.2.9.3 (término interno: verificar)',
    'DUR 2.2.3.2.9.8 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
    'Fijación en la Corporación y en la alcaldía con al menos diez días de anticipación; se publica además por un medio local a costa del interesado (verificar).',
    'Formularios únicos nacionales (verificar vigencia del formato)',
  ],
  '4': [
    'DUR 2.2.3.2.9.8 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
  '5': [
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
    'Término especial, más corto que los 10 días del CPACA art. 76; el portal debe parametrizarlo por tipo de trámite (hay autoridades que aplican 10 días por favorabilidad: verificar criterio jurídico).',
  ],
  '6': [
    '2.2.3.2.19.5 a 2.2.3.2.19.16 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
  '7': [
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
  '8': [
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
  '9': [
    '2.2.2.3.8.3 y ss. (verificar)',
    'Cambios menores o de ajuste normal (verificar por sector)',
    'DUR 2.2.2.3.8.1 num. 4 (verificar)',
  ],
  '11': [
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
  '12': [
    'Emergencia comprobada: sin cobro previo (política interna, verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
  '13': [
    'Cinco (5) años; se renueva con el informe de estado de emisiones IE-1 (DUR 2.2.5.1.7.14, verificar).',
    'DUR 2.2.5.1.7.5 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
  '14': ['2.2.3.3.4.18 (verificar)', 'Res. 1433/2004 art. 5 (verificar)'],
  '15': ['DUR 2.2.3.2.1.1.5 (verificar)'],
  '16': [
    'DUR 2.2.2.8.2.4 (verificar)',
    'Individual: hasta 5 años; marco: hasta 10 años (verificar).',
    'Investigación sin fines comerciales de instituciones nacionales: tarifa reducida o exenta (verificar)',
  ],
  '17': ['DUR 2.2.2.9.2.5 (verificar)', 'Hasta dos (2) años (verificar).'],
  '18': [
    '2.2.2.3.2.3 (num. zoocriaderos, verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
  '19': ['Procedimiento de certificación (verificar vigencia)', 'Res. 653/2006 (verificar)'],
  '20': ['Res. 1362/2007 (verificar)', 'Res. 1362/2007 art. 4 (verificar)'],
  '21': ['Resolución 0839 de 2023 (verificar)'],
  '22': ['Máximo ocho (8) días calendario por movilización; renovable una vez (verificar).'],
  '23': ['Resolución 1486 de 2018 (verificar)'],
  '24': [
    'DUR 2.2.1.1.11.4 (verificar)',
    'Mientras opere el establecimiento, con renovación y reporte anual (verificar).',
  ],
  '25': [
    '2.2.1.1.12.1 a 2.2.1.1.12.17 (Decreto 1532/2019, verificar extremos)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
  '26': ['Resolución 1552 de 2005 (manual de seguimiento; verificar vigencia)'],
  '29': ['Modificación, prórroga y traspaso de concesiones (verificar extremos)'],
}
