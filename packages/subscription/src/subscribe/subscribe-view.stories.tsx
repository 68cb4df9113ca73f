import { decimal } from '@bourse/decimal';
import { VisitorSurroundings } from '@bourse/market/testing';
import { stoppedClock } from '@bourse/storybook-config/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aLaunch, NOW } from '../testing/fixtures';
import { SubscribeView } from './subscribe-view';

const launch = aLaunch();
const quantity = decimal('300');
const sent = { id: 'a', ticket: { token: launch.name, quantity, price: launch.price } };
const write = {
  state: { phase: 'idle' },
  isBusy: false,
  confirm: fn(),
  takeBack: fn(),
  lookAgain: fn(),
  dismiss: fn(),
} as const;

const meta = {
  title: 'Subscribe',
  component: SubscribeView,
  beforeEach: stoppedClock(NOW),
  decorators: [
    (Story) => (
      <VisitorSurroundings handlers={[]}>
        <main style={{ padding: 16 }}>
          <Story />
        </main>
      </VisitorSurroundings>
    ),
  ],
  args: {
    launch,
    market: decimal('1.25'),
    isLoggedIn: true,
    quantity,
    pace: { windowMs: 600_000, leftMs: 7_200_000 },
    problem: undefined,
    refusal: undefined,
    write,
    onQuantity: fn(),
    onSubmit: fn(),
    onNewPrice: fn(),
  },
} satisfies Meta<typeof SubscribeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(await canvas.findByText('Ends in 2 d 00:00:00')).toBeVisible();
    const submit = canvasElement.querySelector('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { quantity: undefined, market: undefined } };

/** Both neighbouring multiples are offered with their cost. */
export const NotAMultiple: Story = {
  tags: ['picture'],
  args: { quantity: decimal('250'), problem: 'quantityMultiple' },
};

export const Refused: Story = { args: { refusal: 'The quantity is not available any more.' } };

export const Visitor: Story = { args: { isLoggedIn: false, quantity: undefined } };

export const Upcoming: Story = { args: { launch: aLaunch({ step: 1, startsAt: NOW + 3_600_000 }) } };

export const Ended: Story = { tags: ['picture'], args: { launch: aLaunch({ step: 3, endsAt: NOW - 1000 }) } };

export const Confirming: Story = {
  tags: ['picture'],
  args: { write: { ...write, state: { phase: 'confirming', ...sent } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The price has changed since the dialog opened. */
export const PriceChanged: Story = {
  args: { launch: aLaunch({ price: decimal('1.1') }), write: { ...write, state: { phase: 'confirming', ...sent } } },
};

export const OutcomeUnknown: Story = {
  tags: ['picture'],
  args: { write: { ...write, isBusy: true, state: { phase: 'unknown', ...sent, before: {}, hasLooked: true } } },
};
