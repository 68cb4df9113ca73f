import { expect, it } from 'vitest';
import { evidencePack, sha256 } from './evidence-pack';

const content = {
  title: 'Order 501',
  sections: [{ heading: 'Payee', rows: [{ label: 'Name', value: '<img src=x onerror=alert(1)>' }] }],
  imagesHeading: 'Images',
  images: [{ name: 'slip".png', sha256: 'abc', dataUrl: 'data:image/png;base64,AAAA' }],
};

it('evidencePack contains every row and image, with the hash', () => {
  const pack = evidencePack(content);
  expect(pack).toContain('<h2>Payee</h2>');
  expect(pack).toContain('data:image/png;base64,AAAA');
  expect(pack).toContain('SHA-256 abc');
});

it("evidencePack escapes the users' texts", () => {
  const pack = evidencePack(content);
  expect(pack).not.toContain('<img src=x');
  expect(pack).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(pack).toContain('slip&quot;.png');
});

it('evidencePack omits an image of an unsupported type', () => {
  const images = [{ name: 'x', sha256: '', dataUrl: 'data:image/svg+xml;base64,AAAA' }];
  expect(evidencePack({ ...content, images })).not.toContain('<figure>');
});

it('the evidence pack hashes with SHA-256', async () => {
  // FIPS 180-4, example of "abc".
  expect(await sha256(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
