import { respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { byKeyboard } from '@bourse/feature-kit/testing';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { capabilities } from '@bourse/contracts/site';
import { feeTiers } from '@bourse/contracts/spot';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFill } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { spotExchange } from '../testing/handlers';
import { renderSpot } from '../testing/render-spot';
import { Component as Fees } from './fees';

const fills = [aFill({ id: 3, side: 'sell', fee: decimal(97), feeCurrency: 'USDT' })];
const { server, present } = freshExchange(() => spotExchange({ fills }));
beforeEach(() => stubLayout(1440));

const announce = () => server.use(respond(capabilities, () => ({ fee_tiers: 1 })));
/** The fees of a tier, by the words of its line. */
const feesOf = async (tier: string) => (await screen.findByText(tier)).closest('dt')?.nextSibling;

describe('the fees of spot', () => {
  it('the fee page of spot shows the rate of the pair, an estimate, and the sum of what was paid in the period', async () => {
    const { enter } = byKeyboard(renderSpot(<Fees />, { address: '/fees?days=all' }).user);
    expect(await screen.findByText('0.1000%')).toBeVisible();
    expect(screen.getByText('Maker fee').nextSibling).toHaveTextContent('—');
    expect(screen.queryByText('Fee tiers')).not.toBeInTheDocument();
    expect(screen.getByText('Est. taker fee').nextSibling).toHaveTextContent('1USDT');
    await enter(screen.getByRole('textbox', { name: /^Order value/ }), '250');
    expect(screen.getByText('Est. taker fee').nextSibling).toHaveTextContent('0.25USDT');
    expect((await screen.findByText('USDT (charges: 1)')).nextSibling).toHaveTextContent('97USDT');
  });

  it('the fee page of spot shows a visitor the rates without what was paid', async () => {
    renderSpot(<Fees />, { address: '/fees', isVisitor: true });
    expect(await screen.findByText('0.1000%')).toBeVisible();
    expect(screen.queryByText('Fees you paid')).not.toBeInTheDocument();
  });

  it('the fee page of spot shows the rates of the user as the exchange tells them', async () => {
    present.exchange.deal = { ...present.exchange.deal, taker_fee: '0.0019', maker_fee: '0.0009' };
    renderSpot(<Fees />, { address: '/fees' });
    expect(await screen.findByText('0.1900%')).toBeVisible();
    expect(screen.getByText('Maker fee').nextSibling).toHaveTextContent('0.0900%');
  });
});

describe('the fee tiers', () => {
  const tiers = [
    { level: 0, volume: '0', maker_fee: '0.001', taker_fee: '0.001' },
    { level: 1, volume: '50000', maker_fee: '0.0009', taker_fee: '0.00095' },
  ];
  const own = { level: 0, volume: '12500', volume_today: '300' };

  it('the fee tiers show the tier of the user, its volume, and what the next one needs', async () => {
    announce();
    server.use(respond(feeTiers, () => ({ currency_name: 'USDT', tiers, ...own })));
    renderSpot(<Fees />, { address: '/fees' });
    expect(await feesOf('Tier 1 · 50,000 USDT')).toHaveTextContent('0.0900% / 0.0950%');
    expect(screen.getByText('Tier 0 · 0 USDT').tagName).toBe('STRONG');
    expect(screen.getByText('Your tier').nextSibling).toHaveTextContent('Tier 0');
    expect(screen.getByText('30-day volume').nextSibling).toHaveTextContent('12,500USDT');
    expect(screen.getByText('Today, not counted yet').nextSibling).toHaveTextContent('300USDT');
    expect(screen.getByText('37,500 USDT more for tier 1')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress to tier 1' })).toHaveAttribute('aria-valuenow', '25');
  });

  it('the fee tiers show a visitor the rates alone', async () => {
    announce();
    server.use(respond(feeTiers, () => ({ currency_name: 'USDT', tiers })));
    renderSpot(<Fees />, { address: '/fees', isVisitor: true });
    expect(await feesOf('Tier 0 · 0 USDT')).toHaveTextContent('0.1000% / 0.1000%');
    expect(screen.queryByText(/Your tier/)).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('the fee tiers are read again after a failure', async () => {
    announce();
    server.use(respond(feeTiers, () => status(500)));
    const { user } = renderSpot(<Fees />, { address: '/fees' });
    expect(await screen.findByText('The fee tiers could not be loaded.')).toBeVisible();
    server.use(respond(feeTiers, () => ({ currency_name: 'USDT', tiers, ...own, level: 1, volume: '50000' })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByText('Your tier')).nextSibling).toHaveTextContent('Tier 1');
    expect(screen.getByText('You have the highest tier.')).toBeVisible();
  });
});
