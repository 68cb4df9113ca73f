import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { column } from '../stories/frame';
import { loadPart, neverLoad, type Part } from '../stories/part';
import { ChunkPart, type ChunkPartProps } from './chunk-part';

/** A chunk whose first request fails. */
function failOnce() {
  let requests = 0;
  return () => {
    requests += 1;
    return requests === 1 ? Promise.reject<Part>(new Error('offline')) : loadPart();
  };
}

const meta = {
  title: 'Loading/Chunk part',
  component: ChunkPart<Part>,
  parameters: {
    guide: {
      do: [
        'Define `load` as a constant of the file.',
        'Use it for the content of a tab or of an opened row.',
        'Give the height that the part usually has.',
      ],
      dont: ['Use it for dialogs, drawers and menus: `OnDemand` shows them nothing while they load.'],
      accessibility: ['A failed request is announced in place and offers a retry.'],
    } satisfies Guide,
  },
  decorators: [column],
  args: { load: loadPart, height: 120, children: ({ title }) => <p>{title}</p> },
} satisfies Meta<ChunkPartProps<Part>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fee schedule')).toBeVisible();
  },
};

export const Loading: Story = { args: { load: neverLoad } };

export const Failed: Story = {
  args: { load: failOnce() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Fee schedule')).toBeVisible();
  },
};
