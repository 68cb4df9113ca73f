import type { Guide } from '@bourse/storybook-config/guide';
import { Button, NumberField } from '@bourse/ui-kit';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TicketFoot, TicketForm } from './ticket';

const meta = {
  title: 'Order entry/Ticket form',
  component: TicketForm,
  parameters: {
    guide: {
      do: ['Give `minHeight` room for the result lines and one error: both appear above the foot.'],
      dont: ['Put a control below the foot: it would move the button when it appears.'],
      accessibility: ['A focused field scrolls clear of the foot.'],
    } satisfies Guide,
  },
  args: { minHeight: 240, 'aria-label': 'Order', noValidate: true },
} satisfies Meta<typeof TicketForm>;
export default meta;
type Story = StoryObj<typeof meta>;

function Fields({ error }: { readonly error?: string }) {
  return (
    <>
      <NumberField label="Price" value={decimal('97000')} onChange={fn()} decimals={2} unit="USDT" error={error} />
      <TicketFoot>
        <Button size="large" fullWidth tone="buy">
          Buy BTC
        </Button>
      </TicketFoot>
    </>
  );
}

export const Form: Story = {
  render: (args) => (
    <TicketForm {...args}>
      <Fields />
    </TicketForm>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Buy BTC' }).getBoundingClientRect();
    await expect(form.height).toBe(240);
    await expect(form.bottom - button.bottom).toBeLessThanOrEqual(8);
  },
};

/** In a low panel the form scrolls, and its button stays in view. */
export const LowPanel: Story = {
  render: (args) => (
    <div data-low style={{ height: 120, overflow: 'auto' }}>
      <TicketForm {...args}>
        <Fields error="The price must be a multiple of 5." />
      </TicketForm>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const low = canvasElement.querySelector('[data-low]')?.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Buy BTC' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(low?.bottom ?? 0);
    await expect(button.top).toBeGreaterThan(low?.top ?? 0);
  },
};
