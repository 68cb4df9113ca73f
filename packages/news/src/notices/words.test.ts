// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { wordsOf } from './words';

it('wordsOf keeps the words and nothing else', () => {
  expect(wordsOf('<p>Fees &amp; <b>limits</b></p>\n<script>alert(1)</script><img src=x onerror=alert(1)>')).toBe(
    'Fees & limits',
  );
});

it('wordsOf keeps text that is not markup', () => {
  expect(wordsOf('1 < 2 & more')).toBe('1 < 2 & more');
});
