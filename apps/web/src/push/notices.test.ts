import { PUSH_NOTICES, readPushMessage } from '@bourse/contracts/push';
import { LANGUAGES } from '@bourse/i18n';
import { expect, test } from 'vitest';
import { features } from '../features';
import { noticePath, noticeText } from './notices';

const addresses = new Set(features.flatMap(({ routes }) => routes.map(({ path }) => path)));
const messages = [undefined, ...Object.keys(PUSH_NOTICES).flatMap((notice) => [{ notice, id: 7 }, { notice }])].map(
  readPushMessage,
);

test.each(messages)('the notice %o has a text in each language, and its screen is one of the client', (message) => {
  expect(addresses).toContain(noticePath(message).split('?')[0]);
  const texts = LANGUAGES.map((language) => noticeText(message, language));
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});
