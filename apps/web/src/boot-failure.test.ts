// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { isOldBrowser, showBootFailure } from './boot-failure';

afterEach(() => document.documentElement.removeAttribute('lang'));

test('a browser without the needed functions is told that it is too old', () => {
  document.documentElement.lang = 'en';
  const root = document.createElement('div');
  showBootFailure(root);
  expect(root).toHaveTextContent('Check your connection');
  expect(isOldBrowser()).toBe(false);
  const descriptor = Object.getOwnPropertyDescriptor(Map, 'groupBy') ?? {};
  Reflect.deleteProperty(Map, 'groupBy');
  try {
    expect(isOldBrowser()).toBe(true);
    showBootFailure(root);
  } finally {
    Object.defineProperty(Map, 'groupBy', descriptor);
  }
  expect(root).toHaveTextContent('Your browser is too old for this page.');
});
