import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { walletMessages } from '../locales/messages';
import { AllowListSwitch } from './allow-list-switch';

beforeAll(() => preloadMessages([walletMessages, uiKitMessages]));

it.each([
  [true, 'On: on this device you can withdraw only to saved addresses.', 'Turn off in 24 hours'],
  [false, 'Off: on this device you can withdraw to any address.', 'Turn on'],
])('the allow-list says what its state means while it is on (%s)', (isOn, words, action) => {
  renderWithKit(<AllowListSwitch isOn={isOn} endsAt={undefined} isReading={false} onToggle={() => undefined} />);
  expect(screen.getByText((content) => content.startsWith(words))).toBeVisible();
  expect(screen.getByRole('button', { name: action })).toBeVisible();
});
