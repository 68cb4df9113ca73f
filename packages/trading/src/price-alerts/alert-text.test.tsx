import { preloadMessages, TestI18n } from '@bourse/i18n/testing';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { tradingMessages } from '../locales/messages';
import { intervalText } from './use-alert-text';

function Intervals() {
  const text = tradingMessages.useText();
  return (
    <output>{(['15', '60', '240', '1D'] as const).map((interval) => intervalText(text, interval)).join(' ')}</output>
  );
}

beforeAll(() => preloadMessages([tradingMessages], ['en', 'zh']));

it.each([
  ['en', '15m 1h 4h 1D'],
  ['zh', '15分 1时 4时 1日'],
] as const)('the intervals of alerts are written in the language %s as on the chart', (language, shown) => {
  render(
    <TestI18n language={language}>
      <Intervals />
    </TestI18n>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});
