import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loose, Row } from '../stories/frame.test-support';
import { AmountText } from './amount-text';
import { ChangeText } from './change-text';
import { PriceText } from './price-text';
import { QrCode } from './qr-code';
import { ValueText } from './value-text';

const Large = styled('span')({ fontSize: 24, fontWeight: 600 });
const Column = styled('div')({ display: 'grid', justifyItems: 'end', gap: 4, fontSize: 13 });

const meta = {
  title: 'Figures',
  component: PriceText,
  subcomponents: { AmountText, ChangeText, QrCode, ValueText },
  parameters: {
    guide: {
      do: [
        "Use `PriceText` with the pair's decimals, `AmountText` with its unit, `ChangeText` for per cents.",
        'Pass `undefined` for what is not known: a dash is shown, with its reason.',
        'Wrap a formatted value outside of tables, `Figure` and `FactList` in `ValueText`, which gives a dash its reason.',
        'Name in `label` what a `QrCode` holds, with its network.',
      ],
      dont: [
        'Format a number by hand: language, places and rounding are decided here.',
        'Colour a figure without sign or arrow.',
      ],
      accessibility: [
        'Direction is said by sign and arrow, never by colour alone.',
        'Figures are tabular, so that columns can be compared by eye.',
        'A `QrCode` is an image with a name; show the same value as text beside it.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { value: undefined, decimals: 4 },
} satisfies Meta<typeof PriceText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  render: () => (
    <>
      <Row>
        <Large>
          <PriceText value={decimal('64250.1')} decimals={2} direction="up" hasArrow isFlashing />
        </Large>
        <Large>
          <PriceText value={decimal('3120')} decimals={2} direction="down" hasArrow isFlashing />
        </Large>
        <Large>
          <PriceText value={decimal('1')} decimals={2} />
        </Large>
      </Row>
      <Column>
        <PriceText value={decimal('64250.1')} decimals={4} direction="up" />
        <PriceText value={decimal('64249')} decimals={4} direction="down" />
        <PriceText value={decimal('64000')} decimals={0} />
        <PriceText value={decimal('0.00000001234')} decimals={11} />
        <PriceText value={undefined} decimals={4} />
      </Column>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up')).toBeInTheDocument();
    // One tone from the first to the last digit.
    await expect(canvas.getByText('64,249.0000')).toBeInTheDocument();
    await expect(canvas.getByText('0.0₇1234')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('0.00000001234')).toBeInTheDocument();
  },
};

export const Changes: Story = {
  tags: ['picture'],
  render: () => (
    <Column>
      <ChangeText value={decimal('1.25')} />
      <ChangeText value={decimal('-0.8')} />
      <ChangeText value={decimal('0')} />
      <ChangeText value={undefined} />
      <ChangeText value={decimal('-12.5')} hasArrow={false} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1.25%')).toBeVisible();
    await expect(canvas.getByText('−0.80%')).toBeVisible();
  },
};

/** The default of Chinese locales: red for rising prices. */
export const RedUp: Story = { ...Changes, globals: { language: 'zh' } };

export const ColourVisionSafe: Story = { ...Changes, globals: { priceColours: 'colour-vision-safe' } };

export const Amounts: Story = {
  render: () => (
    <Column>
      <AmountText value={decimal('0.00012345')} unit="BTC" />
      <AmountText value={decimal('1250000.5')} decimals={2} unit="USDT" />
      <AmountText value={undefined} unit="USDT" />
      <ValueText missing="notSet">—</ValueText>
    </Column>
  ),
};

export const Code: Story = {
  render: () => <QrCode value="TQrZ8tKfjpAJbYQqcx2E1nX6mT4kHvPq3R" label="USDT address on TRC20" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'USDT address on TRC20' })).toBeVisible();
  },
};
