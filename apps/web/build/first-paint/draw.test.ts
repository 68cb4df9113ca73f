// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { drawFirstPaint, type Painted } from './draw';
import { FIRST_PAGES } from './pages';

let painted: readonly Painted[];

beforeAll(async () => {
  painted = await drawFirstPaint();
}, 60_000);

const pageOf = (path: string) => {
  const page = painted.find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not prerendered.`);
  return page;
};
const drawingsOf = (path: string, language = 'en') =>
  pageOf(path).drawings.filter((drawing) => drawing.language === language);
const headline = (path: string, language: string) =>
  /<h1[^>]*>([^<]*)/.exec(drawingsOf(path, language)[0]?.html ?? '')?.[1];

test('the start page is prerendered in every language, with its headline and placeholders for its figures', () => {
  const languages = pageOf('/').drawings.map(({ language }) => language);
  expect(languages).toEqual(['zh-CN', 'zh-HK', 'en', 'ko', 'ja', 'es']);
  expect(headline('/', 'en')).toBe('Trade digital assets with a clear view of the market');
  expect(new Set(languages.map((language) => headline('/', language))).size).toBe(6);
  expect(drawingsOf('/')[0]?.html).toContain('aria-busy="true"');
});

test('every planned screen is prerendered, with its heading or the caption of a trading screen', () => {
  expect(painted.map(({ file }) => file)).toEqual(FIRST_PAGES.map(({ file }) => file));
  expect(headline('/components/login', 'en')).toBe('Log in');
  expect(headline('/fiatradCenter', 'es')).toBe('Mercado C2C');
  expect(headline('/letransactions', 'en')).toBe('Assets');
  for (const path of ['/dealCenter', '/leverdealCenter', '/secondDealCenter']) {
    for (const { html } of drawingsOf(path)) expect(html).toContain('>Loading market data…</p>');
  }
});

test('a screen has one drawing for each arrangement, and none for a stored arrangement', () => {
  const drawings = drawingsOf('/dealCenter');
  expect(drawings.map(({ media }) => media)).toEqual([
    '(max-width: 600px) and (not (min-width: 1200px))',
    '(not (max-width: 600px)) and (not (min-width: 1200px))',
    '(min-width: 1200px) and (not (max-width: 600px))',
  ]);
  expect(drawings.map(({ unset }) => unset)).toEqual([
    ['bourse.spot.layout'],
    ['bourse.spot.layout'],
    ['bourse.spot.layout'],
  ]);
  const { css } = pageOf('/dealCenter');
  const rules = ['[data-style="0"]{', 'grid-template-areas:"markets chart data form"'];
  expect(rules.filter((rule) => !css.includes(rule))).toEqual([]);
});

test('nothing in it can be pressed, typed into or announced before the client is there', () => {
  for (const { html } of painted.flatMap(({ drawings }) => drawings))
    expect(html).toMatch(/^<div inert=""[^]*<\/div>$/);
});

test('it has no ids, links or names of fields', () => {
  const text = painted.flatMap(({ drawings }) => drawings.map(({ html }) => html)).join('');
  expect(/ (?:id|for|href|name|autocomplete|autofocus)=/i.exec(text)?.[0]).toBeUndefined();
});

test('it needs no style attribute and no style element, which the policy forbids', () => {
  for (const { drawings, css } of painted) {
    expect(drawings.some(({ html }) => / style=|<style/.test(html))).toBe(false);
    const rules = ['--bourse-palette-background-default:', '--bourse-header-height:56px'];
    expect(rules.filter((rule) => !css.includes(rule))).toEqual([]);
    expect(css.includes('&quot;')).toBe(false);
  }
});
