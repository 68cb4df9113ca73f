import { decimal, type Decimal } from '@bourse/decimal';
import { VisitorSurroundings } from '@bourse/market/testing';
import { stoppedClock } from '@bourse/storybook-config/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainWith } from '@bourse/ui-kit/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { subscribePreview } from '../rules/subscribe-preview';
import { aLaunch, NOW } from '../testing/fixtures';
import type { FormModel, MarketModel } from './model';
import { SubscribeView } from './subscribe-view';

const launch = aLaunch();
const quantity = decimal('300');
const available = launch.balance;
const market: MarketModel = {
  launch,
  price: decimal('1.25'),
  pace: { windowMs: 600_000, leftMs: 7_200_000 },
};
const previewOf = (entered: Decimal | undefined, { launch: { price }, price: marketPrice } = market) =>
  subscribePreview(entered, { price, market: marketPrice, available });
const form: FormModel = {
  values: { quantity },
  errors: { quantity: undefined, refusal: undefined },
  preview: previewOf(quantity),
  submit: {
    state: { phase: 'idle' },
    isBusy: false,
    confirm: fn(),
    takeBack: fn(),
    lookAgain: fn(),
    dismiss: fn(),
  },
};
const sent = { id: 'a', ticket: { token: launch.name, quantity, price: launch.price } };
const confirming: FormModel = { ...form, submit: { ...form.submit, state: { phase: 'confirming', ...sent } } };

const meta = {
  title: 'Subscribe',
  component: SubscribeView,
  beforeEach: stoppedClock(NOW),
  decorators: [
    mainWith({ padding: 16 }),
    (Story) => (
      <VisitorSurroundings handlers={[]}>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: {
    form,
    market,
    balance: { isLoggedIn: true, available },
    actions: { onQuantity: fn(), onSubmit: fn(), onNewPrice: fn() },
  },
} satisfies Meta<typeof SubscribeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(await canvas.findByText('Ends in 2 d 00:00:00')).toBeVisible();
    const submit = canvasElement.querySelector('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await expect(args.actions.onSubmit).toHaveBeenCalledOnce();
  },
};

const unpriced: MarketModel = { ...market, price: undefined };

export const Empty: Story = {
  args: {
    form: { ...form, values: { quantity: undefined }, preview: previewOf(undefined, unpriced) },
    market: unpriced,
  },
};

/** Both neighbouring multiples are offered with their cost. */
export const NotAMultiple: Story = {
  args: {
    form: {
      ...form,
      values: { quantity: decimal('250') },
      errors: { ...form.errors, quantity: 'quantityMultiple' },
      preview: previewOf(decimal('250')),
    },
  },
};

export const Refused: Story = {
  args: { form: { ...form, errors: { ...form.errors, refusal: 'The amount is not available any more.' } } },
};

export const Visitor: Story = {
  args: {
    form: { ...form, values: { quantity: undefined }, preview: previewOf(undefined) },
    balance: { isLoggedIn: false, available: undefined },
  },
};

export const Upcoming: Story = {
  args: { market: { ...market, launch: aLaunch({ step: 1, startsAt: NOW + 3_600_000 }) } },
};

export const Ended: Story = {
  tags: ['picture'],
  args: { market: { ...market, launch: aLaunch({ step: 3, endsAt: NOW - 1000 }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribe now' })).toBeDisabled();
  },
};

export const Confirming: Story = {
  tags: ['picture'],
  args: { form: confirming },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const repriced: MarketModel = { ...market, launch: aLaunch({ price: decimal('1.1') }) };

/** The price has changed since the dialog opened. */
export const PriceChanged: Story = {
  args: { form: { ...confirming, preview: previewOf(quantity, repriced) }, market: repriced },
};

export const OutcomeUnknown: Story = {
  tags: ['picture'],
  args: {
    form: {
      ...form,
      submit: { ...form.submit, isBusy: true, state: { phase: 'unknown', ...sent, before: {}, hasLooked: true } },
    },
  },
};
