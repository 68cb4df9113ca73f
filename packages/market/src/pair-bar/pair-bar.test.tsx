import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { marketMessages } from '../locales/messages';
import { aPair } from '../testing/fixtures';
import { PairBar } from './pair-bar';

beforeAll(() => preloadMessages([marketMessages, uiKitMessages], ['en']));

it('the pair bar shows a dash, not a zero, for a high and a low that the back end does not send', () => {
  renderWithKit(<PairBar pair={{ ...aPair(), high: undefined, low: undefined }} />);
  expect(screen.getAllByText('—')).toHaveLength(2);
});
