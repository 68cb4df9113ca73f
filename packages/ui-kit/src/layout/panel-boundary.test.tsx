import { preloadMessages } from '@bourse/i18n/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { renderWithKit } from '../testing/render-with-kit';
import { Panel } from './panel';
import { PanelBoundary } from './panel-boundary';

/** Panels that throw when they render. */
const broken = new Set<string>();

function Content({ name }: { readonly name: string }) {
  if (broken.has(name)) throw new Error(`${name} is broken`);
  return <p>{name} works</p>;
}

const panels = (subject: number) =>
  ['Chart', 'Trade'].map((name) => (
    <PanelBoundary key={name} label={name} subject={subject}>
      <Panel label={name}>
        <Content name={name} />
      </Panel>
    </PanelBoundary>
  ));

beforeAll(() => preloadMessages([uiKitMessages]));
beforeEach(() => {
  broken.clear();
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a panel that throws is replaced under its name, and the others stay', () => {
  broken.add('Chart');
  renderWithKit(<>{panels(1)}</>);
  const chart = within(screen.getByRole('region', { name: 'Chart' }));
  expect(chart.getByRole('alert')).toHaveTextContent('This part could not be shown');
  expect(screen.getByText('Trade works')).toBeVisible();
});

test('a panel that throws keeps on screen what its failure does not concern', () => {
  broken.add('Chart');
  renderWithKit(
    <PanelBoundary label="Chart" kept={<Content name="Account" />}>
      <Content name="Chart" />
      <Content name="Account" />
    </PanelBoundary>,
  );
  expect(screen.getByRole('region', { name: 'Chart' })).toBeVisible();
  expect(screen.getByText('Account works')).toBeVisible();
});

test('a panel that throws renders again on a retry', async () => {
  broken.add('Chart');
  renderWithKit(<>{panels(1)}</>);
  broken.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Chart works')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a panel that throws renders again with another subject', () => {
  broken.add('Chart');
  const { rerender } = renderWithKit(<>{panels(1)}</>);
  broken.clear();
  rerender(<>{panels(1)}</>);
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(<>{panels(2)}</>);
  expect(screen.getByText('Chart works')).toBeVisible();
});
