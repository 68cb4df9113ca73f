// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sanitise } from './sanitise';
import { XSS_VECTORS } from './xss-vectors.test-support';

const RUNS = /^(?:on|style$|srcdoc$|formaction$|action$|id$|name$)/i;

it.each(XSS_VECTORS)('the sanitiser leaves nothing that could run of %s', (vector) => {
  const place = document.createElement('div');
  place.append(sanitise(vector, { headingLevel: 2, tableLabel: 'Table' }));
  expect(
    place.querySelector('script,style,iframe,object,embed,form,input,svg,math,link,meta,base,template'),
  ).toBeNull();
  for (const element of place.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => RUNS.test(name))).toEqual([]);
    expect(element.getAttribute('href') ?? '').not.toMatch(/^(?:javascript|data|vbscript):/i);
  }
});
