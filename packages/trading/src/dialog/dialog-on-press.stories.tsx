import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DialogOnPress } from './dialog-on-press';
import { PlainDialog } from './plain-dialog';

interface Receipt {
  readonly sentence: string;
}

const load = async (): Promise<Receipt> => ({ sentence: 'Bought 0.5 BTC at 97,000 USDT.' });
const fail = () => Promise.reject<Receipt>(new Error('no connection'));

const meta = {
  title: 'Dialogs/Dialog on press',
  component: DialogOnPress<Receipt>,
  parameters: {
    guide: {
      do: [
        'Render it from the press of the button until the dialog is closed.',
        'Define `load` as a constant of the file.',
      ],
      dont: ['Use it for a dialog that opens with the screen.'],
      accessibility: [
        'A failed request opens a dialog with a retry; Escape closes it.',
        'The focus returns to the button that was pressed.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '420px' } },
  },
  args: {
    load,
    title: 'Execution receipt',
    onClose: fn(),
    children: ({ sentence }) => (
      <PlainDialog open title="Execution receipt" onClose={() => undefined}>
        {sentence}
      </PlainDialog>
    ),
  },
} satisfies Meta<typeof DialogOnPress<Receipt>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Execution receipt' })).toHaveTextContent('0.5 BTC');
  },
};

export const Failed: Story = {
  args: { load: fail },
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(retry).toBeVisible());
  },
};
