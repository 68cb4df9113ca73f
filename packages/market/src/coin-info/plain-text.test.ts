import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';

describe('plainText', () => {
  it('keeps the words and the paragraphs', () => {
    expect(plainText('<p>Bitcoin is <b>money</b>.</p><p>Since 2009<br>by nobody</p>')).toEqual([
      'Bitcoin is money.',
      'Since 2009',
      'by nobody',
    ]);
  });

  it('keeps text that was never rich, and its signs', () => {
    expect(plainText('a < b & c')).toEqual(['a < b & c']);
  });

  it('drops what runs, loads or styles', () => {
    expect(plainText('<script>steal()</script><style>p{}</style><img src=x onerror=steal()>safe')).toEqual(['safe']);
  });

  it('is empty for nothing', () => {
    expect(plainText(' <p>&nbsp;</p> ')).toEqual([]);
  });
});
