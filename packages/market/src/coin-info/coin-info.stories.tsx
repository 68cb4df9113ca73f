import { LOADING } from '@bourse/feature-kit';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CoinInfo } from './coin-info';

const meta = {
  component: CoinInfo,

  parameters: {
    guide: {
      do: ['Pass the reply as it is; the text is cleaned before it is shown.'],
      dont: ['Load it before the tab is opened: its text is a chunk of its own.'],
      accessibility: ["An article with a heading below the tab's."],
    } satisfies Guide,
  },
  args: {
    detail: {
      name: 'Bitcoin',
      description:
        '<p>Bitcoin is a <b>decentralised</b> currency: nobody issues it and nobody can stop it.</p><p>Its first block was mined in January 2009; no more than 21 million will ever exist.</p>',
    },
  },
} satisfies Meta<typeof CoinInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    // The code that cleans the text loads on demand.
    await expect(await canvas.findByText('decentralised')).toBeVisible();
  },
};

export const Hostile: Story = {
  tags: ['picture'],
  args: {
    detail: { name: 'Evil', description: '<img src=x onerror="document.title=1"><script>alert(1)</script>Only words.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only words.')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { detail: undefined, state: LOADING } };

export const Unknown: Story = { args: { detail: { name: 'NEW', description: '' } } };

export const Failed: Story = {
  args: { detail: undefined, state: { kind: 'failed', failure: { kind: 'network' } }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
