import type { Guide } from '@bourse/storybook-config/guide';
import { Turns } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoldedPart } from './folded-part';
import { TURNS } from './turns';

const meta = {
  title: 'Deal screen/Folded part',
  component: FoldedPart,
  parameters: {
    guide: {
      do: ['Put the fields of a closed fold into it: the screen answers earlier.'],
      dont: ['Use it for what is visible when the screen opens.'],
      accessibility: ['Open and closed are those of the native fold.'],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <Turns last={TURNS.folded}>
        <details>
          <summary>More options</summary>
          <Story />
        </details>
      </Turns>
    ),
  ],
  args: { children: <p>Split into 10 orders</p> },
} satisfies Meta<typeof FoldedPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The content is mounted after the visible panels; the fold is still closed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Split into 10 orders')).not.toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More options'));
    await expect(await canvas.findByText('Split into 10 orders')).toBeVisible();
  },
};
