import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../feedback/skeleton';
import { Panel } from '../layout/panel';
import { column } from '../stories/frame.test-support';
import { FailedOnPress, lazyPart } from './lazy-part';

const Fees = () => <p>Fee schedule</p>;
const fallback = <Skeleton height={52} />;

/** Code whose first request fails. */
function failOnce() {
  let requests = 0;
  return () => {
    requests += 1;
    return requests === 1 ? Promise.reject<typeof Fees>(new Error('offline')) : Promise.resolve(Fees);
  };
}

const ReadyPart = lazyPart(async () => Fees, { fallback });
const LoadingPart = lazyPart(() => new Promise<typeof Fees>(() => undefined), { fallback });
const FailedPart = lazyPart(failOnce(), { fallback });

const meta = {
  title: 'Loading/Lazy part',
  subcomponents: { FailedOnPress },
  parameters: {
    guide: {
      do: [
        'Create the part as a constant of the file.',
        'Give the fallback the size that the part usually has.',
        'Dialogs, drawers and menus: `fallback: null`, and `FailedOnPress` after a failed load.',
      ],
      dont: ['Use it for what the first screen always shows: a request more, for code that is needed anyway.'],
      accessibility: ['A failed load is announced in place and offers a retry.'],
    } satisfies Guide,
  },
  decorators: [column],
  render: () => <ReadyPart />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fee schedule')).toBeVisible();
  },
};

export const Loading: Story = { render: () => <LoadingPart /> };

/** The panel beside the failed one stays. */
export const Failed: Story = {
  render: () => (
    <>
      <Panel title="Fees">
        <FailedPart />
      </Panel>
      <Panel title="Limits">No limits.</Panel>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Fee schedule')).toBeVisible();
  },
};
