// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { drawFirstPaint, type FirstPaint } from './draw';

let painted: FirstPaint;

beforeAll(async () => {
  painted = await drawFirstPaint();
});

const headline = (language: string) => /<h1[^>]*>([^<]*)/.exec(painted.screens[language] ?? '')?.[1];

test('the first screen is prerendered in every language, with its headline and placeholders for its figures', () => {
  expect(Object.keys(painted.screens)).toEqual(['zh-CN', 'zh-HK', 'en', 'ko', 'ja', 'es']);
  expect(headline('en')).toBe('Trade digital assets with a clear view of the market');
  expect(new Set(Object.keys(painted.screens).map(headline)).size).toBe(6);
  expect(painted.screens['en']).toContain('aria-busy="true"');
});

test('nothing in it can be pressed or typed into before the client is there', () => {
  expect(painted.screens['en']).toMatch(/^<div [^>]*inert/);
});

test('it needs no style attribute and no style element, which the policy forbids', () => {
  expect(Object.values(painted.screens).join('')).not.toMatch(/ style=|<style/);
  expect(painted.css).toContain('[data-style="0"]{');
  expect(painted.css).toContain('--bourse-palette-background-default:');
});
