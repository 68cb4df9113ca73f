import { preloadMessages } from '@bourse/i18n/testing';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { identityMessages } from '../locales/messages';
import { AntiPhishingPhrase } from './anti-phishing-phrase';
import { antiPhishingPhrase } from './phrase';

beforeAll(() => preloadMessages([identityMessages], ['en']));
afterEach(() => antiPhishingPhrase.write(undefined));

test('AntiPhishingPhrase shows the phrase of the device, and follows a change', async () => {
  await antiPhishingPhrase.write('blue heron');
  renderWithKit(<AntiPhishingPhrase />);
  expect(await screen.findByText('blue heron')).toBeVisible();
  await act(() => antiPhishingPhrase.write('red fox'));
  expect(await screen.findByText('red fox')).toBeVisible();
});

test('AntiPhishingPhrase shows nothing without a phrase', async () => {
  const { container } = renderWithKit(<AntiPhishingPhrase />);
  await act(() => antiPhishingPhrase.read());
  expect(container.querySelector('strong')).toBeNull();
});
