import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND, readBrand } from './brand';
import { chartLibraryIn } from './chart-library';
import brandFile from '../../public/brand.json';

test("the client's own brand file is valid and offers the client itself as the app of phones", () => {
  expect(readBrand(brandFile)).toEqual({ ...DEFAULT_BRAND, apps: { ios: '/', android: '/' } });
});

test('an operator can replace any part', () => {
  const file = {
    name: 'Agora',
    logo: '/agora.svg',
    accent: { day: { text: '#0055cc', fill: '#0055cc' }, night: { text: '#66AAFF', fill: '#0055CC' } },
    footer: { about: [{ text: { en: 'Company', zh: '公司' }, href: 'https://agora.example/company' }] },
  };
  expect(readBrand(file)).toEqual({
    ...DEFAULT_BRAND,
    ...file,
    footer: { ...file.footer, explain: [], support: [] },
  });
});

test('the operator file sets one accent for all, apps, support and products', () => {
  const file = {
    accent: '#0055cc',
    apps: { ios: 'https://apps.example/ios' },
    support: 'mailto:help@agora.example',
    products: { c2c: false },
  };
  expect(readBrand(file)).toEqual({
    ...DEFAULT_BRAND,
    ...file,
    products: { ...DEFAULT_BRAND.products, c2c: false },
  });
});

test.each([
  ['{}', 'highcharts'],
  ['{"charts":"lightweight-charts"}', 'lightweight-charts'],
  ['{"charts":"other"}', 'highcharts'],
])('the script in the head and the client read the same chart library from %s', (text, library) => {
  expect(chartLibraryIn(text)).toBe(library);
  expect(readBrand(JSON.parse(text)).charts).toBe(library);
});

test.each([undefined, 'null', '{"charts":'])('the chart library is Highcharts where the file is %s', (text) => {
  expect(chartLibraryIn(text)).toBe('highcharts');
});

test('an invalid part is reported by its path, and the rest applies', () => {
  const faults: string[] = [];
  const file = { name: 'Agora', accent: 'red', footer: { support: [{ text: 'Help', href: 'javascript:alert(1)' }] } };
  expect(readBrand(file, (fault) => faults.push(fault))).toEqual({ ...DEFAULT_BRAND, name: 'Agora' });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['accent', 'footer.support.0.href']);
});

test('an explorer names the place of the hash on a page of the web', () => {
  const faults: string[] = [];
  const explorers = {
    TRC20: 'https://explorer.example/tron/{hash}',
    BTC: 'https://explorer.example/btc',
    ERC20: 'javascript:alert("{hash}")',
  };
  expect(readBrand({ explorers }, (fault) => faults.push(fault)).explorers).toEqual({ TRC20: explorers.TRC20 });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['explorers.BTC', 'explorers.ERC20']);
});

test('only the smallest part that does not fit is left out', () => {
  const help = { text: 'Help', href: '/help' };
  const file = {
    apps: { ios: 'https://apps.example/ios', android: 'apps.example' },
    products: { leverage: false, c2c: 'no' },
    footer: {
      about: [{ text: { zh: '公司' }, href: '/company' }, help, { href: 'help' }, help, 'help'],
      support: [help],
    },
  };
  const faults: string[] = [];
  expect(readBrand(file, (fault) => faults.push(fault))).toEqual({
    ...DEFAULT_BRAND,
    apps: { ios: file.apps.ios },
    products: { ...DEFAULT_BRAND.products, leverage: false },
    footer: { about: [help, help], explain: [], support: [help] },
  });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'apps.android',
    'products.c2c',
    'footer.about.0.text',
    'footer.about.2.text',
    'footer.about.2.href',
    'footer.about.4',
  ]);
});

describe('an invalid file leaves the defaults', () => {
  test.each([
    undefined,
    null,
    'x',
    [],
    { name: '' },
    { name: 'x'.repeat(41) },
    { accent: { day: { text: 'red', fill: 'red' }, night: { text: 'red', fill: 'red' } } },
    { accent: '#ffff00' },
    { accent: { day: { text: '#0055cc', fill: '#0055cc' }, night: { text: '#66aaff', fill: '#66aaff' } } },
  ])('an invalid file leaves the defaults: %j', (file) => {
    expect(readBrand(file)).toEqual(DEFAULT_BRAND);
  });

  test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'evil.test', ''])(
    'an invalid file leaves the defaults: a link to %j',
    (href) => {
      const file = { support: href, apps: { ios: href }, footer: { support: [{ text: 'Help', href }] } };
      expect(readBrand(file)).toEqual(DEFAULT_BRAND);
    },
  );

  test('a text without English is invalid: other languages would have nothing to show', () => {
    const file = { footer: { support: [{ text: { zh: '帮助' }, href: '/help' }] } };
    expect(readBrand(file)).toEqual(DEFAULT_BRAND);
  });
});

test('times are in the zone of the operator, and without one in that of the device', () => {
  expect(readBrand({ timeZone: 'Asia/Shanghai' }).timeZone).toBe('Asia/Shanghai');
  expect(readBrand({}).timeZone).toBe('local');
  expect(readBrand({ timeZone: 'Mars/Olympus' }).timeZone).toBe('local');
});
