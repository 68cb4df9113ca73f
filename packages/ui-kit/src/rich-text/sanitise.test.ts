// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise';

function clean(content: string): HTMLElement {
  const place = document.createElement('div');
  place.append(sanitise(content, { headingLevel: 2, tableLabel: 'Table' }));
  return place;
}
const html = (content: string) => clean(content).innerHTML;
const source = (address: string) => clean(`<img src="${address}" alt="x">`).querySelector('img')?.getAttribute('src');
const link = (address: string) => clean(`<a href="${address}" target="_top" rel="opener">a</a>`).querySelector('a');
const levels = (content: string) =>
  [...clean(content).querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ nodeName }) => nodeName);

describe('executable or disguised markup', () => {
  it.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['a script that hides in another', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['an event', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['a style sheet', '<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
    [
      'styles, classes and names',
      '<p style="position:fixed" class="MuiButton-root" id="root" name="x">a</p>',
      '<p>a</p>',
    ],
    ['a frame', '<iframe src="https://evil.test" srcdoc="<script>1</script>">x</iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.test"><input name="p"><button>Log in</button></form>', 'Log in'],
    ['a picture that is a program', '<svg onload=alert(1)><script>1</script><path d="M0"/></svg>', ''],
    ['another namespace', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['an object', '<object data="evil.swf"><p>a</p></object><embed src="x">', '<p>a</p>'],
    [
      'a new base',
      '<base href="https://evil.test"><meta http-equiv="refresh" content="0"><link rel="stylesheet">a',
      'a',
    ],
    ['a custom element', '<x-login>a</x-login>', 'a'],
    ['data and ARIA attributes', '<p data-theme="x" aria-hidden="true" role="alert">a</p>', '<p>a</p>'],
    ['a comment', '<p>a<!-- <img src=x onerror=alert(1)> --></p>', '<p>a</p>'],
  ])('the sanitiser removes executable or disguised markup: %s', (_name, hostile, expected) => {
    expect(html(hostile)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java&#x09;script:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://bourse.test/1',
    'file:///etc/passwd',
  ])('the sanitiser makes no link of disguised markup: %s', (address) => {
    expect(clean(`<a href="${address}">a</a>`).querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it('the sanitiser leaves no embedded document in an image', () => {
    expect(source('data:image/svg+xml,<svg onload=alert(1)>')).toBeNull();
    expect(source('data:text/html;base64,PHA+')).toBeNull();
    expect(source('javascript:alert(1)')).toBeNull();
    expect(source('data:image/png;base64,iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
  });
});

it.each([
  'https://other.test/x',
  'http://other.test',
  '//other.test/x',
  '/\\other.test',
  'mailto:a@b.test',
  'tel:+341',
])('links to other sites open safely in another tab: %s', (address) => {
  expect(link(address)?.getAttribute('target')).toBe('_blank');
  expect(link(address)?.getAttribute('rel')).toBe('noopener noreferrer');
});

it.each(['/quotation', '/components/noticeDetail?id=3', 'http://bourse.test/quotation'])(
  'links to this site stay in this tab: %s',
  (address) => {
    expect(link(address)?.getAttribute('href')).toBe(address);
    expect(link(address)?.hasAttribute('target')).toBe(false);
  },
);

it('links around an image without text are named after their target, and empty links are removed', () => {
  expect(clean('<a href="https://other.test/x"><img src="/p.png"></a>').querySelector('a')).toHaveAccessibleName(
    'other.test',
  );
  expect(html('<p>a<a href="/b"> </a></p>')).toBe('<p>a</p>');
});

it('pictures load lazily, send no referrer, and have a text alternative', () => {
  const image = clean('<img src="/p.png" width="640" height="9e9" onerror="alert(1)">').querySelector('img');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(image?.getAttribute('alt')).toBe('');
  expect(image?.getAttribute('width')).toBe('640');
  expect(image?.hasAttribute('height')).toBe(false);
});

it('the outline begins below the page’s own heading and skips no level', () => {
  expect(levels('<h1>a</h1><h4>b</h4><h4>c</h4><h2>d</h2><h1>e</h1>')).toEqual(['H2', 'H3', 'H3', 'H3', 'H2']);
  expect(levels('<h5>a</h5><h6>b</h6>')).toEqual(['H2', 'H3']);
});

it('the outline has no empty headings', () => {
  expect(levels('<h2> </h2><h2>a</h2>')).toEqual(['H2']);
});

it('tables scroll in a frame that has a name and takes the focus', () => {
  const frame = clean('<table><caption>Fees</caption><tr><td>1</td></tr></table>').firstElementChild;
  expect(frame?.getAttribute('tabindex')).toBe('0');
  expect(frame?.getAttribute('aria-label')).toBe('Fees');
  expect(frame?.querySelector('td')).toHaveTextContent('1');
  expect(clean('<table><tr><td>1</td></tr></table>').firstElementChild?.getAttribute('aria-label')).toBe('Table');
});

it('tables inside tables stay in the frame of the outer one', () => {
  const place = clean('<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>');
  expect(place.querySelectorAll('[data-scrolls]')).toHaveLength(1);
});

it('tables keep the scopes of their header cells, and only those', () => {
  expect(html('<table><tr><th scope="col">a</th><th scope="x">b</th></tr></table>')).toContain(
    '<th scope="col">a</th><th>b</th>',
  );
});

it('text with entities and no tags keeps its paragraphs and lines', () => {
  expect(html('Fees &amp; limits\nof today\n\nSecond')).toBe('<p>Fees &amp; limits<br>of today</p><p>Second</p>');
});
