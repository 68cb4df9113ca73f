import { setStoryNetwork, type NetworkCondition, type StorySandbox } from '@bourse/api-client/testing';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { basePreview } from './preview';
import { openSandbox, sandboxAddress } from './sandbox';
import { exchangeMenus } from './toolbar';

const CONDITIONS: readonly NetworkCondition[] = ['live', 'slow', 'failing', 'offline'];

const conditionOf = (chosen: unknown): NetworkCondition => CONDITIONS.find((name) => name === chosen) ?? 'live';

/** Logs in to the sandbox exchange before a story that uses it. */
const openExchange: Loader = async ({ globals }) =>
  globals['exchange'] === 'sandbox' ? { sandbox: await openSandbox() } : {};

function Unreachable() {
  return (
    <p role="alert" style={{ margin: 0, padding: '8px 12px', background: '#b3261e', color: '#fff' }}>
      No sandbox exchange answers at {sandboxAddress()}, so the package&apos;s handlers do. Start one with{' '}
      <code>npm start</code>, or start Storybook with the address of another in <code>BOURSE_BACKEND</code>, and load
      this page again.
    </p>
  );
}

/**
 * Applies the toolbar's network and exchange to a story. Going offline and online keeps the story mounted, like a real
 * connection; any other change remounts it.
 */
const withExchange: Decorator = (Story, { globals, loaded }) => {
  const condition = conditionOf(globals['network']);
  const isSandbox = globals['exchange'] === 'sandbox';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `openExchange` put it there; Storybook forgets the type
  const sandbox = loaded['sandbox'] as StorySandbox | undefined;
  setStoryNetwork({ condition, sandbox });
  const line = condition === 'offline' && !sandbox ? 'live' : condition;
  return (
    <Fragment key={`${line} ${sandbox ? 'sandbox' : 'handlers'}`}>
      {isSandbox && !sandbox && <Unreachable />}
      <Story />
    </Fragment>
  );
};

/** The preview of a package whose stories call the exchange. */
export const exchangePreview = {
  ...basePreview,
  decorators: [withExchange],
  loaders: [openExchange],
  initialGlobals: { ...basePreview.initialGlobals, network: 'live', exchange: 'handlers' },
  globalTypes: { ...basePreview.globalTypes, ...exchangeMenus },
} satisfies Preview;
