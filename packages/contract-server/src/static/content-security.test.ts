import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurity, inlineHashes } from './content-security';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
  it('the content security policy allows the inline scripts of the page, and no others', () => {
    const html = `<script>let a = 1;</script><script type="module" src="/x.js"></script>
      <script data-x="y">\n  b()\n</script><p>script</p>`;
    expect(inlineHashes(html).scripts).toEqual([hashOf('let a = 1;'), hashOf('\n  b()\n')]);
    expect(contentSecurity(html).directives.scriptSrc).toEqual(["'self'", ...inlineHashes(html).scripts]);
    expect(contentSecurity('').directives.scriptSrc).toEqual(["'self'"]);
  });

  it('the content security policy allows the empty style element of Emotion and the styles of the page, and nothing else inline', () => {
    expect(contentSecurity('').directives.styleSrc).toEqual(["'self'", hashOf('')]);
    const html = '<style>i { color: red }</style>';
    expect(contentSecurity(html).directives.styleSrc).toEqual(["'self'", hashOf(''), hashOf('i { color: red }')]);
  });

  it('the content security policy shows pictures of this origin and of those that the operator names', () => {
    expect(contentSecurity('').directives.imgSrc).toEqual(["'self'", 'data:', 'blob:']);
    expect(contentSecurity('', { imageOrigins: ['https://images.example'] }).directives.imgSrc).toContain(
      'https://images.example',
    );
  });

  it.each([
    ['127.0.0.1:4180', 'ws://127.0.0.1:4180 wss://127.0.0.1:4180'],
    ['[::1]:80', 'ws://[::1]:80 wss://[::1]:80'],
    ["evil; script-src 'unsafe-inline'", "'self'"],
    [undefined, "'self'"],
  ])('the content security policy lets the page of %s open sockets to %s', (host, source) => {
    const [, sockets] = contentSecurity('').directives.connectSrc;
    expect(typeof sockets === 'function' && sockets({ headers: { host } })).toBe(source);
  });
});
