import { describe, expect, it } from 'vitest'
import { parseDate } from './parse-date'

const SIX = Date.UTC(2026, 10, 23, 6)
const hours = (count: number): number => count * 3_600_000

describe('parseDate', () => {
  it.each([
    ['CET', 1],
    ['CEST', 2],
    ['MEZ', 1],
    ['BST', 1],
    ['JST', 9],
    ['IST', 5.5],
    ['MSK', 3],
    ['AEST', 10],
    ['HKT', 8],
    ['KST', 9],
    ['NZDT', 13],
    ['EST', -5],
    ['PDT', -7],
    ['NST', -3.5],
    ['GMT', 0],
    ['UT', 0],
    ['Z', 0],
    ['A', 1],
    ['I', 9],
    ['K', 10],
    ['M', 12],
    ['N', -1],
    ['Y', -12],
    ['cet', 1],
    ['+0100', 1],
    ['+01', 1],
    ['-0330', -3.5],
    ['−0500', -5],
    ['+01:00', 1],
    ['GMT+1', 1],
    ['UTC+05:30', 5.5],
    ['+0100 (CET)', 1],
    ['GMT+0100 (Central European Standard Time)', 1],
    ['+01:00[Europe/Berlin]', 1],
    ['+01:00[Europe/Berlin][u-ca=gregory]', 1],
    ['Europe/Berlin', 1],
    ['[Europe/Berlin]', 1],
    ['(Europe/Berlin)', 1],
    ['America/Argentina/Buenos_Aires', -3],
    ['US/Eastern', -5],
    ['Asia/Kathmandu', 5.75],
    ['Etc/GMT+5', -5],
    ['Z[UTC]', 0],
    ['Europe/Nowhere', 0],
    ['-0000', 0],
    // RFC 5322: a zone that nobody knows says nothing
    ['XYZT', 0],
    ['', 0],
  ])('knows the zone "%s", whatever stands before it', (zone, offset) => {
    const texts = [`Mon, 23 Nov 2026 06:00:00 ${zone}`, `23 Nov 26 06:00 ${zone}`, `2026-11-23T06:00:00 ${zone}`]
    for (const text of [...texts, `2026-11-23 06:00:00.000${zone}`]) expect(parseDate(text)).toBe(SIX - hours(offset))
  })

  it.each([
    '2026-11-23T06:00:00Z',
    '2026-11-23t06:00z',
    '2026-11-23T06:00:00,000+00',
    '20261123T060000Z',
    '2026-11-23 06:00:00',
    '2026/11/23 06:00',
    '2026-11-23T05:59:60Z',
    'Mon, 23 Nov 2026 05:59:60 GMT',
    'Monday, 23-Nov-26 06:00:00 GMT',
    'Mon Nov 23 06:00:00 2026',
    'Mon Nov 23 07:00:00 CET 2026',
    'Mon Nov 23 2026 07:00:00 GMT+0100 (CET)',
    'November 23rd, 2026, 6:00 AM',
    'Nov 23, 2026 at 06:00',
    'Mo, 23 Nov. 2026 06:00:00',
    'lun., 23 novembre 2026 à 06:00:00',
    'lunes, 23 de noviembre de 2026 06:00',
    'seg, 23 nov 2026 06:00:00 +0000',
    'Pzt, 23 Kas 2026 06:00:00 +0000',
    'Пн, 23 ноя 2026 06:00:00 +0000',
    'Δευ, 23 Νοε 2026 06:00:00 +0000',
    '周一, 23 11月 2026 06:00:00 +0000',
    '2026年11月23日 06:00:00',
    '23.11.2026 06:00',
    '23/11/2026 06:00:00',
    '11/23/2026 6:00:00 AM',
    'Mon,23 Nov 2026 06:00:00 GMT',
    '2026-11-23 06:00:00 +0000 UTC',
    '2026-11-23 11:30:00 +0530 IST',
    '2026-11-23T06:00:00+00:00Z',
    'Mon, 23 Nov 2026 06:00:00 AM GMT',
    '2026. 11. 23. 06:00',
    '2026. 11. 23 06:00:00',
    '2026年11月23日 06时00分',
    '2026年11月23日06時00分00秒',
    '2026년 11월 23일 06시 00분',
    '23 novembre 2026 à 06h00',
    'Mon, 23 Nov 2026 06.00.00 GMT',
    'Mon, 23 Nov 2026 01:00:00 ET',
    '2026年11月23日 上午6:00',
    '2026. 11. 23. 오전 6:00',
    '2026-11-23 06:00:00+00:00 UTC',
    'Mon, 23 Nov 2026 06:00:00 (local time)',
    'Mo, 23.11.2026 06:00',
    'Montag, 23. 11. 2026, 06:00',
    'ma 23.11.2026 06:00',
    'Thứ hai, 23/11/2026, 13:00 (GMT+7)',
    'Thứ Hai 23/11/2026 06:00',
    'Mon 11/23/2026 6:00 AM',
    'Mon, 2026-11-23 06:00',
    'Mon Nov 23 07:00:00 Europe/Berlin 2026',
    // seconds and milliseconds since 1970
    '1795413600',
    '1795413600.000',
    '1795413600000',
    '20261123060000',
    '202611230600',
    // in signs and words of other scripts
    '٢٣ نوفمبر ٢٠٢٦ ٠٦:٠٠',
    'الاثنين، 23 نوفمبر 2026 في 6:00 ص',
    '\u0662\u0663\u200f/\u0661\u0661\u200f/\u0662\u0660\u0662\u0666\u060c \u0666:\u0660\u0660 \u0635',
    '23 تشرين الثاني 2026 06:00',
    '23 تشرين الثاني/نوفمبر 2026م 06:00',
    '23 نونبر 2026 - 06:00',
    'วันจันทร์ที่ 23 พฤศจิกายน พ.ศ. 2569 เวลา 06:00:00',
    '๒๓ พฤศจิกายน ๒๕๖๙ เวลา ๐๖:๐๐ น.',
    '23 พ.ย. 2569 06:00',
    '23 พ.ย. 69 06:00 น.',
    '23/11/2569 06:00',
    'सोमवार, 23 नवंबर 2026 को 6:00 am बजे',
    '২৩ নভেম্বর, ২০২৬ ০৬:০০',
    'יום שני, 23 בנובמבר 2026 בשעה 06:00',
    'پیر، 23 نومبر، 2026 کو 6:00 AM',
    '23 tháng 11, 2026 06:00',
    'Thứ Hai, ngày 23 tháng 11 năm 2026 06:00',
    '2026. november 23. 06:00',
    '2026-Nov-23 06:00',
    'dilluns, 23 de novembre de 2026 a les 06:00',
    '23rd of November 2026 06:00',
    '23.11.2026, um 06:00 Uhr',
    '23.11.2026 07:00 Uhr MEZ',
    '23/11/2026 06:00 h',
    'Hétfő, 2026. november 23. 06:00',
    'Mon , 23 Nov 2026 06:00:00 GMT',
    '23/Nov/2026 06:00',
    'Nov 23, 2026 6 AM',
    '23 novembre 2026 à 6h',
    '06:00 23.11.2026',
    '06:00, 23 Nov 2026',
    '2026年11月23日(月) 06:00',
    '2026年11月23日（月）06:00',
    '2026年11月23日 月曜日 06:00',
    '2026年11月23日 星期一 06:00',
    '2026/11/23(月) 06:00',
    '2026-11-23(월) 06:00',
    '2026년 11월 23일 월요일 오전 6:00',
    '23 ноября 2026 г. 09:00 МСК',
    'Mon, 23 Nov 2026 01:00:00 Eastern Standard Time',
    'Nov 23, 2026 at 1:00 AM Eastern Time',
    'Mon, 23 Nov 2026 00:00:00 Central Time (US & Canada)',
  ])('reads "%s"', (text) => expect(parseDate(text)).toBe(SIX))

  it.each([
    '2026-11-23 18:00 PM',
    'Nov 23, 2026 6:00 p.m.',
    '2026年11月23日 下午 6:00',
    '2026年 11月 23日 午後6時00分',
    '2026. 11. 23. 오후 6:00',
    '٢٣ نوفمبر ٢٠٢٦ في ٦:٠٠ م',
    '23 نوفمبر 2026 6:00 مساءً',
  ])('reads the evening of "%s"', (text) => expect(parseDate(text)).toBe(SIX + hours(12)))

  it.each([
    ['Sa, 05 Dez 2026', 11],
    ['5. Oktober 2026', 9],
    ['5 Okt 2026', 9],
    ['ven., 5 Juin 2026', 5],
    ['5 juil. 2026', 6],
    ['5 août 2026', 7],
    ['5 déc. 2026', 11],
    ['mar, 5 mar 2026', 2],
    ['5 März 2026', 2],
    ['5 Mai 2026', 4],
    ['5 mei 2026', 4],
    ['5 mrt 2026', 2],
    ['5 ene 2026', 0],
    ['5 gen 2026', 0],
    ['5 fev 2026', 1],
    ['5 abr 2026', 3],
    ['5 mag 2026', 4],
    ['5 giugno 2026', 5],
    ['5 lug 2026', 6],
    ['5 ago 2026', 7],
    ['5 set 2026', 8],
    ['5 ott 2026', 9],
    ['5 out 2026', 9],
    ['5 dic 2026', 11],
    ['5 des 2026', 11],
    ['5 sty 2026', 0],
    ['5 paź 2026', 9],
    ['5 července 2026', 6],
    ['5 června 2026', 5],
    ['5 joulukuuta 2026', 11],
    ['5 Ağu 2026', 7],
    ['5 мая 2026', 4],
    ['20260505', 4],
  ])('knows the month of "%s"', (text, month) => expect(parseDate(text)).toBe(Date.UTC(2026, month, 5)))

  const LANGUAGES =
    'ar ar-SY ar-MA ar-DZ fa ur he hi mr bn ta th vi bg sr mk ru uk el ka az cs sk pl sl hu ro it es ca gl pt fr de nl da nb ' +
    'sv is fi et lv tr id ms fil en'
  it.each(LANGUAGES.split(' '))('knows the months of %s as they stand in dates', (language) => {
    const unread = (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { day: 'numeric', month })
      return Array.from({ length: 12 }, (_, at): [string, number] => [
        `${format.format(new Date(2026, at, 5))} 2026`,
        Date.UTC(2026, at, 5),
      ]).filter(([text, ms]) => /\p{L}/u.test(text) && parseDate(text) !== ms)
    })
    expect(unread).toEqual([])
  })

  it('reads a clock of a place by what it showed there, in summer and winter and where it was changed', () => {
    const at = (text: string) => new Date(parseDate(text) ?? NaN).toISOString()
    expect(at('2026-07-01T06:00:00[Europe/Berlin]')).toBe('2026-07-01T04:00:00.000Z')
    expect(at('1 Jul 2026 06:00 America/New_York')).toBe('2026-07-01T10:00:00.000Z')
    // half past two came never, and twice
    expect(at('2026-03-29 02:30 Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(at('2026-10-25 02:30 Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-10-25 03:30 Europe/Berlin')).toBe('2026-10-25T02:30:00.000Z')
    expect(at('2026-03-29 03:30 Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  })

  it.each([
    '',
    'yesterday',
    '2026',
    '151847893',
    '15184789340',
    '5',
    '2026-02-30',
    '2026-13-01',
    '31 Nov 2026',
    '23 Xyz 2026',
    '2026-11-23T25:00:00Z',
    '2026-11-23T06:61:00Z',
    '2026-11-23T06:00:61Z',
    '2026-11-23T06:00:00+99',
    'Mon, 23 Nov 2026 13:00 PM and more',
    '2026-11-23 13:00 AM',
    '2026-11-23T06:00:00+01:00Q',
    '20261323',
    // the fourth of May, or the fifth of April
    '04/05/2026',
    'x'.repeat(50_000),
    '1 '.repeat(20_000),
  ])('makes nothing of %j', (text) => expect(parseDate(text)).toBeNull())
})
